import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Consenter } from './terms.ts'

/** The first picture of what came back last and is seen. */
const afterKey = sql<string>`(
  select i.image_key from corrections c join correction_items i on i.work_id = c.work_id and i.version = c.version and i.position = 0
  where c.work_id = w.id and c.hidden_at is null order by c.version desc limit 1)`

/** Returned, and nothing is being done to it. */
const isReturned = sql<boolean>`(w.corrected_at is not null and w.cancelled_at is null and ${afterKey} is not null)`

type Shown = { id: number; title: string; teacher: string }
export async function listShown(db: Reader, most: number): Promise<Shown[]> {
  const found = await sql<Shown>`
    select w.id, s.title, t.name as teacher
    from critique_showings s join corrected_works w on w.id = s.work_id join correctional_teachers t on t.id = w.teacher_id
    where s.shown_at is not null and ${isReturned} order by s.shown_at desc, w.id desc limit ${most}`.execute(db)
  return found.rows
}

/** Both pictures of a sample that everybody may see now. */
export async function findShownPictures(db: Reader, id: number) {
  const found = await sql<{ before: string; after: string }>`
    select w.image_key as before, ${afterKey} as after from critique_showings s join corrected_works w on w.id = s.work_id
    where s.work_id = ${id} and s.shown_at is not null and ${isReturned}`.execute(db)
  return found.rows[0]
}

export type Showing = { memberAgrees: boolean; teacherAgrees: boolean; title: string | null; isShown: boolean }
const nothing: Showing = { memberAgrees: false, teacherAgrees: false, title: null, isShown: false }

/** What was allowed of a work, and whether it is shown. */
export async function findShowing(db: Reader, id: number): Promise<Showing> {
  const found = await sql<Showing>`
    select member_consented_at is not null as "memberAgrees", teacher_consented_at is not null as "teacherAgrees", title,
      shown_at is not null as "isShown" from critique_showings where work_id = ${id}`.execute(db)
  return found.rows[0] ?? nothing
}

/** A work of this member or of this teacher, held; whose it is, and whether it is back. */
export async function lockReturned(tx: Tx, { id, memberId }: { id: number; memberId: number | null }) {
  await sql`select from corrected_works where id = ${id} for update`.execute(tx)
  const found = await sql<{ memberId: number; isOwn: boolean; isReturned: boolean }>`
    select w.member_id as "memberId", coalesce(w.member_id = ${memberId}, false) as "isOwn", ${isReturned} as "isReturned"
    from corrected_works w where w.id = ${id}`.execute(tx)
  return found.rows[0]
}

export async function putConsent(tx: Tx, { id, who, at }: { id: number; who: Consenter; at: Date | null }) {
  const column = who === 'member' ? 'member_consented_at' : 'teacher_consented_at'
  const words = { [column]: at, ...(at === null && { shown_at: null, shown_by: null }) }
  await tx
    .insertInto('critique_showings')
    .values({ work_id: id, [column]: at })
    .onConflict((conflict) => conflict.column('work_id').doUpdateSet(words))
    .execute()
}

/** Puts a work among the samples, or takes it away; false where it is so already, or not allowed. */
export async function putShown(tx: Tx, id: number, shown: { title: string; by: number; now: Date } | null) {
  const { numUpdatedRows } = await tx
    .updateTable('critique_showings')
    .set(shown ? { title: shown.title, shown_by: shown.by, shown_at: shown.now } : { shown_by: null, shown_at: null })
    .where('work_id', '=', id)
    .where('member_consented_at', 'is not', null)
    .where('teacher_consented_at', 'is not', null)
    .$if(shown === null, (query) => query.where('shown_at', 'is not', null))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
