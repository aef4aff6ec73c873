import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** Puts the picture in the place of the one before, whose key it answers; the first date stays. */
export async function putFinalWork(
  tx: Tx,
  it: { memberId: number; curriculumId: number; key: string; now: Date },
): Promise<string | null> {
  const found = await sql<{ before: string | null }>`
    insert into final_works (member_id, curriculum_id, image_key, first_posted_at)
    values (${it.memberId}, ${it.curriculumId}, ${it.key}, ${it.now})
    on conflict (member_id, curriculum_id) do update set image_key = excluded.image_key, replaced_at = ${it.now}
    returning old.image_key as before`.execute(tx)
  return found.rows[0]!.before
}

export async function findFinalWork(db: Reader, memberId: number, curriculumId: number) {
  return db
    .selectFrom('final_works')
    .select(['image_key as key', 'first_posted_at as firstPostedAt', 'replaced_at as replacedAt'])
    .where('member_id', '=', memberId)
    .where('curriculum_id', '=', curriculumId)
    .executeTakeFirst()
}
