import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'

let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse()
})
afterAll(() => fresh.close())

it('the connections of those who only look read what is there, and cannot write', async () => {
  const id = await fresh.newMember({ name: '読まれる ひと' })
  const { db } = fresh.house.readOnly
  const row = await db.selectFrom('members').select('name').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ name: '読まれる ひと' })
  const write = db.updateTable('members').set({ name: 'x' }).where('id', '=', id).execute()
  await expect(write).rejects.toMatchObject({ code: '25006' })
})
