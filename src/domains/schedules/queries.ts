import { CompiledQuery } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { prepared } from '#platform/prepared.ts'
import type { Rhythm } from './terms.ts'

type ItemRow = {
  lessonId: number
  stepId: number | null
  /** The first chapter of it that is not ticked; null when it has none. */
  nextChapterId: number | null
  doneAt: string | null
}
export type ScheduleRow = Rhythm & {
  memberId: number
  changedAt: Date
  wantsLetters: boolean
  feedNumber: number
  hasFeed: boolean
  items: ItemRow[]
}

/** With how far each lesson is done: as a whole, or by its last chapter. */
const scheduleWhere = (condition: string) => `
  select s.member_id as "memberId", s.minutes, s.weekdays, s.starts_minute as "startsMinute", s.until_day::text as until,
    s.changed_at as "changedAt", s.wants_letters as "wantsLetters", s.feed_number as "feedNumber", s.feed_hash is not null as "hasFeed",
    (select coalesce(json_agg(json_build_object('lessonId', i.lesson_id, 'stepId', i.step_id,
        'nextChapterId', h.next, 'doneAt', coalesce(e.completed_at, case when h.open = 0 then h.last end)) order by i.position), '[]')
      from study_schedule_items i
      left join lesson_completions e on e.member_id = s.member_id and e.lesson_id = i.lesson_id
      cross join lateral (
        select count(*) filter (where d.completed_at is null) as open, max(d.completed_at) as last,
          (array_agg(c.id order by d.completed_at is not null, c.position))[1] as next
        from chapters c left join chapter_completions d on d.member_id = s.member_id and d.chapter_id = c.id
        where c.lesson_id = i.lesson_id and c.published) h
      where i.member_id = s.member_id) as items
  from study_schedules s where ${condition}`

const ownSchedule = scheduleWhere('s.member_id = $1')
export const readSchedule = prepared<ScheduleRow>('study-schedule', ownSchedule)
export const scheduleQuery = (memberId: number) =>
  CompiledQuery.raw(ownSchedule, [memberId]) as CompiledQuery<ScheduleRow>
export const readFeed = prepared<ScheduleRow>('study-schedule-feed', scheduleWhere('s.feed_hash = $1'))
/** Of those who asked for letters, in parts: $1 after whom, $2 how many. */
export const readForLetters = prepared<ScheduleRow>(
  'study-schedules-for-letters',
  `${scheduleWhere('s.wants_letters and s.member_id > $1')} order by s.member_id limit $2`,
)

const columnsOf = ({ minutes, weekdays, startsMinute, until }: Rhythm) => ({
  ...{ minutes, weekdays },
  starts_minute: startsMinute,
  until_day: until,
})

export type NewItem = { lessonId: number; stepId: number | null }

/** False where there is one already. */
export async function insertSchedule(tx: Tx, memberId: number, rhythm: Rhythm, items: readonly NewItem[], now: Date) {
  const made = await tx
    .insertInto('study_schedules')
    .values({ member_id: memberId, ...columnsOf(rhythm), made_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) return false
  await tx
    .insertInto('study_schedule_items')
    .values(
      items.map(({ lessonId, stepId }, position) => ({
        member_id: memberId,
        position,
        lesson_id: lessonId,
        step_id: stepId,
      })),
    )
    .execute()
  return true
}

type Change = Partial<Rhythm> & { wantsLetters?: boolean; feed?: { number: number; hash: Buffer | null } }

/** False where there is none. */
export async function updateSchedule(db: Reader, memberId: number, change: Change, now: Date): Promise<boolean> {
  const { minutes, weekdays, startsMinute, until, wantsLetters, feed } = change
  const result = await db
    .updateTable('study_schedules')
    .set({
      ...(minutes !== undefined && { minutes }),
      ...(weekdays !== undefined && { weekdays }),
      ...(startsMinute !== undefined && { starts_minute: startsMinute }),
      ...(until !== undefined && { until_day: until }),
      ...(wantsLetters !== undefined && { wants_letters: wantsLetters }),
      ...(feed !== undefined && { feed_number: feed.number, feed_hash: feed.hash }),
      changed_at: now,
    })
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteSchedule(db: Tx, memberId: number): Promise<boolean> {
  const result = await db.deleteFrom('study_schedules').where('member_id', '=', memberId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The number of the address that was last given, and a lock on the row; undefined where there is no schedule. */
export const lockFeed = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('study_schedules')
    .select('feed_number as number')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
