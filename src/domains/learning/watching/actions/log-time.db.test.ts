import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import type { TimeLog } from '../../forms.ts'
import { learningJobs } from '../../jobs.ts'
import { makePlaybackId } from '../playback-id.ts'
import { findChapter, findPrimeLesson } from '../../subjects.ts'
import { logTime } from './log-time.ts'

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T12:00:00+09:00') })
  school = smallSchool(fresh.db)
})
afterAll(() => fresh.close())

async function learnerAtChapter({ seconds = 100, startPoint = 0 } = {}) {
  const memberId = await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } })
  const course = await school.newCourse({ lessons: [{ chapters: [{ seconds, startPoint }] }] })
  const chapterId = course.lessons[0]!.chapterIds[0]!
  const chapter = await findChapter(fresh.house, chapterId)
  const place = { courseId: course.id, chapterId }
  const actor = await fresh.actorFor(memberId)
  const log = (it: TimeLog, agent = 'test') => logTime({ ...actor, now: fresh.clock.now(), agent }, chapter, place, it)
  const newPlayer = () => makePlaybackId(fresh.house.settings.secret, memberId, fresh.clock.now())
  const row = () =>
    fresh.db.selectFrom('watch_progress').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow()
  const studied = async () => {
    const days = await fresh.db
      .selectFrom('study_days')
      .select(['day', sql<number>`covered_length(played)`.as('seconds')])
      .where('member_id', '=', memberId)
      .orderBy('day')
      .execute()
    return days.map(({ day, seconds }) => [day, seconds])
  }
  return { memberId, course, chapter, place, log, newPlayer, row, studied }
}

const pass = (seconds: number) => fresh.clock.forward(seconds * 1000)

it('counts what a player played since its page was opened, and since its last log', async () => {
  const { log, newPlayer, row } = await learnerAtChapter()
  const playback_id = newPlayer()
  pass(30)
  expect(await log({ current_point: 30, playback_id, ranges: [[0, 30]] })).toBe(30)
  pass(30)
  expect(await log({ current_point: 60, playback_id, ranges: [[30, 60]] })).toBe(60)
  expect(await row()).toMatchObject({ seen: '{[0,60000)}', place_seconds: 60, finished: false, device: 'パソコン' })
})

it('counts no more than double the time, and five seconds [WL-013]', async () => {
  const { log, newPlayer, row } = await learnerAtChapter({ seconds: 1000 })
  const playback_id = newPlayer()
  pass(10)
  await log({
    current_point: 600,
    playback_id,
    ranges: [
      [0, 20],
      [100, 600],
    ],
  })
  expect((await row()).seen).toBe('{[0,20000),[100000,105000)}')
})

it('does not let a seek to the end, one jump or a made-up player raise the share [WL-014]', async () => {
  const { log, row } = await learnerAtChapter({ seconds: 1000 })
  expect(await log({ current_point: 600 })).toBe(0)
  expect(await log({ current_point: 600, playback_id: randomUUID(), ranges: [[0, 600]] })).toBe(0)
  expect((await row()).seen_ms).toBe(5_000)
})

it('measures two tabs each by its own clock, and counts no second twice [WL-013] [WL-015]', async () => {
  const { log, newPlayer, row } = await learnerAtChapter({ seconds: 1000 })
  const [one, two] = [newPlayer(), newPlayer()]
  pass(30)
  await Promise.all([
    log({ current_point: 65, playback_id: one, ranges: [[0, 200]] }),
    log({ current_point: 565, playback_id: two, ranges: [[500, 700]] }),
  ])
  expect((await row()).seen).toBe('{[0,65000),[500000,565000)}')
  pass(30)
  await log({ current_point: 65, playback_id: one, ranges: [[0, 65]] })
  expect((await row()).seen_ms).toBe(130_000)
})

it('comes to the same union in whatever order twenty logs arrive at once [WL-015]', async () => {
  const { log, newPlayer, row } = await learnerAtChapter({ seconds: 100 })
  const players = Array.from({ length: 20 }, newPlayer)
  pass(60)
  await Promise.all(
    players.map((playback_id, n) =>
      log({
        current_point: n * 5,
        playback_id,
        ranges: [
          [n * 5, n * 5 + 5],
          [0, 1],
        ],
      }),
    ),
  )
  expect(await row()).toMatchObject({ seen: '{[0,100000)}', seen_ms: 100_000 })
})

