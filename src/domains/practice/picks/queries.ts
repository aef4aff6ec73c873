import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { CANDIDATES_A_PAGE, MOST_PICKS } from './terms.ts'

const theme = sql<string>`coalesce(l.training_title, l.title)`

/** What may be shown now: picked under the consent that still stands, and not hidden. */
const valid = (db: Reader) =>
  db
    .selectFrom('practice_picks as p')
    .innerJoin('practice_logs as g', 'g.id', 'p.log_id')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .leftJoin('curriculum_steps as s', 's.id', 'g.step_id')
    .whereRef('g.picture_consented_at', '=', 'p.consented_at')
    .where('g.hidden_at', 'is', null)

export async function listShown(db: Reader) {
  return valid(db)
    .select(['g.id', 'p.caption', 'g.image_width as width', 'g.image_height as height'])
    .select(['g.posted_at as createdAt', 'g.updated_at as updatedAt', theme.as('theme'), 'l.title'])
    .select(
      sql<string | null>`case when g.memo_consented_at is null or g.memo = '' then null else g.memo end`.as('memo'),
    )
    .select(['l.course_id as courseId', 's.curriculum_id as curriculumId'])
    .orderBy('p.position')
    .orderBy('p.log_id')
    .limit(MOST_PICKS)
    .execute()
}

/** The keys of a picture that everybody may see now. */
export async function findShownKeys(db: Reader, id: number) {
  return valid(db)
    .where('g.id', '=', id)
    .select(['g.image_key as imageKey', 'g.small_key as smallKey'])
    .executeTakeFirst()
}

/** Everything that its owners allow to be shown, what is picked first and the newest next. */
export async function listCandidates(db: Reader, page: number) {
  const rows = await db
    .selectFrom('practice_logs as g')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .leftJoin('practice_picks as p', (join) =>
      join.onRef('p.log_id', '=', 'g.id').onRef('p.consented_at', '=', 'g.picture_consented_at'),
    )
    .where('g.picture_consented_at', 'is not', null)
    .where('g.hidden_at', 'is', null)
    .select(['g.id', 'g.small_key as smallKey', 'g.image_width as width', 'g.image_height as height', 'g.memo'])
    .select(['g.posted_at as postedAt', 'g.memo_consented_at as memoConsentedAt', theme.as('theme')])
    .select(['p.position', 'p.caption', sql<number>`count(*) over ()::int`.as('total')])
    .orderBy('p.position', (order) => order.asc().nullsLast())
    .orderBy('g.posted_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(CANDIDATES_A_PAGE)
    .offset((page - 1) * CANDIDATES_A_PAGE)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Holds the log's consent still, and stands in line with other picks. */
export async function lockCandidate(tx: Tx, id: number) {
  await sql`select pg_advisory_xact_lock(hashtext('practice-picks'))`.execute(tx)
  return tx
    .selectFrom('practice_logs')
    .select(['id', 'member_id as memberId', 'picture_consented_at as consentedAt', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
}

export async function countOtherPicks(tx: Tx, id: number): Promise<number> {
  const { n } = await valid(tx)
    .where('g.id', '!=', id)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

type Pick = { id: number; position: number; caption: string; consentedAt: Date; by: number; now: Date }
export async function putPick(tx: Tx, it: Pick): Promise<void> {
  const words = { position: it.position, caption: it.caption, consented_at: it.consentedAt }
  await tx
    .insertInto('practice_picks')
    .values({ log_id: it.id, ...words, picked_at: it.now, picked_by: it.by })
    .onConflict((conflict) => conflict.column('log_id').doUpdateSet(words))
    .execute()
}

export async function removePick(tx: Tx, id: number): Promise<boolean> {
  const gone = await tx.deleteFrom('practice_picks').where('log_id', '=', id).returning('log_id').executeTakeFirst()
  return gone !== undefined
}
