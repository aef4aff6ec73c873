import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ask } from '#platform/ask.ts'
import { watchStatements } from '#platform/statements.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { madeInCourse } from '../index.ts'
import { ON_COURSE } from './terms.ts'

let fresh: FreshHouse
let course: { id: number; lessons: { id: number }[] }
let authors: number[]
beforeAll(async () => {
  fresh = await freshHouse()
  course = await smallSchool(fresh.db).newCourse({ lessons: [{}, {}] })
  authors = [await fresh.newMember(), await fresh.newMember()]
  await sql`insert into illust_reports (member_id, title, content, status, comment_status, image_key, small_key, width,
      height, lesson_id, posted_at)
    select (${authors}::bigint[])[1 + n % 2], '絵' || n, 'ひとこと' || n || E'。\nつづき', 'opened', 'accepted', 'a', 'b', 4, 3,
      (${course.lessons.map(({ id }) => id)}::bigint[])[1 + n % 2], now() - n * interval '1 hour'
    from generate_series(1, 20) n`.execute(fresh.db)
  await fresh.house.pages.catchUp()
})
afterAll(() => fresh.close())

const titles = async (ask: Ask) => (await madeInCourse(ask, course)).map(({ title }) => title)

it('shows the newest works of a course, read once for everybody, and each with its author’s first words', async () => {
  const visitor = fresh.visitor()
  const [first] = await madeInCourse(visitor, course)
  expect(first).toMatchObject({ title: '絵1', words: 'ひとこと1。', width: 4, height: 3 })
  expect(await titles(visitor)).toHaveLength(ON_COURSE)
  expect([...visitor.pageTags]).toEqual([...course.lessons.map(({ id }) => `illust_lesson:${id}`), 'illust_people'])
  expect((await watchStatements(() => titles(visitor))).statements).toEqual([])
  const member = await fresh.actorFor(await fresh.newMember())
  expect((await watchStatements(() => titles(member))).statements).toHaveLength(1)
})

it('shows nobody what somebody else with whom they are in a block drew', async () => {
  const viewer = await fresh.newMember()
  await fresh.db
    .insertInto('member_blocks')
    .values({ member_id: authors[0]!, blocked_id: viewer, blocked_at: new Date() })
    .execute()
  expect(await titles(await fresh.actorFor(viewer))).toEqual(['絵1', '絵3', '絵5', '絵7', '絵9', '絵11'])
  expect(await titles(fresh.visitor())).toEqual(['絵1', '絵2', '絵3', '絵4', '絵5', '絵6'])
})

it('takes down at once what is closed, hidden or waits for a look', async () => {
  const change = (title: string, change: Record<string, unknown>) =>
    fresh.db.updateTable('illust_reports').set(change).where('title', '=', title).execute()
  await change('絵1', { status: 'closed' })
  await change('絵2', { hidden_at: new Date() })
  await change('絵3', { waits_since: new Date() })
  await fresh.house.pages.catchUp()
  expect(await titles(fresh.visitor())).toEqual(['絵4', '絵5', '絵6', '絵7', '絵8', '絵9'])
})
