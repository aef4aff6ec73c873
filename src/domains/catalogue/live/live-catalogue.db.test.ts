import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePageCache } from '#platform/page-cache.ts'
import { watchStatements } from '#platform/statements.ts'
import { writeCourse } from '#test/learning/courses.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { catalogueFor } from './catalogue-for.ts'
import { catalogueOf } from './live-catalogue.ts'

const now = new Date('2026-11-20T12:00:00+09:00')

describe('the catalogue in a process', () => {
  let fresh: FreshHouse
  let school: ReturnType<typeof smallSchool>

  const heard = async () => {
    await fresh.house.pages.catchUp()
    return catalogueOf(fresh.house)
  }
  const courses = async () => (await heard()).courses

  beforeAll(async () => {
    fresh = await freshHouse({ now })
    school = smallSchool(fresh.db)
    await heard()
  })
  afterAll(() => fresh.close())

  it('is asked of the database once, by however many at once', async () => {
    const house = { db: fresh.db, pages: makePageCache(fresh.db) }
    const asked = await watchStatements(() => Promise.all([1, 2, 3].map(() => catalogueOf(house))))
    expect(new Set(asked.result).size).toBe(1)
    expect(asked.statements.filter((text) => text.includes('from courses c')).length).toBeLessThanOrEqual(1)
    const again = await watchStatements(() => catalogueOf(house))
    expect(again.result).toBe(asked.result[0])
    expect(again.statements).toEqual([])
  })

  it('knows at once of a course that was written, changed or taken away, and reads no other for it', async () => {
    const other = await writeCourse(fresh.db, { title: '岩の面' })
    const before = (await courses()).get(other)
    const id = await writeCourse(fresh.db, { title: '水彩の海', teachers: ['青木'] })
    expect((await courses()).get(id)).toMatchObject({ title: '水彩の海', card: { teacher: '青木' } })
    await fresh.db.updateTable('courses').set({ closed_at: now }).where('id', '=', id).execute()
    expect((await courses()).get(id)!.window.closedAt).toEqual(now)
    await fresh.db.deleteFrom('courses').where('id', '=', id).execute()
    expect((await courses()).has(id)).toBe(false)
    expect((await courses()).get(other)).toBe(before)
  })

  it('holds what is published, in its order, and what its films are', async () => {
    const { id, lessons } = await school.newCourse({
      lessons: [{ published: false }, { isFree: true, chapters: [{ seconds: 30 }, { seconds: 12.5 }] }],
      primes: [{ seconds: 90 }],
    })
    const [first, second] = lessons[1]!.chapterIds
    const known = (await courses()).get(id)!
    expect(known.lessons).toMatchObject([
      {
        ...{ id: lessons[1]!.id, isFree: true },
        chapters: [
          { id: first, film: { seconds: 30 } },
          { id: second, film: { seconds: 12.5 } },
        ],
      },
    ])
    expect(known.primes).toMatchObject([{ film: { seconds: 90 } }])
    await fresh.db.updateTable('chapters').set({ published: false }).where('id', '=', first!).execute()
    const video = known.lessons[0]!.chapters[1]!.film.id
    await fresh.db.updateTable('videos').set({ duration_seconds: 20 }).where('id', '=', video).execute()
    expect((await courses()).get(id)!.lessons[0]!.chapters).toMatchObject([{ id: second, film: { seconds: 20 } }])
  })

  it('follows what stands around the courses', async () => {
    const { lessons } = await school.newCourse({ lessons: [{}, {}] })
    const curriculum = await school.newCurriculum([[lessons[0]!.id], [lessons[1]!.id, lessons[0]!.id]], '道のり')
    const stepsOf = async () =>
      (await heard()).curriculums.get(curriculum.id)!.steps.map(({ lessons }) => lessons.map(({ id }) => id))
    expect(await stepsOf()).toEqual([[lessons[0]!.id], [lessons[1]!.id, lessons[0]!.id]])
    expect((await heard()).borrowings.get(lessons[0]!.id)).toHaveLength(2)
    await fresh.db.updateTable('lessons').set({ published: false }).where('id', '=', lessons[0]!.id).execute()
    expect(await stepsOf()).toEqual([[], [lessons[1]!.id]])
    await fresh.db.updateTable('curriculums').set({ title: '長い道のり' }).where('id', '=', curriculum.id).execute()
    expect((await heard()).curriculums.get(curriculum.id)!.title).toBe('長い道のり')
  })

  it.each([
    [
      'course_groups',
      sql`insert into course_groups (key, tab, title, position) values ('body', 'character', 'からだ', 1)`,
    ],
    ['free_categories', sql`insert into free_categories (slug, name, position) values ('lines', '線画', 1)`],
    ['teachers', sql`insert into teachers (name, position) values ('山田', 1)`],
    ['categories', sql`update categories set position = position + 1`],
  ])('reads %s anew when they change', async (_table, change) => {
    const before = await heard()
    await change.execute(fresh.db)
    expect(await heard()).not.toBe(before)
  })

  it('is asked again after a database that was away', async () => {
    const house = { db: fresh.db, pages: makePageCache(fresh.db) }
    const { catchUp } = house.pages
    house.pages.catchUp = () => Promise.reject(new Error('away'))
    await expect(catalogueOf(house)).rejects.toThrow('away')
    house.pages.catchUp = catchUp
    expect((await catalogueOf(house)).courses.size).toBeGreaterThan(0)
  })

  it('is not what a change overtook while it was read', async () => {
    const id = await writeCourse(fresh.db, { title: '霧の谷' })
    const house = { db: fresh.db, pages: makePageCache(fresh.db) }
    const { catchUp } = house.pages
    house.pages.catchUp = async () => {
      await catchUp()
      house.pages.catchUp = catchUp
      // Told when the reading has begun, and not yet to be seen by it.
      void fresh.db.updateTable('courses').set({ title: '晴れた谷' }).where('id', '=', id).execute().then(catchUp)
    }
    await catalogueOf(house)
    await expect.poll(async () => (await catalogueOf(house)).courses.get(id)!.title).toBe('晴れた谷')
  })

  it('cannot be changed by whoever asks for it', async () => {
    const [course] = (await courses()).values()
    expect(() => (course!.card.tags as string[]).push('新')).toThrow(TypeError)
  })

  it('lets a page be kept until the next course opens or closes', async () => {
    const soon = new Date(now.getTime() + 60_000)
    await writeCourse(fresh.db, { title: '昼の講座', openedAt: soon })
    await writeCourse(fresh.db, { title: '夜の講座', openedAt: new Date(now.getTime() + 90_000) })
    await fresh.house.pages.catchUp()
    const ask = { house: fresh.house, now, pageTurns: [] as Date[] }
    await catalogueFor(ask)
    expect(ask.pageTurns).toEqual([soon])
  })
})
