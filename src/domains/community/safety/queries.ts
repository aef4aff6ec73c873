import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { NEAR, type Likeness } from '#platform/pictures/likeness.ts'
import type { Effect, Watched, WordKind } from './terms.ts'

const MOST_WORDS = 1_000

export function listWatched(db: Reader): Promise<Watched[]> {
  return db
    .selectFrom('watched_words')
    .select(['id', 'kind', 'text', 'effect'])
    .orderBy('kind', 'desc')
    .orderBy('text')
    .limit(MOST_WORDS)
    .execute()
}

/** False where it is on the list already. */
export async function insertWatched(
  tx: Tx,
  word: { kind: WordKind; text: string; effect: Effect; added_at: Date; added_by: number },
): Promise<boolean> {
  const row = await tx
    .insertInto('watched_words')
    .values(word)
    .onConflict((conflict) => conflict.constraint('watched_words_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function deleteWatched(tx: Tx, id: number) {
  return tx.deleteFrom('watched_words').where('id', '=', id).returning(['kind', 'text']).executeTakeFirst()
}

/** Whether a picture with these pixels was hidden once, or one that looks much like it. */
export async function findHidden(db: Reader, { fingerprint, likeness }: Likeness): Promise<'same' | 'near' | null> {
  const found = await sql<{ same: boolean | null }>`
    select bool_or(fingerprint = ${fingerprint}) as same from hidden_pictures
    where fingerprint = ${fingerprint} or bit_count(likeness # ${likeness}::bit(64)) <= ${NEAR}`.execute(db)
  const { same } = found.rows[0]!
  return same === null ? null : same ? 'same' : 'near'
}

/** What was drawn before pictures were compared as they are now is known by its pixels alone. */
type Hidden = Pick<Likeness, 'fingerprint'> & { likeness: string | null }

/** What staff hid comes back neither as it was nor unseen. */
export async function noteHidden(tx: Tx, { fingerprint, likeness }: Hidden, hidden_at: Date): Promise<void> {
  await tx
    .insertInto('hidden_pictures')
    .values({ fingerprint, likeness, hidden_at })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
}

/** Pictures that are known by their pixels alone, and where each is still kept. */
export async function listBarelyKnown(db: Reader): Promise<{ fingerprint: string; key: string }[]> {
  const { rows } = await sql<{ fingerprint: string; key: string }>`
    select h.fingerprint, p.key from hidden_pictures h join (
      select fingerprint, small_key as key from illust_reports
      union all select fingerprint, image_key from illust_report_comments
    ) p using (fingerprint)
    where h.likeness is null and p.key is not null
    order by h.hidden_at desc limit 200`.execute(db)
  return rows
}

export async function setLikeness(db: Reader, fingerprint: string, likeness: string): Promise<void> {
  await sql`update hidden_pictures set likeness = ${likeness}::bit(64) where fingerprint = ${fingerprint}`.execute(db)
}

export async function forgetHidden(tx: Tx, fingerprint: string): Promise<void> {
  await tx.deleteFrom('hidden_pictures').where('fingerprint', '=', fingerprint).execute()
}
