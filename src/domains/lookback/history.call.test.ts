import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Actor } from '#platform/ask.ts'
import type { Db, OpenDb } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { freshDatabase, openPatiently } from '#test/worlds/fresh-database.ts'
import { readLookBack } from './pages/read-look-back.server.ts'
import { readDays } from './read-days.ts'
import { readYear, type YearData } from './read-year.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let opened: OpenDb
let courses: number[]
let curriculums: number[]
let lessons: number[]

beforeAll(async () => {
  database = await freshDatabase(inject('world').template)
  opened = openPatiently(database.url)
  const ids = async (table: 'courses' | 'curriculums' | 'lessons') =>
    (await opened.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  courses = await ids('courses')
  curriculums = await ids('curriculums')
  lessons = await ids('lessons')
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

const settings = { siteName: '絵学', secret: 'a secret of this test' }

/** Somebody with a way of their own, who looks back at a moment. */
async function someone(joinedAt: Date) {
  const email = `${Math.random()}@example.com`
  const { id } = await opened.db
    .insertInto('members')
    .values({ email, email_key: email, name: '試験 ひと', joined_at: joinedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lookBackAt = (now: Date): Actor =>
    ({
      ...{ house: { pool: opened.pool, settings }, db: opened.db, now, memberId: id },
      member: { id, name: '試験 ひと', joinedAt },
      url: new URL('http://localhost/subscriptions/look_back'),
    }) as unknown as Actor
  return { id, lookBackAt }
}

type Act =
  | { kind: 'course' | 'certificate' | 'work' | 'close'; which: number; minute: number }
  | { kind: 'study'; minute: number; seconds: number }
  | { kind: 'log'; which: number; minute: number }
  | { kind: 'forget' | 'forget-logs' | 'hide-logs'; which: number }

const START = Date.parse('2016-02-20T10:00:00+09:00')
const moment = (minute: number) => new Date(START + minute * 60_000)
/** About ten years, leap days and midnights among them. */
const minute = fc.oneof(
  fc.integer({ min: -3 * 1440, max: 3_800 * 1440 }),
  // Around midnight of a leap day.
  fc.integer({ min: -2, max: 2 }).map((n) => (Date.parse('2020-02-29T00:00:00+09:00') - START) / 60_000 + n),
  fc.integer({ min: -2, max: 2 }).map((n) => (Date.parse('2024-03-01T00:00:00+09:00') - START) / 60_000 + n),
)
const which = fc.nat({ max: 40 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('course' as const), which, minute }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('certificate' as const, 'work' as const), which, minute }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('log' as const), which, minute }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('study' as const), minute, seconds: fc.integer({ min: 1, max: 86_400 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), which, minute }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('forget' as const, 'forget-logs' as const, 'hide-logs' as const),
      which,
    }),
  },
)

async function perform(db: Db, who: number, one: Act) {
  const lesson = 'which' in one ? lessons[one.which % 6]! : 0
  if (one.kind === 'log')
    await sql`insert into practice_logs (member_id, lesson_id, image_key, small_key, image_width, image_height, posted_at, updated_at)
      values (${who}, ${lesson}, 'private/a', 'private/b', 4, 3, ${moment(one.minute)}, ${moment(one.minute)})`.execute(
      db,
    )
  if (one.kind === 'forget-logs')
    await sql`delete from practice_logs where member_id = ${who} and lesson_id = ${lesson}`.execute(db)
  if (one.kind === 'hide-logs')
    await sql`update practice_logs set hidden_at = ${moment(0)}, hidden_reason = 'x' where member_id = ${who} and lesson_id = ${lesson}`.execute(
      db,
    )
  const course = 'which' in one ? courses[one.which % courses.length]! : 0
  const curriculum = 'which' in one ? curriculums[one.which % curriculums.length]! : 0
  if (one.kind === 'course')
    await sql`insert into course_completions values (${who}, ${course}, ${moment(one.minute)}) on conflict do nothing`.execute(
      db,
    )
  if (one.kind === 'certificate')
    await sql`insert into certificates (member_id, curriculum_id, member_name, curriculum_title, published_at)
      values (${who}, ${curriculum}, '試験', ${`題${curriculum}`}, ${moment(one.minute)}) on conflict do nothing`.execute(
      db,
    )
  if (one.kind === 'work')
    await sql`insert into final_works values (${who}, ${curriculum}, ${`private/${who}-${curriculum}`}, ${moment(one.minute)})
      on conflict (member_id, curriculum_id) do update set replaced_at = excluded.first_posted_at`.execute(db)
  if (one.kind === 'study')
    await sql`insert into study_days as s values (${who}, ${dayKey(moment(one.minute))}::date, int4multirange(int4range(0, ${one.seconds})))
      on conflict (member_id, day) do update set played = s.played + excluded.played`.execute(db)
  if (one.kind === 'close')
    await sql`update courses set closed_at = ${moment(one.minute)} where id = ${course} and opened_at < ${moment(one.minute)}`.execute(
      db,
    )
  if (one.kind === 'forget')
    await sql`delete from final_works where member_id = ${who} and curriculum_id = ${curriculum}`.execute(db)
}