it('counts without ranges the way from the last point when there was time for it [WL-013]', async () => {
  const { log, row } = await learnerAtChapter({ startPoint: 2 })
  expect(await log({ current_point: 4 })).toBe(2)
  pass(30)
  expect(await log({ current_point: 34 })).toBe(32)
  expect(await log({ current_point: 90 })).toBe(32)
  expect(await row()).toMatchObject({ seen: '{[2000,34000)}', place_seconds: 90 })
})

it('starts the video anew after its end, and credits the tail [WL-012]', async () => {
  const { log, row, memberId, course } = await learnerAtChapter({ seconds: 12 })
  pass(1)
  await log({ current_point: 0 })
  pass(12)
  expect(await log({ current_point: -1 })).toBe(100)
  expect(await row()).toMatchObject({ place_seconds: 0, finished: true })
  const place = await fresh.db
    .selectFrom('course_places')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect(place).toMatchObject({ course_id: course.id, finished: true })
})

it('keeps a point up to two seconds beyond the end as the end and refuses one further out', async () => {
  const { log, row } = await learnerAtChapter({ seconds: 12 })
  await log({ current_point: 14 })
  expect((await row()).place_seconds).toBe(12)
  await expect(log({ current_point: 14.001 })).rejects.toMatchObject({ status: 422 })
})

it('saves the place of the log that came last, with the machine it came from [WL-015]', async () => {
  const { log, row } = await learnerAtChapter()
  await log({ current_point: 50 })
  await log({ current_point: 20 }, 'Mozilla/5.0 (iPhone) Mobile')
  expect(await row()).toMatchObject({ place_seconds: 20, device: 'スマホ' })
})

it('counts studying by the wall clock: double speed once, two players once, watching again too [WL-016]', async () => {
  const { log, newPlayer, studied } = await learnerAtChapter({ seconds: 600 })
  const [one, two] = [newPlayer(), newPlayer()]
  pass(30)
  await log({ current_point: 60, playback_id: one, ranges: [[0, 60]], stretches: [[-30, 0]] })
  await log({ current_point: 30, playback_id: two, ranges: [[0, 30]] })
  expect(await studied()).toEqual([['2026-11-20', 30]])
  pass(30)
  await log({ current_point: 30, playback_id: two, ranges: [[0, 30]] })
  expect(await studied()).toEqual([['2026-11-20', 60]])
})

it('counts the same seconds once that a player told twice, long after the film stood still [WL-016]', async () => {
  const { log, newPlayer, studied } = await learnerAtChapter({ seconds: 600 })
  const playback_id = newPlayer()
  const told = { current_point: 30, playback_id, ranges: [[0, 30]] as [number, number][] }
  pass(30)
  await log({ ...told, stretches: [[-30, 0]] })
  pass(3)
  await log({ ...told, stretches: [[-33, -3]] })
  pass(600)
  await log({ ...told, stretches: [[-633, -603]] })
  expect(await studied()).toEqual([['2026-11-20', 30]])
})

it('counts what was told twice around a pause once, and all of what comes for the first time [WL-016] [LB-005]', async () => {
  for (const firstArrives of [true, false]) {
    const { log, newPlayer, studied } = await learnerAtChapter({ seconds: 600 })
    const playback_id = newPlayer()
    pass(30)
    if (firstArrives) await log({ current_point: 30, playback_id, ranges: [[0, 30]], stretches: [[-30, 0]] })
    pass(110)
    const stretches: [number, number][] = [
      [-140, -110],
      [-10, 0],
    ]
    await log({ current_point: 40, playback_id, ranges: [[0, 40]], stretches })
    expect(await studied()).toEqual([['2026-11-20', 40]])
  }
})

it('counts no studying before a player’s page was opened, and five seconds in a player that is made up [WL-016]', async () => {
  const { log, newPlayer, studied } = await learnerAtChapter({ seconds: 600 })
  const claimed: [number, number][] = [
    [-1e300, -1e200],
    [-1e300, 0],
  ]
  await log({ current_point: 0, playback_id: randomUUID(), ranges: [], stretches: claimed })
  expect(await studied()).toEqual([['2026-11-20', 5]])
  const playback_id = newPlayer()
  pass(20)
  await log({ current_point: 0, playback_id, ranges: [], stretches: claimed })
  expect(await studied()).toEqual([['2026-11-20', 25]])
})

