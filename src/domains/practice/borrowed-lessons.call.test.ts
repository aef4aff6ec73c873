import { beforeAll, expect, it } from 'vitest'
import { newSubscriber } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  web = await freshWeb({ AMBASSADOR_POPUP_CHANCE: '0' })
  school = smallSchool(web.db)
})

const hrefs = (text: string) =>
  [.../<main[\s\S]*<\/main>/.exec(text)![0].matchAll(/href="([^"]+)"/g)].map(([, to]) => to)

it('a step names each course that it borrows from, and the course names the curriculums that use it, while they are open [CT-028]', async () => {
  const [first, second] = [await school.newCourse({ lessons: [{}, {}] }), await school.newCourse({ lessons: [{}] })]
  const { id } = await school.newCurriculum([[first.lessons[0]!.id, first.lessons[1]!.id], [second.lessons[0]!.id]])
  const links = hrefs((await web.visit(`/subscriptions/curriculums/${id}`)).text)
  for (const course of [first, second]) expect(links.filter((to) => to === `/courses/${course.id}`)).toHaveLength(1)
  const back = `/subscriptions/curriculums/${id}`
  expect(hrefs((await web.visit(`/courses/${second.id}`)).text)).toContain(back)
  await web.db
    .updateTable('curriculums')
    .set({ closed_at: await web.now() })
    .where('id', '=', id)
    .execute()
  const member = await newSubscriber(web)
  expect(hrefs((await member.session.visit(`/courses/${second.id}`)).text)).not.toContain(back)
})

it('a borrowed lesson that is completed in its course is completed in the curriculum, and the other way round [CT-028]', async () => {
  const { session } = await newSubscriber(web)
  const course = await school.newCourse({ lessons: [{ chapters: [{}] }, { chapters: [{}] }] })
  const [one, other] = course.lessons
  const { id, stepIds } = await school.newCurriculum([[one!.id], [other!.id]])
  const stamps = async () => {
    const { text } = await session.visit(`/subscriptions/curriculums/${id}`)
    return text.match(/data-state="done"/g)?.length ?? 0
  }
  const done = async () =>
    (await session.visit(`/courses/${course.id}`)).text.match(/aria-label="受講済み"/g)?.length ?? 0
  expect([await stamps(), await done()]).toEqual([0, 0])
  expect((await session.post('/lesson_attendances', { lesson_id: one!.id })).status).toBe(200)
  const afterCourse = [await stamps(), await done()]
  const tick = { step_id: stepIds[1] }
  expect((await session.post(`/daily_lesson_chapters/${other!.chapterIds[0]}/attendance`, tick)).status).toBe(200)
  const afterStep = [await stamps(), await done()]
  expect([afterCourse[0], afterStep[0]]).toEqual([1, 2])
  expect(afterStep[1]! - afterCourse[1]!).toBe(afterCourse[1])
  expect(afterCourse[1]).toBeGreaterThan(0)
})