/** What the rows themselves say, counted in the plainest way. */
async function recount(who: number, joinedAt: Date) {
  const { db } = opened
  const own = <T>(statement: ReturnType<typeof sql<T>>) => statement.execute(db).then(({ rows }) => rows)
  const done = await own(
    sql<{
      id: number
      at: Date
    }>`select course_id as id, completed_at as at from course_completions where member_id = ${who}`,
  )
  const papers = await own(
    sql<{
      id: number
      at: Date
    }>`select curriculum_id as id, published_at as at from certificates where member_id = ${who}`,
  )
  const works = await own(
    sql<{
      id: number
      at: Date
    }>`select curriculum_id as id, first_posted_at as at from final_works where member_id = ${who}`,
  )
  const logs = await own(
    sql<{
      id: number
      at: Date
    }>`select id, posted_at as at from practice_logs where member_id = ${who}`,
  )
  const days = await own(
    sql<{
      day: string
      seconds: number
    }>`select day::text, covered_length(played) as seconds from study_days where member_id = ${who}`,
  )
  const start = dayKey(joinedAt)
  const placed = (at: Date) => (dayKey(at) < start ? start : dayKey(at))
  const list = [
    `${start} period`,
    ...done.map(({ id, at }) => `${placed(at)} course ${id}`),
    ...papers.map(({ id, at }) => `${placed(at)} certificate ${id}`),
    ...works.map(({ id, at }) => `${placed(at)} work ${id}`),
    ...logs.map(({ id, at }) => `${placed(at)} log ${id}`),
  ].toSorted()
  const seconds = days.reduce((sum, day) => sum + Number(day.seconds), 0)
  const on = (at: string, upTo: string) => at <= upTo
  const marks = [
    ...new Set([
      ...done.map(({ at }) => placed(at)),
      ...papers.map(({ at }) => placed(at)),
      ...logs.map(({ at }) => placed(at)),
      ...days.map(({ day }) => (day < start ? start : day)),
    ]),
  ]
    .toSorted()
    .flatMap((date, n, all) => {
      const upTo = (last: string) => ({
        courses: Math.floor(done.filter(({ at }) => on(placed(at), last)).length / 10),
        hours: Math.floor(
          days
            .filter(({ day }) => on(day < start ? start : day, last))
            .reduce((sum, day) => sum + Number(day.seconds), 0) / 36_000,
        ),
        drawn: Math.floor(logs.filter(({ at }) => on(placed(at), last)).length / 5),
        first: Math.min(1, papers.filter(({ at }) => on(placed(at), last)).length),
      })
      const [was, now] = [n === 0 ? { courses: 0, hours: 0, first: 0, drawn: 0 } : upTo(all[n - 1]!), upTo(date)]
      return [
        ...Array.from({ length: now.courses - was.courses }, (_, k) => `${date} courses ${(was.courses + k + 1) * 10}`),
        ...Array.from({ length: now.hours - was.hours }, (_, k) => `${date} studyingHours ${(was.hours + k + 1) * 10}`),
        ...Array.from({ length: now.drawn - was.drawn }, (_, k) => `${date} trainings ${(was.drawn + k + 1) * 5}`),
        ...(now.first > was.first ? [`${date} completionCertificates 1`] : []),
      ]
    })
    .toSorted()
  return {
    list,
    marks,
    totals: {
      courses: done.length,
      studyingHours: Math.floor(seconds / 3_600),
      trainings: logs.length,
      completionCertificates: papers.length,
    },
  }
}

