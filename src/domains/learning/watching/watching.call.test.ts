import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb } from '#test/web.ts'
import { makePlaybackId } from './playback-id.ts'
import { TEST_SECRET } from '#test/worlds/test-secret.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
let course: Awaited<ReturnType<ReturnType<typeof smallSchool>['newCourse']>>
let curriculum: Awaited<ReturnType<ReturnType<typeof smallSchool>['newCurriculum']>>
let chapterId: number
let primeId: number
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
  course = await school.newCourse({
    lessons: [{ chapters: [{ seconds: 100, startPoint: 2 }] }],
    primes: [{ seconds: 60 }],
  })
  curriculum = await school.newCurriculum([[course.lessons[0]!.id]])
  chapterId = course.lessons[0]!.chapterIds[0]!
  primeId = course.primeIds[0]!
})

const timeLog = (who: Session, body: Record<string, unknown>) =>
  who.post(`/daily_lesson_chapters/${chapterId}/time_log`, { course_id: course.id, ...body })
const progress = (memberId: number) =>
  web.db.selectFrom('watch_progress').selectAll().where('member_id', '=', memberId).executeTakeFirst()
const player = async (memberId: number) => makePlaybackId(TEST_SECRET, memberId, await web.now())

describe('a time log', () => {
  it('keeps the place in the course and answers the share that was watched [WL-012]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const playback_id = await player(memberId)
    await web.moveClock({ advance: '1m' })
    const reply = await timeLog(session, { current_point: 32, playback_id, ranges: [[2, 32]] })
    expect([reply.status, reply.body]).toEqual([200, { success: true, watchedRatio: 30 }])
    expect(await progress(memberId)).toMatchObject({ place_seconds: 32, seen_ms: 30_000 })
    const place = await web.db
      .selectFrom('course_places')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    expect(place).toMatchObject({ course_id: course.id, chapter_id: chapterId, finished: false })
  })

  it('takes a form as well as JSON, with the ranges as text [MI-004]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const reply = await session.submit(`/daily_lesson_chapters/${chapterId}/time_log`, {
      course_id: String(course.id),
      current_point: '5.5',
      playback_id: await player(memberId),
      ranges: '[[2,5.5]]',
    })
    expect(reply.body).toEqual({ success: true, watchedRatio: 3 })
  })

  it('is not fooled by 600 seconds at once, a seek, a repetition or a tick [WL-013] [WL-014]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const playback_id = await player(memberId)
    expect((await timeLog(session, { current_point: 100 })).body.watchedRatio).toBe(0)
    expect((await timeLog(session, { current_point: 100, playback_id, ranges: [[0, 600]] })).body.watchedRatio).toBe(5)
    await session.post(`/daily_lesson_chapters/${chapterId}/attendance`, { completed: true })
    await web.moveClock({ advance: '1m' })
    const again = { current_point: 100, playback_id, ranges: Array.from({ length: 10 }, () => [0, 5]) }
    expect((await timeLog(session, again)).body.watchedRatio).toBe(5)
  })

  it('counts two tabs as a union, logs doubled and out of order [WL-015]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const [one, two] = [await player(memberId), await player(memberId)]
    await web.moveClock({ advance: '1m' })
    const logs = [
      { current_point: 30, playback_id: one, ranges: [[0, 30]] },
      { current_point: 80, playback_id: two, ranges: [[20, 80]] },
      { current_point: 80, playback_id: two, ranges: [[20, 25]] },
      { current_point: 3, playback_id: one, ranges: [[0, 3]] },
    ]
    const replies = await Promise.all(logs.map((log) => timeLog(session, log)))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect((await progress(memberId))!.seen).toBe('{[0,80000)}')
    await timeLog(session, { current_point: 11, playback_id: one, ranges: [] })
    expect((await progress(memberId))!.place_seconds).toBe(11)
  })

  it('loses nothing of a log that was overtaken by a later one of its player, and grants no more than was played [WL-013] [WL-015]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const playback_id = await player(memberId)
    await web.moveClock({ advance: '1m' })
    await timeLog(session, { current_point: 80, playback_id, ranges: [[20, 25]] })
    await timeLog(session, { current_point: 80, playback_id, ranges: [[20, 80]] })
    expect((await progress(memberId))!.seen).toBe('{[20000,80000)}')
    const claimed = { current_point: 100, playback_id, ranges: Array.from({ length: 6 }, () => [20, 80]) }
    await timeLog(session, claimed)
    await timeLog(session, {
      current_point: 100,
      playback_id,
      ranges: [
        [0, 20],
        [80, 100],
      ],
    })
    expect((await progress(memberId))!.seen_ms).toBeLessThan(67_000)
  })

  it('finishes a course with -1, credits its tail and clamps what lies two seconds beyond [WL-010] [WL-012]', async () => {
    const { session, memberId } = await newSubscriber(web)
    expect((await timeLog(session, { current_point: 102 })).status).toBe(200)
    expect(await progress(memberId)).toMatchObject({ place_seconds: 100 })
    await timeLog(session, { current_point: 60 })
    await web.moveClock({ advance: '1m' })
    expect((await timeLog(session, { current_point: -1 })).body.watchedRatio).toBe(40)
    expect(await progress(memberId)).toMatchObject({ place_seconds: 0, finished: true })
    const place = await web.db
      .selectFrom('course_places')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    expect(place).toMatchObject({ finished: true })
  })

  it('refuses points that are none and stores nothing [WL-010]', async () => {
    const { session, memberId } = await newSubscriber(web)
    for (const current_point of [-2, -0.5, 102.1, 1e9, 'NaN', 'Infinity', '', 'abc', null, true, [], {}, '0x10'])
      expect([current_point, (await timeLog(session, { current_point })).status]).toEqual([current_point, 422])
    expect((await timeLog(session, {})).status).toBe(422)
    expect((await session.post(`/daily_lesson_chapters/${chapterId}/time_log`, '{"course_id":')).status).toBe(422)
    expect(await progress(memberId)).toBeUndefined()
  })

  it('refuses ranges and players that are none [WL-013]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const playback_id = await player(memberId)
    for (const ranges of ['x', '[', [[1]], [[2, 1]], [['a', 'b']], [[0, null]], { 0: [0, 1] }, [[0, 1, 2]], 5])
      expect([ranges, (await timeLog(session, { current_point: 1, playback_id, ranges })).status]).toEqual([
        ranges,
        422,
      ])
    expect((await timeLog(session, { current_point: 1, playback_id: 'mine', ranges: [[0, 1]] })).status).toBe(422)
    for (const stretches of ['x', [[-1]], [[-1, -2]], [[-1, 0.001]], 5])
      expect((await timeLog(session, { current_point: 1, playback_id, ranges: [], stretches })).status).toBe(422)
    expect(await progress(memberId)).toBeUndefined()
  })

  it('asks who it is, whether there is such a chapter, whether it may be watched, and only then what was sent [WL-011] [MI-002]', async () => {
    const stranger = web.visitor()
    const { session: member } = await newPerson(web)
    const { session: subscriber } = await newSubscriber(web)
    const other = await school.newCourse()
    const nonsense = { course_id: 'x', current_point: 'x' }
    const path = (id: number | string) => `/daily_lesson_chapters/${id}/time_log`
    expect((await stranger.post(path(chapterId), nonsense, { token: null })).status).toBe(403)
    expect((await stranger.post(path(chapterId), nonsense)).status).toBe(401)
    for (const id of [99_999_999, 0, -1, 'abc', '1.5', '12345678901234567890'])
      expect([id, (await member.post(path(id), nonsense)).status]).toEqual([id, 404])
    expect((await member.post(path(chapterId), nonsense)).status).toBe(403)
    const refused = await subscriber.post(path(chapterId), nonsense)
    expect(refused).toMatchObject({ status: 422, body: { success: false, error: expect.stringMatching(/[ぁ-ん]/) } })
    for (const course_id of [other.id, 99_999_999])
      expect((await timeLog(subscriber, { course_id, current_point: 1 })).status).toBe(422)
    const noStep = { curriculum_id: 99_999_999, current_point: 1 }
    expect((await subscriber.post(`/daily_lesson_chapters/${chapterId}/curriculum_time_log`, noStep)).status).toBe(422)
    expect(
      (await subscriber.post(`/prime_lessons/${primeId}/time_log`, { course_id: other.id, current_point: 1 })).status,
    ).toBe(422)
  })

  it('takes 120 logs a minute without complaint [MI-016]', async () => {
    const { session } = await newSubscriber(web)
    const replies = await Promise.all(
      Array.from({ length: 120 }, (_, n) => timeLog(session, { current_point: n % 100 })),
    )
    expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  })
})

