import { afterAll, expect, it } from 'vitest'
import { freshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { openMatters } from './open-matters.ts'

const fresh = await freshHouse()
afterAll(() => fresh.close())

it('a chapter without a film in a course that was opened stands among what is open, with the course', async () => {
  const staffId = await fresh.newMember({ isStaff: true })
  const without = async () => (await openMatters!.read(await fresh.actorFor(staffId))).waiting![0]!
  const course = await smallSchool(fresh.db).newCourse({ lessons: [{ chapters: [{}, {}] }] })
  const before = await without()
  await fresh.db
    .updateTable('chapters')
    .set({ video_id: null, published: false })
    .where('id', '=', course.lessons[0]!.chapterIds[0]!)
    .execute()
  const after = await without()
  expect([before.value, after.value]).toEqual(['0件', '1件'])
  expect(after.to).toBe(`/staff/courses/${course.id}`)
})