async function yearsOf(learner: Actor, joinedAt: Date): Promise<YearData[]> {
  const [first, last] = [joinedAt, learner.now].map((at) => Number(dayKey(at).slice(0, 4))) as [number, number]
  expect([await readYear(learner, first - 1), await readYear(learner, last + 1)]).toEqual([null, null])
  const years = Array.from({ length: last - first + 1 }, (_, n) => readYear(learner, first + n))
  return (await Promise.all(years)) as YearData[]
}

const printedMarks = (years: YearData[]) =>
  years
    .flatMap(({ year, months }) =>
      months.flatMap(({ month, milestones }) =>
        milestones.map(({ kind, reached }) => `${year}-${String(month).padStart(2, '0')} ${kind} ${reached}`),
      ),
    )
    .toSorted()

/** On paper a month has the last round number of each kind alone. */
function lastMarks(marks: readonly string[]): string[] {
  const last = new Map<string, number>()
  for (const [date, kind, reached] of marks.map((mark) => mark.split(' '))) {
    const month = `${date!.slice(0, 7)} ${kind}`
    last.set(month, Math.max(last.get(month) ?? 0, Number(reached)))
  }
  return [...last].map((one) => one.join(' ')).toSorted()
}

it('numbers, days and milestones equal a recount of the rows, after any history, over leap days, closings and deletions [LB-005] [LB-006] [LB-007] [LB-010]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 70 }), fc.constantFrom(0, 14 * 60, 9 * 1440), async (acts, joined) => {
      const joinedAt = moment(joined)
      const { id, lookBackAt } = await someone(joinedAt)
      for (const one of acts) await perform(opened.db, id, one)
      const learner = lookBackAt(moment(3_800 * 1440))
      const page = await readLookBack(learner)
      const days = (await Promise.all(page.slices.map((slice) => readDays(learner, slice)))).flat()
      const said = days.flatMap(({ date, events }) =>
        events.flatMap((event) => {
          if (event.event === 'period') return [`${date} period`]
          if (event.event === 'courseComplete') return [`${date} course ${event.courseId}`]
          if (event.event === 'curriculumComplete') return [`${date} certificate ${event.curriculumId}`]
          return [
            ...event.completedWorks.map(({ curriculumId }) => `${date} work ${curriculumId}`),
            ...event.trainingLogs.map(({ logId }) => `${date} log ${logId}`),
          ]
        }),
      )
      const marks = days.flatMap(({ date, milestones }) =>
        milestones.map(({ kind, reached }) => `${date} ${kind} ${reached}`),
      )
      const truth = await recount(id, joinedAt)
      expect(page.totals).toEqual(truth.totals)
      const shown = days.reduce((sum, { more }) => sum + more, said.length)
      expect(shown).toBe(truth.list.length)
      if (shown === said.length) expect(said.toSorted()).toEqual(truth.list)
      expect(marks.toSorted()).toEqual(truth.marks)
      const years = await yearsOf(learner, joinedAt)
      const count = (find: (year: YearData) => number) => years.reduce((sum, year) => sum + find(year), 0)
      for (const kind of ['courses', 'trainings', 'completionCertificates'] as const)
        expect(count((year) => year.totals[kind])).toBe(truth.totals[kind])
      const told = ({ drawings, lines, more }: YearData['months'][number]) => drawings.length + lines.length + more
      expect(count(({ months }) => months.reduce((sum, month) => sum + told(month), 0)) + 1).toBe(truth.list.length)
      expect(printedMarks(years)).toEqual(lastMarks(truth.marks))
      // Oldest first, each day once, none of them empty, and the start before all.
      const dates = days.map(({ date }) => date)
      expect(dates).toEqual([...new Set(dates)].toSorted())
      expect(days[0]).toMatchObject({
        date: dayKey(joinedAt),
        events: [{ event: 'period', eventType: 'start' }, ...days[0]!.events.slice(1)],
      })
      expect(days.every(({ events, milestones }) => events.length + milestones.length > 0)).toBe(true)
    }),
    { numRuns: 40 },
  )
})
