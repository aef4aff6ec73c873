import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { KeptPicture } from '#platform/pictures/keep-picture.ts'
import { countedFrom } from '../counted-from.ts'
import type { PinRow } from '../pins/read-pins.ts'
import type { ReportKind, WorkKind } from '../terms.ts'
import { seenBy } from '../who-sees.ts'

type Item = { position: number; imageKey: string | null; comment: string | null; attachmentName: string | null }
type Layer = { name: string; imageKey: string }
type MemoRow = { seconds: number; words: string }
export type Work = {
  id: number
  campaignId: number
  campaign: string
  isOwn: boolean
  imageKey: string
  imageWidth: number
  imageHeight: number
  attachmentName: string | null
  kind: WorkKind
  fanFiction: string | null
  comment: string
  requestedAt: Date
  /** from here on the days until the return are counted */
  countedFrom: Date
  /** what came back was opened again, and waits */
  isReopened: boolean
  correctedAt: Date | null
  filesToldAt: Date | null
  cancelledAt: Date | null
  /** in the words of staff, where they cancelled it */
  cancelReason: string | null
  teacher: string
  student: string
  /** the teacher has prepared something */
  hasBegun: boolean
  /** what who looks has told the school of it, and staff have not decided */
  openReport: ReportKind | null
  /** its cancelling is asked for, by whomever */
  isCancelAsked: boolean
  /** something that came back was taken out of sight */
  hasHidden: boolean
  /** what was given back, the newest first; each stays */
  versions: {
    version: number
    returnedAt: string
    isDrawn: boolean
    items: Item[]
    pins: PinRow[]
    layers: Layer[]
    memo: MemoRow | null
  }[]
}

/** Somebody asks that it be cancelled: 「取消確認中」 for staff and the teacher. */
export const isCancelAsked = sql<boolean>`exists (
  select from critique_reports r where r.work_id = w.id and r.decided_at is null and r.kind = 'cancel')`

/** It waits though something that is seen came back: staff opened that again. */
export const isReopened = sql<boolean>`(w.corrected_at is null and exists (
  select from corrections c where c.work_id = w.id and c.hidden_at is null))`

/** The teacher has something on the desk for it: items, or strokes. */
export const hasBegun = sql<boolean>`(exists (select from correction_drafts d where d.work_id = w.id)
  or exists (select from correction_drawings d where d.work_id = w.id and d.version is null))`

export async function findWork(
  db: Reader,
  { viewerId, now }: { viewerId: number; now: Date },
  id: number,
): Promise<Work | undefined> {
  const found = await sql<Work>`
    select w.id, w.campaign_id as "campaignId", k.title as campaign, w.member_id = ${viewerId} as "isOwn", w.image_key as "imageKey",
      w.image_width as "imageWidth", w.image_height as "imageHeight", w.attachment_name as "attachmentName",
      w.genre as kind, w.fan_fiction_description as "fanFiction", w.comment, w.requested_at as "requestedAt", ${countedFrom} as "countedFrom",
      w.corrected_at as "correctedAt", ${isReopened} as "isReopened", w.files_told_at as "filesToldAt", w.cancelled_at as "cancelledAt", w.cancel_reason as "cancelReason",
      t.name as teacher, m.name as student, ${hasBegun} as "hasBegun",
      (select r.kind from critique_reports r where r.work_id = w.id and r.decided_at is null
        and r.by_role = case when w.member_id = ${viewerId} then 'member' else 'teacher' end
        and (r.kind = 'offence') = (w.corrected_at is not null) order by r.id limit 1) as "openReport",
      ${isCancelAsked} as "isCancelAsked",
      exists (select from corrections c where c.work_id = w.id and c.hidden_at is not null) as "hasHidden",
      (select coalesce(json_agg(json_build_object('version', c.version, 'returnedAt', c.returned_at,
          'isDrawn', exists (select from correction_drawings d where d.work_id = c.work_id and d.version = c.version), 'items',
          (select coalesce(json_agg(json_build_object('position', i.position, 'imageKey', i.image_key, 'comment', i.comment,
            'attachmentName', i.attachment_name) order by i.position), '[]')
            from correction_items i where i.work_id = c.work_id and i.version = c.version),
          'layers', (select coalesce(json_agg(json_build_object('name', l.name, 'imageKey', l.image_key) order by l.number), '[]')
            from correction_layers l where l.work_id = c.work_id and l.version = c.version),
          'memo', case when c.memo_key is not null then json_build_object('seconds', c.memo_seconds, 'words', c.memo_words) end,
          'pins', (select coalesce(json_agg(json_build_object('number', p.number, 'x', p.x, 'y', p.y, 'words', p.words,
            'chapterId', p.chapter_id, 'primeLessonId', p.prime_lesson_id, 'seconds', p.seconds,
            'isDone', p.done_at is not null) order by p.number), '[]')
            from correction_pins p where p.work_id = c.work_id and p.version = c.version)) order by c.version desc), '[]')
        from corrections c where c.work_id = w.id and c.hidden_at is null) as versions
    from corrected_works w join correctional_teachers t on t.id = w.teacher_id join members m on m.id = w.member_id
      join correction_campaigns k on k.id = w.campaign_id
    where w.id = ${id} and ${seenBy(viewerId, now)}`.execute(db)
  return found.rows[0]
}

