import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }
const editor = async () => (await newPerson(web, { isStaff: true, role: 'editor' })).session

it('an editor makes a draft with nothing but a title, and finds it by its title, its state and nothing else [ST-001] [ST-002]', async () => {
  const session = await editor()
  const title = `雨の日の制服 ${Date.now()}`
  const made = await session.submit('/staff/courses', { title }, html)
  expect([made.status, made.location]).toEqual([303, expect.stringMatching(/^\/staff\/courses\/\d+$/)])
  expect((await session.visit(made.location!)).text).toContain('下書き')
  const id = Number(made.location!.split('/').at(-1))
  const found = async (query: string) =>
    (await session.visit(`/staff/courses?${query}`)).text.includes(`href="/staff/courses/${id}"`)
  expect(await found(`q=${encodeURIComponent(title)}`)).toBe(true)
  expect(await found(`q=${encodeURIComponent(title)}&state=draft`)).toBe(true)
  expect(await found(`q=${encodeURIComponent(title)}&state=open`)).toBe(false)
  expect(await found(`q=${encodeURIComponent(title)}&tab=manga`)).toBe(false)
  expect(await found(`q=${encodeURIComponent(title)}&teacher=1`)).toBe(false)
  const empty = await session.submit('/staff/courses', { title: '　' }, html)
  expect([empty.status, empty.text.includes('講座名を入力してください。')]).toEqual([422, true])
})

it('each course stands with its state, teacher, lessons and who began it in the last 30 days, filtered by teacher and tab [ST-001]', async () => {
  const session = await editor()
  const course = await web.db
    .selectFrom('courses as c')
    .innerJoin('course_teachers as x', 'x.course_id', 'c.id')
    .innerJoin('teachers as t', 't.id', 'x.teacher_id')
    .select(['c.id', 'c.title', 'c.tab', 't.id as teacherId', 't.name'])
    .where('c.opened_at', '<', await web.now())
    .where('c.closed_at', 'is', null)
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const row = async () => {
    const query = `q=${encodeURIComponent(course.title)}&state=open&tab=${course.tab}&teacher=${course.teacherId}`
    const { text } = await session.visit(`/staff/courses?${query}`)
    return text.split('<tr').find((part) => part.includes(`href="/staff/courses/${course.id}"`))!
  }
  const before = await row()
  expect(before).toContain('公開中')
  expect(before).toContain(course.name)
  const begun = Number(/(\d+)人/.exec(before.replaceAll(/<!-- -->|,/g, ''))![1])
  const { memberId } = await newPerson(web)
  const [long, lately] = [40, 1].map((days) => new Date(Date.now() - days * 86_400_000))
  const { memberId: earlier } = await newPerson(web)
  for (const [member_id, updated_at] of [[memberId, lately!] as const, [earlier, long!] as const])
    await web.db.insertInto('course_places').values({ member_id, course_id: course.id, updated_at }).execute()
  expect((await row()).replaceAll(/<!-- -->|,/g, '')).toContain(`${begun + 1}人`)
})

it('for support, accounting, learners and visitors the pages of courses do not exist [ST-001] [OV-019]', async () => {
  for (const role of ['support', 'accounting'] as const) {
    const { session } = await newPerson(web, { isStaff: true, role })
    expect((await session.visit('/staff/courses')).status).toBe(404)
    expect((await session.visit('/staff/courses/1')).status).toBe(404)
  }
  const learner = await web.signIn('cont6')
  expect((await learner.visit('/staff/courses/1')).status).toBe(404)
  expect((await learner.submit('/staff/courses', { title: '勝手な講座' }, html)).status).toBe(404)
})