it('keeps a chapter watched in a step as the curriculum’s place and begins to attend it [AT-022]', async () => {
  const { session, memberId } = await newSubscriber(web)
  const attendance = () =>
    web.db.selectFrom('curriculum_attendances').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  await session.visit(`/subscriptions/curriculums/${curriculum.id}`)
  expect(await attendance()).toBeUndefined()
  const body = { curriculum_id: curriculum.id, current_point: 12 }
  const reply = await session.post(`/daily_lesson_chapters/${chapterId}/curriculum_time_log`, body)
  expect(reply.body).toMatchObject({ success: true })
  expect(await attendance()).toMatchObject({
    curriculum_id: curriculum.id,
    step_id: curriculum.stepIds[0],
    chapter_id: chapterId,
    removed_at: null,
  })
  expect(
    await web.db.selectFrom('course_places').select('course_id').where('member_id', '=', memberId).execute(),
  ).toEqual([])
})

it('opens and counts nothing of a curriculum that is not open yet, or no more [WL-011] [AT-002]', async () => {
  const { session, memberId } = await newSubscriber(web)
  const day = 86_400_000
  const now = (await web.now()).getTime()
  for (const window of [
    { opened_at: new Date(now + day), closed_at: null },
    { opened_at: new Date(now - 2 * day), closed_at: new Date(now - day) },
  ]) {
    const { lessons } = await school.newCourse()
    const { id, stepIds } = await school.newCurriculum([[lessons[0]!.id]])
    await web.db.updateTable('curriculums').set(window).where('id', '=', id).execute()
    const chapter = lessons[0]!.chapterIds[0]!
    const path = `/daily_lesson_chapters/${chapter}`
    expect((await session.visit(path)).status).toBe(200)
    expect((await session.visit(`/subscriptions/curriculum_steps/${stepIds[0]}/chapters/${chapter}`)).status).toBe(404)
    const log = { curriculum_id: id, current_point: 12 }
    expect((await session.post(`${path}/curriculum_time_log`, log)).status).toBe(422)
    const tick = { completed: true, step_id: stepIds[0] }
    expect((await session.post(`${path}/attendance`, tick)).status).toBe(404)
  }
  const attended = web.db.selectFrom('curriculum_attendances').selectAll().where('member_id', '=', memberId)
  expect(await attended.execute()).toEqual([])
})

