import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/tokyo.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newPerson } from '#test/people.ts'
import { openSetOn, sendSet } from '#test/trials/sets.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let courses: number[]
const PATH = '/trial_sets'

beforeAll(async () => {
  web = await freshWeb()
  const keys = ['first-face-build', 'eyes-build', 'hair-flow-build', 'expression-build']
  courses = await Promise.all(keys.map(async (key) => (await courseByKey(web.db, key)).id))
})

describe('a received course', () => {
  const chapterOf = (course: number) =>
    web.db
      .selectFrom('chapters as c')
      .innerJoin('lessons as l', 'l.id', 'c.lesson_id')
      .select(['c.id', 'l.id as lesson'])
      .where('l.course_id', '=', course)
      .where('l.is_free', '=', false)
      .where('c.slide_pages', '>', 0)
      .orderBy('c.id')
      .executeTakeFirstOrThrow()

  async function everything(session: Session, course: number) {
    const { id, lesson } = await chapterOf(course)
    const page = (await session.visit(`/courses/${course}`)).text
    const replies = [
      await session.visit(`/daily_lesson_chapters/${id}`),
      await session.visit(`/daily_lesson_chapters/${id}/film`, { headers: { Range: 'bytes=0-9' } }),
      await session.visit(`/daily_lesson_chapters/${id}/slides/1.jpg`),
      await session.post(`/daily_lesson_chapters/${id}/time_log`, { course_id: course, current_point: 1 }),
      await session.post(`/courses/${course}/user_note`, { content: `メモ${Math.random()}` }),
      await session.post(`/daily_lessons/${lesson}/attendance`, {}),
    ]
    return [page.includes(`/daily_lesson_chapters/`), ...replies.map(({ status }) => status)]
  }
  const ALL = [true, 200, 206, 200, 200, 200, 200]

  it('is watched like a bought one when the trial is over, while a debt closes the rest, when it is closed: until its day ends [TS-024]', async () => {
    const { codes } = await openSetOn(web, { courses, days: 30 })
    const { session, memberId, email } = await newPerson(web, { plan: { state: 'under_trial' } })
    const [received, other] = [courses[2]!, courses[0]!]
    expect((await sendSet(session, { code: codes[0]!, picked: [received, courses[3]!] })).status).toBe(303)
    const stand = (values: { state: 'after_unsubscribe' | 'will_continue'; closes_at: Date | null }) =>
      web.db.updateTable('subscriptions').set(values).where('member_id', '=', memberId).execute()
    await stand({ state: 'after_unsubscribe', closes_at: null })
    const again = await web.signIn(email)
    expect(await everything(again, received)).toEqual(ALL)
    expect((await everything(again, other)).slice(2, 4)).toEqual([403, 403])
    await stand({ state: 'will_continue', closes_at: addDays(await web.now(), -1) })
    const debtor = await web.signIn(email)
    expect(await everything(debtor, received)).toEqual(ALL)
    expect((await everything(debtor, other)).slice(2, 4)).toEqual([403, 403])
    await stand({ state: 'after_unsubscribe', closes_at: null })
    const stays = await web.signIn(email)
    expect((await stays.visit(`/course_orders/new?course_id=${received}`)).status).not.toBe(409)
    await web.withClock({ advance: '30d' }, async () => {
      const near = await web.signIn(email)
      expect(await everything(near, received)).toEqual(ALL)
    })
    await web.withClock({ advance: '31d' }, async () => {
      const over = await web.signIn(email)
      expect((await everything(over, received)).slice(2, 4)).toEqual([403, 403])
      expect((await over.visit(PATH)).text).toContain('終了しました')
      expect((await over.visit('/subscriptions/learning_status')).text).not.toContain('お試しセットの講座')
    })
  })
})
