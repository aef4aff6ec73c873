import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { teacherJobs } from './jobs.ts'

let school: FreshHouse
beforeAll(async () => {
  school = await freshHouse({ now: new Date('2026-11-23T22:00:00Z') })
})
afterAll(() => school.close())

const lettersOf = () =>
  school.db
    .selectFrom('letters')
    .select(['to_address', 'plain'])
    .where('key', 'like', 'critique-profiles-changed:%')
    .orderBy('id')
    .execute()

it('the school reads each morning what teachers changed the day before, once, and nothing where nobody changed anything', async () => {
  const { db, house } = school
  await teacherJobs['critiques.tell-profile-changes'](house)
  expect(await lettersOf()).toEqual([])
  const { id } = await db
    .insertInto('correctional_teachers')
    .values({ name: '試しの先生', fee_yen: 1, invited_at: new Date('2026-11-01T00:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const changed = (at: string, parts: string[]) =>
    db
      .insertInto('correctional_teacher_changes')
      .values({ teacher_id: id, changed_at: new Date(at), parts })
      .execute()
  // The day before began at 15:00 of the 22nd and ended at 15:00 of the 23rd, by the clock of London.
  await changed('2026-11-22T14:59:59Z', ['name'])
  await changed('2026-11-22T15:00:00Z', ['links'])
  await changed('2026-11-23T14:59:59Z', ['links', 'images'])
  await changed('2026-11-23T15:00:00Z', ['question'])
  await teacherJobs['critiques.tell-profile-changes'](house)
  await teacherJobs['critiques.tell-profile-changes'](house)
  const letters = await lettersOf()
  expect(letters).toHaveLength(1)
  expect(letters[0]!.to_address).toBe(house.settings.contactEmail)
  expect(letters[0]!.plain).toContain('試しの先生')
  expect(letters[0]!.plain).toContain('紹介画像、リンク')
  const [said] = letters[0]!.plain.split('お問い合わせ')
  expect(said).not.toMatch(/ニックネーム|質問/)
})
