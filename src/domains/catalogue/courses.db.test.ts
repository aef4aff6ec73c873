import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { findCourse, findCourseOf } from './courses.ts'
import { findCurriculum, findStep } from './curriculums.ts'

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
let course: Awaited<ReturnType<typeof school.newCourse>>
let curriculum: Awaited<ReturnType<typeof school.newCurriculum>>
beforeAll(async () => {
  fresh = await freshHouse()
  school = smallSchool(fresh.db)
  course = await school.newCourse({ lessons: [{ chapters: [{}, {}] }, {}], primes: [{}] })
  curriculum = await school.newCurriculum([[course.lessons[0]!.id], []])
  await fresh.house.pages.catchUp()
})
afterAll(() => fresh.close())

const kept = async () => {
  await fresh.house.pages.catchUp()
  const { house } = fresh
  return { course: await findCourse(house, course.id), curriculum: await findCurriculum(house, curriculum.id) }
}

it('is read once, and given frozen to all who ask', async () => {
  const [one, other] = [await kept(), await kept()]
  expect(other.course).toBe(one.course)
  expect(other.curriculum).toBe(one.curriculum)
  expect(() => one.course.lessons[0]!.chapters.pop()).toThrow(TypeError)
})

const videoOf = (chapterId: number) => sql`(select video_id from chapters where id = ${chapterId})`

it('is let go of when anything changes that it shows, and so are the curriculums that borrow from it', async () => {
  const [lesson] = course.lessons
  const chapterId = lesson!.chapterIds[0]!
  const changes = {
    'its title': sql`update courses set title = '手' where id = ${course.id}`,
    'when it is in the plan': sql`update subscription_courses set closed_at = now() where course_id = ${course.id}`,
    'a lesson': sql`update lessons set title = '指' where id = ${lesson!.id}`,
    'a chapter that is a draft again': sql`update chapters set published = false where id = ${chapterId}`,
    'the length of a film': sql`update videos set duration_seconds = 77 where id = ${videoOf(chapterId)}`,
    'a check point': sql`insert into check_points (lesson_id, position, description) values (${lesson!.id}, 0, '線')`,
    'a voice': sql`insert into customer_voices (name, content, given_at, course_id) values ('名', '声', now(), ${course.id})`,
    'a step of a film': sql`insert into video_steps (prime_lesson_id, position, title, start_time) values (${course.primeIds[0]!}, 0, '下描き', 0)`,
    'a curriculum that borrows': sql`update curriculums set closed_at = now() where id = ${curriculum.id}`,
    'a step': sql`update curriculum_steps set title = '二' where id = ${curriculum.stepIds[1]!}`,
    'a lesson more that is borrowed': sql`insert into step_lessons (step_id, lesson_id, position) values (${curriculum.stepIds[1]!}, ${course.lessons[1]!.id}, 0)`,
    'a lesson that is borrowed no more': sql`delete from step_lessons where step_id = ${curriculum.stepIds[1]!}`,
  }
  for (const [what, change] of Object.entries(changes)) {
    const before = await kept()
    await change.execute(fresh.db)
    const after = await kept()
    expect([what, after.course === before.course, after.curriculum === before.curriculum]).toEqual([what, false, false])
  }
  const elsewhere = await kept()
  await school.newCourse()
  expect((await kept()).course).toBe(elsewhere.course)
})

it('shows nobody a draft, and keeps it for staff to look at', async () => {
  const { id, lessons } = await school.newCourse({ lessons: [{ published: false }, { chapters: [{}, {}] }] })
  await fresh.db
    .updateTable('chapters')
    .set({ published: false })
    .where('id', '=', lessons[1]!.chapterIds[0]!)
    .execute()
  const steps = await school.newCurriculum([[lessons[0]!.id, lessons[1]!.id]])
  const found = await findCourse(fresh.house, id)
  const shown = (all: typeof found.lessons) => all.map((one) => [one.id, one.chapters.map((chapter) => chapter.id)])
  const published = [[lessons[1]!.id, [lessons[1]!.chapterIds[1]]]]
  expect(shown(found.lessons)).toEqual(published)
  expect(shown(found.drafts.lessons)).toEqual(lessons.map((one) => [one.id, one.chapterIds]))
  expect(shown((await findStep(fresh.house, steps.stepIds[0]!)).step.lessons)).toEqual(published)
})

it('finds the course of a part wherever that has moved, and none for what is not there', async () => {
  const [from, to] = [await school.newCourse(), await school.newCourse({ lessons: [{}, {}] })]
  const chapterId = from.lessons[0]!.chapterIds[0]!
  const home = async () => {
    await fresh.house.pages.catchUp()
    return (await findCourseOf(fresh.house, 'chapter', chapterId)).id
  }
  expect(await home()).toBe(from.id)
  await fresh.db
    .updateTable('chapters')
    .set({ lesson_id: to.lessons[0]!.id, position: 9 })
    .where('id', '=', chapterId)
    .execute()
  expect(await home()).toBe(to.id)
  for (const part of ['lesson', 'chapter', 'prime'] as const)
    await expect(findCourseOf(fresh.house, part, 999_999)).rejects.toMatchObject({ code: 'not-found' })
  await expect(findStep(fresh.house, 999_999)).rejects.toMatchObject({ code: 'not-found' })
})
