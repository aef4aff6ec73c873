import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schoolAtTheDesk } from '#domains/studio/index.ts'
import type { House } from '#platform/house.ts'
import { ensureDemo } from '#scripts/demo.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { buildCatalogue } from './catalogue/index.ts'
import { isLoaded } from './half-world.ts'

let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T09:00:00+09:00') })
})
afterAll(() => fresh.close())

const load = (house: House) => ensureDemo(house, schoolAtTheDesk, () => {})

type Counts = Record<'courses' | 'chapters' | 'members' | 'last' | 'lastVideo' | 'imports', number>

async function counts() {
  const { rows } = await sql<Counts>`select (select count(*)::int from courses) as courses,
    (select count(*)::int from chapters) as chapters, (select count(*)::int from members) as members,
    (select max(id)::int from courses) as last, (select max(id)::int from videos) as "lastVideo",
    (select count(*)::int from audit_log where action = 'studio.school-imported') as imports`.execute(fresh.db)
  return rows[0]!
}

it('a first start that is killed while the school comes in is begun anew by the next: the same world, with the same numbers [ST-025]', async () => {
  const { house, db } = fresh
  // Dies with some courses here and others not.
  const put: House['storage']['put'] = async (...file) => {
    if ((await counts()).courses > 0) throw new Error('killed')
    return house.storage.put(...file)
  }
  await expect(load({ ...house, storage: { ...house.storage, put } })).rejects.toThrow('killed')
  const { courses } = buildCatalogue()
  expect((await counts()).courses).toBeGreaterThan(0)
  expect((await counts()).courses).toBeLessThan(courses.length)
  // Nobody is shown it: to whoever starts next, nothing is loaded.
  expect(await isLoaded(db)).toBe(false)

  await load(house)
  expect(await isLoaded(db)).toBe(true)
  const whole = await counts()
  const chapters = courses.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.chapters))
  const primes = courses.flatMap(({ primeLessons = [] }) => primeLessons)
  expect(whole).toMatchObject({ courses: courses.length, last: courses.length, chapters: chapters.length, imports: 1 })
  expect(whole.lastVideo).toBe(chapters.length + primes.length)
  expect(whole.members).toBeGreaterThan(60)
  const titles = await db.selectFrom('courses').select(['id', 'title']).orderBy('id').execute()
  expect(titles).toEqual(courses.map(({ title }, at) => ({ id: at + 1, title })))

  await load(house)
  expect(await counts()).toEqual(whole)
}, 600_000)