it('counts what is told late for the time in which it was played, however long ago [WL-016]', async () => {
  const { log, newPlayer, studied } = await learnerAtChapter({ seconds: 600 })
  const before = fresh.clock.now()
  fresh.clock.set(new Date('2026-11-20T23:59:00+09:00'))
  const playback_id = newPlayer()
  pass(30 + 600)
  await log({ current_point: 30, playback_id, ranges: [[0, 30]], stretches: [[-630, -600]] })
  fresh.clock.set(before)
  expect(await studied()).toEqual([['2026-11-20', 30]])
})

it('divides studying over midnight in Tokyo between two days', async () => {
  const { log, newPlayer, studied } = await learnerAtChapter({ seconds: 600 })
  const before = fresh.clock.now()
  fresh.clock.set(new Date('2026-11-20T23:59:50+09:00'))
  const playback_id = newPlayer()
  pass(30)
  await log({ current_point: 30, playback_id, ranges: [[0, 30]] })
  fresh.clock.set(before)
  expect(await studied()).toEqual([
    ['2026-11-20', 10],
    ['2026-11-21', 20],
  ])
})

it('keeps a prime lesson as its course’s place', async () => {
  const memberId = await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } })
  const course = await school.newCourse({ lessons: [], primes: [{ seconds: 60 }] })
  const prime = await findPrimeLesson(fresh.house, course.primeIds[0]!)
  const { primeLessonId } = prime
  await logTime(await fresh.actorFor(memberId), prime, { courseId: course.id, primeLessonId }, { current_point: 33.5 })
  const place = await fresh.db
    .selectFrom('course_places')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect(place).toMatchObject({ prime_lesson_id: primeLessonId, chapter_id: null, finished: false })
})

it('finds the same seconds as a set of them does, whatever is played [WL-014]', async () => {
  const second = fc.integer({ min: 0, max: 60 })
  const range = fc.tuple(second, second).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as [number, number])
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(range, { maxLength: 4 }), { maxLength: 5 }), async (logs) => {
      const { log, newPlayer } = await learnerAtChapter({ seconds: 60 })
      const playback_id = newPlayer()
      const seen = new Set<number>()
      let ratio = 0
      for (const ranges of logs) {
        pass(300)
        for (const [from, to] of ranges) for (let at = from; at < to; at++) seen.add(at)
        ratio = await log({ current_point: 0, playback_id, ranges })
      }
      const expected = seen.size >= 58 ? 100 : Math.floor((100 * seen.size) / 60)
      expect(ratio).toBe(expected)
    }),
    { numRuns: 15 },
  )
})

it('forgets players that were closed a month ago, and nothing that was watched', async () => {
  const { log, newPlayer, row, memberId } = await learnerAtChapter()
  await log({ current_point: 3, playback_id: newPlayer(), ranges: [[0, 3]] })
  const before = fresh.clock.now()
  const players = () => fresh.db.selectFrom('playbacks').select('id').where('member_id', '=', memberId).execute()
  const forget = () => learningJobs['learning.forget-playbacks'](fresh.house)
  await forget()
  expect(await players()).toHaveLength(1)
  pass(31 * 86_400)
  await forget()
  fresh.clock.set(before)
  expect([await players(), (await row()).seen_ms]).toEqual([[], 3_000])
})

it('rewrites its rows in place: nearly all updates are heap-only', async () => {
  const { log, newPlayer } = await learnerAtChapter({ seconds: 7200 })
  const playback_id = newPlayer()
  const read = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(fresh.db)
    const tables = ['watch_progress', 'course_places', 'study_days', 'playbacks']
    const found = await sql<{ updates: number; hot: number }>`
      select sum(n_tup_upd) as updates, sum(n_tup_hot_upd) as hot from pg_stat_user_tables where relname = any(${tables})`.execute(
      fresh.db,
    )
    return found.rows[0]!
  }
  for (let n = 0; n < 200; n++) {
    pass(30)
    await log({ current_point: n * 30 + 30, playback_id, ranges: [[n * 30, n * 30 + 30]] })
  }
  await expect.poll(async () => (await read()).updates).toBeGreaterThan(700)
  const { updates, hot } = await read()
  expect(hot / updates).toBeGreaterThanOrEqual(0.95)
})
