import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePageCache } from '#platform/page-cache.ts'
import { writeCourse } from '#test/learning/courses.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { replaceReadings, replaceSynonyms } from './dictionary.ts'
import { searchIndexOf } from './live-index.ts'
import type { SearchAnswer } from './terms.ts'

const now = new Date('2026-11-20T12:00:00+09:00')

describe('what the search knows', () => {
  let fresh: FreshHouse
  let course: number

  const titles = async (query: string, house: Parameters<typeof searchIndexOf>[0] = fresh.house) => {
    await house.pages.catchUp()
    const answer = (await searchIndexOf(house)).answer(query, now).toString()
    return (JSON.parse(answer) as SearchAnswer).hits.map(({ title }) => title)
  }

  beforeAll(async () => {
    fresh = await freshHouse({ now })
    course = await writeCourse(fresh.db, { title: '水彩の海', teachers: ['青木'], tags: ['にじみ'], category: '水辺' })
    await writeCourse(fresh.db, { title: '岩の面', openedAt: now })
  })
  afterAll(() => fresh.close())

  it('is right from the first question on', async () => {
    expect(await titles('水彩')).toEqual(['水彩の海'])
    expect(await titles('入門')).toEqual(['岩の面', '水彩の海'])
  })

  it('follows every word of a course, whoever changes it and whichever process is asked', async () => {
    const other = { db: fresh.db, pages: makePageCache(fresh.db) }
    expect(await titles('波', other)).toEqual([])
    const lesson = await fresh.db
      .insertInto('lessons')
      .values({ course_id: course, day_index: 1, title: '波の起こり' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await fresh.db
      .insertInto('problems')
      .values({ slug: 'x', label: '海が板になる', lesson_id: lesson.id, position: 0 })
      .execute()
    await fresh.db.insertInto('course_tags').values({ course_id: course, tag: '塩ふり' }).execute()
    for (const house of [fresh.house, other]) {
      for (const query of ['波', '海が板になる', '塩ふり', 'にじみ', '青木', '水辺', 'キャラクター'])
        expect(await titles(query, house), query).toContain('水彩の海')
    }
    await fresh.db.updateTable('lessons').set({ title: 'うねり' }).where('id', '=', lesson.id).execute()
    await fresh.db.deleteFrom('course_tags').where('tag', '=', '塩ふり').execute()
    await fresh.db.updateTable('teachers').set({ name: '白石' }).where('name', '=', '青木').execute()
    await fresh.db.updateTable('categories').set({ name: '港' }).where('name', '=', '水辺').execute()
    for (const house of [fresh.house, other]) {
      for (const query of ['うねり', '白石', '港']) expect(await titles(query, house), query).toEqual(['水彩の海'])
      for (const query of ['波', '塩ふり', '青木', '水辺']) expect(await titles(query, house), query).toEqual([])
    }
  })

  it('knows a course that was just written, and forgets one that is taken away', async () => {
    const id = await writeCourse(fresh.db, { title: '霧の谷' })
    expect(await titles('霧')).toEqual(['霧の谷'])
    await fresh.db.deleteFrom('courses').where('id', '=', id).execute()
    expect(await titles('霧')).toEqual([])
  })

  it('learns words that mean the same, and how they are read', async () => {
    expect(await titles('おーしゃん')).toEqual([])
    await replaceSynonyms(fresh.db, [['海', 'オーシャン']])
    await replaceReadings(fresh.db, [['水彩', 'すいさい']])
    expect(await titles('おーしゃん')).toEqual(['水彩の海'])
    expect(await titles('すいさい')).toEqual(['水彩の海'])
  })

  it('is told once of a course that changes in many places, and with one word of many courses', async () => {
    const purges = async (change: (tx: typeof fresh.db) => Promise<unknown>) => {
      const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from page_purges`.execute(fresh.db)
      await fresh.db.transaction().execute(change)
      const told = await fresh.db
        .selectFrom('page_purges')
        .select('tag')
        .where('id', '>', rows[0]!.id)
        .orderBy('id')
        .execute()
      return told.map(({ tag }) => tag)
    }
    const touch = (db: typeof fresh.db) =>
      db.updateTable('courses').set({ needs: '紙' }).where('id', '=', course).execute()
    expect(
      await purges(async (tx) => {
        await touch(tx)
        await touch(tx)
        await tx.insertInto('course_tags').values({ course_id: course, tag: '紙' }).execute()
      }),
    ).toEqual([`course:${course}`])
    const many = await purges(async (tx) => {
      for (let n = 0; n < 300; n++) await writeCourse(tx, { title: `多い${n}` })
    })
    expect(many.length).toBeLessThan(200)
    expect(many.slice(-2)).toEqual(['catalogue', 'search'])
    await fresh.house.pages.catchUp()
    expect((await searchIndexOf(fresh.house)).find('多い', now)).toHaveLength(300)
  })

  it('is asked again after a database that was away', async () => {
    const house = { db: fresh.db, pages: makePageCache(fresh.db) }
    const { catchUp } = house.pages
    house.pages.catchUp = () => Promise.reject(new Error('away'))
    await expect(searchIndexOf(house)).rejects.toThrow('away')
    house.pages.catchUp = catchUp
    expect(await titles('水彩', house)).toEqual(['水彩の海'])
  })
})