it('keeps the place in a prime lesson', async () => {
  const { session, memberId } = await newSubscriber(web)
  const reply = await session.post(`/prime_lessons/${primeId}/time_log`, { course_id: course.id, current_point: 33.5 })
  expect(reply.body).toMatchObject({ success: true })
  const place = await web.db
    .selectFrom('course_places')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  expect(place).toMatchObject({ prime_lesson_id: primeId, chapter_id: null })
  expect(await progress(memberId)).toMatchObject({ place_seconds: 33.5 })
})

it('notes the start, the leaving and each change of speed, and refuses other values', async () => {
  const { session, memberId } = await newSubscriber(web)
  const send = (kind: string, body = {}) => session.post(`/daily_lesson_chapters/${chapterId}/${kind}`, body)
  expect((await send('start_watching_chapter_log')).body).toEqual({ success: true })
  expect((await send('finish_watching_chapter_log', { elapseTime: 86_400, stopCount: 10_000 })).body).toEqual({
    success: true,
  })
  const speeds = { afDailyLessonChapterSpeed: 1.5, bfDailyLessonChapterSpeed: '1' }
  expect((await send('speed_log', speeds)).body).toEqual({ success: true })
  const events = await web.db
    .selectFrom('watch_events')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  expect(events).toMatchObject([
    { kind: 'start', chapter_id: chapterId },
    { kind: 'finish', elapse_time: 86_400, stop_count: 10_000 },
    { kind: 'speed', speed_before: 1, speed_after: 1.5 },
  ])
  for (const wrong of [
    { elapseTime: 86_400.5 },
    { elapseTime: -1 },
    { stopCount: 10_001 },
    { stopCount: 1.5 },
    { elapseTime: 'x' },
  ])
    expect((await send('finish_watching_chapter_log', { elapseTime: 1, stopCount: 1, ...wrong })).status).toBe(422)
  for (const wrong of [0, 1.25, 3, 'fast', null])
    expect((await send('speed_log', { ...speeds, afDailyLessonChapterSpeed: wrong })).status).toBe(422)
})

it('keeps places and progress when a plan ends, and takes no new logs until it is back [LP-008]', async () => {
  const { session, memberId } = await newPerson(web, {
    plan: { state: 'will_cancel', accessEndsAt: new Date((await web.now()).getTime() + 3_600_000) },
  })
  await timeLog(session, { current_point: 5 })
  await web.moveClock({ advance: '2h' })
  expect((await timeLog(session, { current_point: 9 })).status).toBe(403)
  expect(await progress(memberId)).toMatchObject({ place_seconds: 5 })
})
