import { beforeAll, expect, it } from 'vitest'
import { showReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

type Made = { id: number; lesson: string }
const made = async (who: Pick<Session, 'visit'>, courseId: number, query = '') =>
  (await who.visit(`/courses/${courseId}/illust_reports${query}`)).body.reports as Made[]

it('a course and each of its lessons show what was made with them, to whom each report is open', async () => {
  const lessons = await web.db
    .selectFrom('lessons')
    .select(['id', 'title', 'course_id'])
    .where('course_id', '=', 3)
    .orderBy('id')
    .limit(2)
    .execute()
  const [one, other] = lessons as [(typeof lessons)[0], (typeof lessons)[0]]
  await web.db.deleteFrom('illust_reports').execute()
  const author = await newPerson(web)
  const viewer = await newPerson(web)
  const show = (lesson: number, words = {}) =>
    showReport(author.session, { words: { lesson_id: String(lesson), ...words } })
  const [first, second] = [await show(one.id), await show(other.id)]
  await show(one.id, { status: 'closed' })
  await showReport(author.session)
  expect((await made(web, 3)).map(({ id, lesson }) => [id, lesson])).toEqual([
    [second, other.title],
    [first, one.title],
  ])
  expect((await made(web, 3, `?lesson=${one.id}`)).map(({ id }) => id)).toEqual([first])
  expect(await made(web, 4)).toEqual([])
  expect(await made(web, 4, `?lesson=${one.id}`)).toEqual([])
  expect((await web.visit('/courses/999999/illust_reports')).status).toBe(404)
  await viewer.session.post('/member_blocks', { target_type: 'report', target_id: first })
  expect(await made(viewer.session, 3)).toEqual([])
})
