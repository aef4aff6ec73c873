import { afterAll, beforeAll, expect, it } from 'vitest'
import { schoolAtTheDesk } from '#domains/studio/index.ts'
import type { House } from '#platform/house.ts'
import { bringDemoSchool } from '#scripts/demo-school.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { buildCatalogue } from './catalogue/index.ts'
import { emailOf } from './cast.ts'

let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T09:00:00+09:00') })
  const { db } = fresh
  const editor = await fresh.newMember({ isStaff: true })
  const email = emailOf('staff-editor')
  await db.updateTable('members').set({ email, email_key: email }).where('id', '=', editor).execute()
  const { teachers, categories } = buildCatalogue()
  const made = await db
    .insertInto('teachers')
    .values(teachers.map(({ name, kana }, position) => ({ name, kana, position })))
    .returning('id')
    .execute()
  await db
    .insertInto('import_keys')
    .values(made.map(({ id }, at) => ({ sheet: 'teachers', key: teachers[at]!.key, id })))
    .execute()
  await db
    .insertInto('categories')
    .values(categories.map((one, position) => ({ ...one, position })))
    .execute()
})
afterAll(() => fresh.close())

const bring = (house: House = fresh.house) => bringDemoSchool(house, schoolAtTheDesk, () => {})

async function desk() {
  const { db } = fresh
  const courses = await db
    .selectFrom('courses')
    .select(['title', 'opened_at', 'cover_key', 'sample_slide_pages as samples'])
    .orderBy('id')
    .execute()
  const films = await db.selectFrom('films').select(['state']).execute()
  const places = await db.selectFrom('notifications').select(['place', 'picture_key']).orderBy('id').execute()
  const { chapters } = await db
    .selectFrom('chapters')
    .select((eb) => eb.fn.count<number>('id').as('chapters'))
    .where('video_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return { courses, films, places, chapters: Number(chapters) }
}

it('a start that dies while the editors’ own school comes in leaves nothing that the next start does not make whole; a third brings nothing [ST-025]', async () => {
  const { house } = fresh
  let left = 6
  const put: House['storage']['put'] = (...file) =>
    left-- > 0 ? house.storage.put(...file) : Promise.reject(new Error('killed'))
  const dying = { ...house, storage: { ...house.storage, put } }
  await expect(bring(dying)).rejects.toThrow('killed')
  expect(left).toBeLessThan(0)

  expect(await bring()).toBe(true)
  const whole = await desk()
  expect(whole.courses).toMatchObject([
    { title: 'お茶とケーキの時間を描く', opened_at: expect.any(Date), cover_key: expect.any(String), samples: 4 },
    { title: 'ふり向く顔をつなぐ', opened_at: null, cover_key: null },
  ])
  expect(whole.courses[0]!.opened_at!.getTime()).toBeGreaterThan(house.clock.now().getTime())
  // Two are shown as they came until an encoder has made their sizes.
  expect(whole.films.map(({ state }) => state).toSorted()).toEqual(['ready', 'waiting', 'waiting'])
  expect(whole.chapters).toBe(3)
  expect(whole.places.map(({ place }) => place)).toEqual(['banner', 'banner', 'popup', 'popup', 'sister'])

  expect(await bring()).toBe(false)
  expect(await desk()).toEqual(whole)
})
