import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { DraftForm } from './forms.ts'
import type { DraftItem } from './terms.ts'

type AssignedWork = {
  teacherId: number
  studentId: number
  student: string
  studentAvatarKey: string | null
  correctedAt: Date | null
  cancelledAt: Date | null
}

/** A work that was given to the teacher behind this account: whose it is, and whether it still waits. */
export async function findAssigned(db: Reader, memberId: number, id: number): Promise<AssignedWork | undefined> {
  const found = await sql<AssignedWork>`
    select w.teacher_id as "teacherId", w.member_id as "studentId", m.name as student, m.avatar_key as "studentAvatarKey",
      w.corrected_at as "correctedAt", w.cancelled_at as "cancelledAt"
    from corrected_works w join correctional_teachers t on t.id = w.teacher_id join members m on m.id = w.member_id
    where w.id = ${id} and t.member_id = ${memberId} and t.activated_at is not null and t.ended_at is null`.execute(db)
  return found.rows[0]
}

/** Locks a work, so that it is returned or cancelled, and once. */
export const lockWork = (tx: Tx, id: number) =>
  tx
    .selectFrom('corrected_works')
    .select([
      'teacher_id as teacherId',
      'fee_yen as feeYen',
      'corrected_at as correctedAt',
      'cancelled_at as cancelledAt',
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('corrections').select('version').where('work_id', '=', id)).as('wasReturned'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export async function findDraft(db: Reader, workId: number) {
  return db
    .selectFrom('correction_drafts')
    .select(['version', sql<DraftItem[]>`items`.as('items')])
    .where('work_id', '=', workId)
    .executeTakeFirst()
}

/** Keeps a draft that rests on the newest; the new version, or nothing where another was kept meanwhile. */
export async function putDraft(
  db: Reader,
  { workId, teacherId, now }: { workId: number; teacherId: number; now: Date },
  { items, version }: DraftForm,
): Promise<number | undefined> {
  const kept = await sql<{ version: number }>`
    insert into correction_drafts as d (work_id, teacher_id, items, version, saved_at)
    select w.id, w.teacher_id, ${JSON.stringify(items)}::jsonb, 1, ${now} from corrected_works w
    where w.id = ${workId} and w.teacher_id = ${teacherId} and w.corrected_at is null and w.cancelled_at is null
      and (${version} = 0 or exists (select from correction_drafts where work_id = ${workId}))
    for share of w
    on conflict (work_id) do update set items = excluded.items, version = d.version + 1, saved_at = excluded.saved_at
      where d.version = ${version}
    returning version`.execute(db)
  return kept.rows[0]?.version
}

export type NewItem = {
  image_key: string | null
  comment: string | null
  attachment_key: string | null
  attachment_name: string | null
}

/** A version of what is given back, and the work as corrected from now on. */
export async function insertReturn(
  tx: Tx,
  { workId, teacherId, now }: { workId: number; teacherId: number; now: Date },
  items: NewItem[],
): Promise<void> {
  const { version } = await tx
    .insertInto('corrections')
    .values(({ selectFrom }) => ({
      work_id: workId,
      teacher_id: teacherId,
      returned_at: now,
      version: selectFrom('corrections')
        .select(sql<number>`coalesce(max(version), 0) + 1`.as('next'))
        .where('work_id', '=', workId),
    }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('correction_items')
    .values(items.map((item, position) => ({ work_id: workId, version, position, ...item })))
    .execute()
  await dropDraft(tx, workId)
}

/** What a teacher had prepared for a work that is somebody else's now. */
export async function dropDraft(tx: Tx, workId: number): Promise<void> {
  await tx.deleteFrom('correction_drafts').where('work_id', '=', workId).execute()
}
