import { beforeAll, expect, it } from 'vitest'
import { smallSchool } from '#test/learning/small-school.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
})

async function newPoint() {
  const lessonId = (await school.newCourse()).lessons[0]!.id
  const row = { lesson_id: lessonId, position: 0, description: '目の高さがそろっている' }
  const { id } = await web.db.insertInto('check_points').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, lessonId }
}
const toggle = '/user_self_check_points'

it('sets, not toggles, the learner’s own tick, and the page shows it again [PR-012]', async () => {
  const [{ session }, { session: other }] = [await newSubscriber(web), await newSubscriber(web)]
  const { id, lessonId } = await newPoint()
  const ticked = async (who = session) =>
    /type="checkbox"[^>]*checked=""[^>]*>[\s\S]{0,400}目の高さ/.test(
      (await who.visit(`/user_daily_lesson_trainings/new?lesson_id=${lessonId}`)).text,
    )
  expect(await ticked()).toBe(false)
  for (let n = 0; n < 2; n++) {
    expect(await session.post(toggle, { id, isChecked: true })).toMatchObject({ status: 200, body: { success: true } })
    expect(await ticked()).toBe(true)
  }
  expect(await ticked(other)).toBe(false)
  await session.post(toggle, { id, isChecked: false })
  expect(await ticked()).toBe(false)
})

it('refuses what is no yes or no, what is not there, and who may not [PR-012]', async () => {
  const [{ session: member }, { session }] = [await newPerson(web), await newSubscriber(web)]
  const { id } = await newPoint()
  for (const isChecked of ['true', 1, null, undefined])
    expect((await session.post(toggle, { id, isChecked })).status).toBe(422)
  for (const wrong of [99_999_999, 'x', null])
    expect((await session.post(toggle, { id: wrong, isChecked: true })).status).toBe(404)
  expect((await web.visitor().post(toggle, { id, isChecked: true })).status).toBe(401)
  expect((await member.post(toggle, { id, isChecked: true })).status).toBe(403)
})