/** A file beside a work or beside what came back, for who may see the work. */
export async function findAttachment(
  db: Reader,
  { viewerId, now }: { viewerId: number; now: Date },
  { id, version, position }: { id: number; version?: number; position?: number },
) {
  const found = await sql<{ key: string | null; name: string | null; isOwn: boolean }>`
    select w.member_id = ${viewerId} as "isOwn", ${version === undefined ? sql`w.attachment_key as key, w.attachment_name as name` : sql`i.attachment_key as key, i.attachment_name as name`}
    from corrected_works w join correctional_teachers t on t.id = w.teacher_id
    ${
      version === undefined
        ? sql``
        : sql`join correction_items i on i.work_id = w.id and i.version = ${version} and i.position = ${position}
      join corrections c on c.work_id = i.work_id and c.version = i.version and c.hidden_at is null`
    }
    where w.id = ${id} and ${seenBy(viewerId, now)}`.execute(db)
  return found.rows[0]
}

/** The work that was made of this picture before, for an answer that was lost. */
export function findByRequestKey(db: Reader, memberId: number, key: string) {
  return db
    .selectFrom('corrected_works')
    .select('id')
    .where('request_key', '=', key)
    .where('member_id', '=', memberId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
}

export type NewWork = {
  memberId: number
  campaignId: number
  teacherId: number
  requestKey: string
  picture: KeptPicture
  attachmentKey: string
  attachmentName: string
  kind: WorkKind
  fanFiction: string | null
  comment: string
  agreementVersion: string
  byExtraRight: boolean
  now: Date
}

export async function insertWork(tx: Tx, work: NewWork): Promise<number> {
  const { id } = await tx
    .insertInto('corrected_works')
    .values(({ selectFrom }) => ({
      member_id: work.memberId,
      campaign_id: work.campaignId,
      teacher_id: work.teacherId,
      request_key: work.requestKey,
      image_key: work.picture.key,
      image_width: work.picture.width,
      image_height: work.picture.height,
      attachment_key: work.attachmentKey,
      attachment_name: work.attachmentName,
      genre: work.kind,
      fan_fiction_description: work.fanFiction,
      comment: work.comment,
      agreement_version: work.agreementVersion,
      by_extra_right: work.byExtraRight,
      fee_yen: selectFrom('correctional_teachers').select('fee_yen').where('id', '=', work.teacherId),
      requested_at: work.now,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks an own work, and says whether its teacher has begun. */
export async function lockOwn(tx: Tx, memberId: number, id: number): Promise<{ hasBegun: boolean } | undefined> {
  await sql`select from corrected_works where id = ${id} and member_id = ${memberId} for update`.execute(tx)
  const found = await sql<{ hasBegun: boolean }>`
    select ${hasBegun} as "hasBegun" from corrected_works w where w.id = ${id} and w.member_id = ${memberId}`.execute(
    tx,
  )
  return found.rows[0]
}

/** Takes a waiting work back; false where it waits no more. */
export async function cancelWaiting(tx: Tx, memberId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('corrected_works as w')
    .set({ cancelled_at: now, cancelled_by: 'owner' })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('corrected_at', 'is', null)
    .where(({ not }) => not(isReopened))
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The work is back with the learner. */
export async function markCorrected(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('corrected_works').set({ corrected_at: now }).where('id', '=', id).execute()
}

/** A locked work that came back waits on its teacher's desk again. */
export async function openAgain(tx: Tx, id: number, now: Date): Promise<void> {
  const again = { corrected_at: null, restarted_at: now, files_told_at: null }
  await tx.updateTable('corrected_works').set(again).where('id', '=', id).execute()
}

/** The member takes a locked work away. */
export async function cancelAsOwner(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('corrected_works')
    .set({ cancelled_at: now, cancelled_by: 'owner' })
    .where('id', '=', id)
    .execute()
}

/** Works that wait and of which their teachers were not told; they are told now. */
export async function takeUntold(tx: Tx, now: Date) {
  const told = await sql<{ id: number; teacherMemberId: number; feeYen: number; countedFrom: Date }>`
    update corrected_works w set teacher_told_at = ${now}
    where w.id in (
      select u.id from corrected_works u join correctional_teachers t on t.id = u.teacher_id
      where u.teacher_told_at is null and u.cancelled_at is null and u.corrected_at is null and t.member_id is not null
      for update of u skip locked)
    returning w.id, (select t.member_id from correctional_teachers t where t.id = w.teacher_id) as "teacherMemberId", w.fee_yen as "feeYen", ${countedFrom} as "countedFrom"`.execute(
    tx,
  )
  return told.rows
}

/** The account of the teacher who was told of a work. */
export async function findToldTeacher(tx: Tx, id: number): Promise<number | null> {
  const found = await tx
    .selectFrom('corrected_works as w')
    .innerJoin('correctional_teachers as t', 't.id', 'w.teacher_id')
    .select('t.member_id')
    .where('w.id', '=', id)
    .where('w.teacher_told_at', 'is not', null)
    .executeTakeFirst()
  return found?.member_id ?? null
}

type StaffCancel = { reason: string; rightLost: boolean; now: Date }

/** Staff take a locked work away, and say why. */
export async function cancelAsStaff(tx: Tx, id: number, { reason, rightLost, now }: StaffCancel): Promise<void> {
  await tx
    .updateTable('corrected_works')
    .set({ cancelled_at: now, cancelled_by: 'staff', cancel_reason: reason, right_lost: rightLost })
    .where('id', '=', id)
    .execute()
}

type Given = { teacherId: number; restartedAt?: Date; now: Date }

/** A locked work goes to another teacher, who is told, at what is agreed with them; the fee. */
export async function giveToTeacher(tx: Tx, id: number, { teacherId, restartedAt, now }: Given): Promise<number> {
  const { fee_yen } = await tx
    .updateTable('corrected_works')
    .set(({ selectFrom }) => ({
      teacher_id: teacherId,
      teacher_told_at: now,
      corrected_at: null,
      ...(restartedAt && { restarted_at: restartedAt }),
      fee_yen: selectFrom('correctional_teachers').select('fee_yen').where('id', '=', teacherId),
    }))
    .where('id', '=', id)
    .returning('fee_yen')
    .executeTakeFirstOrThrow()
  return fee_yen
}

/** Works of a learner that have not come back yet. */
export async function countWaiting(db: Reader, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('corrected_works')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('corrected_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
