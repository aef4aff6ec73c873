import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { addDays } from '#platform/tokyo.ts'
import { RETURN_DAYS, type LateChoice, type WorkKind } from '../terms.ts'
import { isOpen as isOpenReport } from '../reports/queries.ts'
import { countedFrom } from '../counted-from.ts'
import { isCancelAsked, isReopened } from '../works/queries.ts'

export const boardTabs = ['waiting', 'overdue', 'reported', 'corrected', 'cancelled'] as const
export type BoardTab = (typeof boardTabs)[number]

const waiting = sql<boolean>`w.cancelled_at is null and w.corrected_at is null`
const isIn = (now: Date): Record<BoardTab, ReturnType<typeof sql<boolean>>> => ({
  waiting,
  overdue: sql`${waiting} and ${countedFrom} < ${addDays(now, -RETURN_DAYS)}`,
  reported: sql`exists (select from critique_reports r where r.work_id = w.id and ${isOpenReport})`,
  corrected: sql`w.corrected_at is not null`,
  cancelled: sql`w.cancelled_at is not null`,
})

export type BoardRow = {
  id: number
  memberId: number
  member: string
  teacherId: number
  teacher: string
  campaignId: number
  campaign: string
  requestedAt: Date
  countedFrom: Date
  /** something was told of it, and staff have not decided */
  isReported: boolean
  isCancelAsked: boolean
  /** what the member chose when it was late */
  lateChoice: LateChoice | null
  /** what came back was opened again, and waits */
  isReopened: boolean
  correctedAt: Date | null
  cancelledAt: Date | null
}

const columns = sql`w.id, w.member_id as "memberId", m.name as member, w.teacher_id as "teacherId", t.name as teacher,
  w.campaign_id as "campaignId", c.title as campaign, w.requested_at as "requestedAt", ${countedFrom} as "countedFrom",
  exists (select from critique_reports r where r.work_id = w.id and ${isOpenReport}) as "isReported", ${isCancelAsked} as "isCancelAsked",
  (select l.choice from correction_late_choices l where l.work_id = w.id order by l.chosen_at desc limit 1) as "lateChoice", ${isReopened} as "isReopened", w.corrected_at as "correctedAt",
  w.cancelled_at as "cancelledAt"`
const works = sql`corrected_works w join members m on m.id = w.member_id
  join correctional_teachers t on t.id = w.teacher_id join correction_campaigns c on c.id = w.campaign_id`

/** Requests of a state: what waits the oldest first, what is done the newest first. */
export async function listBoard(db: Reader, { tab, page, now }: { tab: BoardTab; page: number; now: Date }) {
  const order =
    tab !== 'corrected' && tab !== 'cancelled' ? sql`w.requested_at, w.id` : sql`w.requested_at desc, w.id desc`
  const found = await sql<BoardRow>`
    select ${columns} from ${works} where ${isIn(now)[tab]}
    order by ${order} limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db)
  return found.rows
}

export async function countBoard(db: Reader, now: Date) {
  const states = isIn(now)
  const found = await sql<Record<BoardTab, number>>`
    select count(*) filter (where ${states.waiting})::int as waiting, count(*) filter (where ${states.overdue})::int as overdue,
      count(*) filter (where ${states.reported})::int as reported,
      count(*) filter (where ${states.corrected})::int as corrected, count(*) filter (where ${states.cancelled})::int as cancelled
    from corrected_works w`.execute(db)
  return found.rows[0]!
}

/** What waits for staff: works that are late, and works of which something was told. */
export async function countMatters(db: Reader, now: Date) {
  const { overdue, reported } = isIn(now)
  const found = await sql<{ overdue: number; reported: number }>`
    select (select count(*)::int from corrected_works w where ${overdue}) as overdue,
      (select count(*)::int from corrected_works w where ${reported}) as reported`.execute(db)
  return found.rows[0]!
}

export type BoardWork = BoardRow & {
  teacherMemberId: number | null
  teacherHasLeft: boolean
  /** when it was given back, each time */
  returns: string[]
  kind: WorkKind
  fanFiction: string | null
  comment: string
  feeYen: number
  byExtraRight: boolean
  cancelledBy: 'owner' | 'staff' | 'leaving' | null
  cancelReason: string | null
  /** something that came back can be seen */
  hasReturned: boolean
}

export async function findBoardWork(db: Reader, id: number): Promise<BoardWork | undefined> {
  const found = await sql<BoardWork>`
    select ${columns}, t.member_id as "teacherMemberId", t.ended_at is not null as "teacherHasLeft",
      (select coalesce(json_agg(c.returned_at order by c.version), '[]') from corrections c where c.work_id = w.id) as returns, w.genre as kind, w.fan_fiction_description as "fanFiction", w.comment,
      w.fee_yen as "feeYen", w.by_extra_right as "byExtraRight", w.cancelled_by as "cancelledBy", w.cancel_reason as "cancelReason",
      exists (select from corrections c where c.work_id = w.id and c.hidden_at is null) as "hasReturned"
    from ${works} where w.id = ${id}`.execute(db)
  return found.rows[0]
}

export type WorkFile = { imageKey: string | null; attachmentKey: string | null; attachmentName: string | null }

/** The files of a work, and after them those that came back, in their order. */
export async function listFiles(db: Reader, id: number): Promise<WorkFile[]> {
  const found = await sql<WorkFile>`
    select image_key as "imageKey", attachment_key as "attachmentKey", attachment_name as "attachmentName" from (
      select image_key, attachment_key, attachment_name, 0 as version, 0 as position from corrected_works where id = ${id}
      union all
      select image_key, attachment_key, attachment_name, version, position from correction_items
      where work_id = ${id} and image_key is not null
      union all
      select image_key, null, null, version, 100 + number from correction_layers where work_id = ${id}
      union all
      select null, memo_key, '音声メモ.' || substring(memo_key from '[^.]+$'), version, 200 from corrections
      where work_id = ${id} and memo_key is not null) f
    order by version, position`.execute(db)
  return found.rows
}
