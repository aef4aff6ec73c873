import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { freshWeb, sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const long = (characters: number) => '線'.repeat(characters)
const japanese = /[ぁ-んァ-ヶ一-龠]/

it('every limit of the screens is kept by the server as well, with a sentence and nothing stored [MI-008]', async () => {
  const { session, memberId } = await newPerson(web, { plan: { state: 'will_continue' } })
  await session.post('/courses/1/complete_course')
  const tooMuch: [path: string, body: Record<string, unknown>][] = [
    ['/courses/1/user_note', { content: long(20_001) }],
    ['/subscriptions/curriculums/1/user_note', { content: long(20_001) }],
    ['/courses/1/reviews', { rating: 5, content: long(1_001) }],
    ['/courses/1/reviews', { rating: 6, content: 'よかった' }],
    ['/api/write_to_user_cache', { ns: 'n'.repeat(101), v: true }],
    ['/api/write_to_user_cache', { ns: 'n', v: 'x'.repeat(4_097) }],
    ['/daily_lesson_chapters/1/finish_watching_chapter_log', { elapseTime: 86_401, stopCount: 0 }],
    ['/daily_lesson_chapters/1/finish_watching_chapter_log', { elapseTime: 10, stopCount: 10_001 }],
    ['/daily_lesson_chapters/1/speed_log', { afDailyLessonChapterSpeed: 3, bfDailyLessonChapterSpeed: 1 }],
  ]
  for (const [path, body] of tooMuch) {
    const reply = await session.post(path, body)
    expect(reply.status, path).toBe(422)
    expect(reply.body.success, path).toBe(false)
    expect(reply.body.error, path).toMatch(japanese)
  }
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(4 * 1024 * 1024 + 1)], { type: 'image/png' }), 'large.png')
  expect((await session.post('/subscriptions/curriculums/1/completed_work', form)).status).toBe(422)
  const stored = await Promise.all([
    web.db.selectFrom('course_notes').select('content').where('member_id', '=', memberId).execute(),
    web.db.selectFrom('course_reviews').select('id').where('member_id', '=', memberId).execute(),
    web.db.selectFrom('member_cache').select('ns').where('member_id', '=', memberId).execute(),
    web.db.selectFrom('final_works').select('image_key').where('member_id', '=', memberId).execute(),
  ])
  expect(stored).toEqual([[], [], [], []])
})

it('days are Tokyo’s, wherever the server stands [MI-014 OV-002]', async () => {
  const abroad = await freshWeb({ TZ: 'America/Los_Angeles' })
  const learner = await newPerson(abroad, { plan: { state: 'will_continue' } })
  const { course_id } = await abroad.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .select('l.course_id')
    .where('h.id', '=', 1)
    .executeTakeFirstOrThrow()
  const days = () =>
    abroad.db.selectFrom('study_days').select('day').where('member_id', '=', learner.memberId).orderBy('day').execute()
  const watch = async (at: string) => {
    await abroad.withClock({ at }, async () => {
      const { session } = { session: await abroad.signIn(learner.email) }
      const playback_id = crypto.randomUUID()
      await session.post('/daily_lesson_chapters/1/time_log', { course_id, current_point: 0, playback_id, ranges: [] })
      const log = { course_id, current_point: 2, playback_id, ranges: [[0, 2]] }
      expect((await session.post('/daily_lesson_chapters/1/time_log', log)).status).toBe(200)
    })
  }
  await watch('2027-03-31T23:59:20')
  await watch('2027-04-01T00:00:40')
  expect((await days()).map(({ day }) => day)).toEqual(['2027-03-31', '2027-04-01'])
})
