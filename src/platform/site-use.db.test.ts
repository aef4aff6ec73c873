import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFreshDatabase } from '#test/worlds/fresh-database.ts'
import type { OpenDb } from './db.ts'
import { isSiteInUse, siteUseNoter } from './site-use.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openFreshDatabase({ connections: 1 })
})
afterAll(() => opened.close())

it('sees that a web process was asked just now, and not what was asked long ago', async () => {
  expect(await isSiteInUse(opened.db)).toBe(false)
  const note = siteUseNoter(opened.pool)
  note()
  // One connection: the question waits for the note.
  expect(await isSiteInUse(opened.db, 60)).toBe(true)
  expect(await isSiteInUse(opened.db, 0)).toBe(false)
})

it('writes down the many requests of a second once', async () => {
  const readAt = async () => (await opened.db.selectFrom('site_use').select('asked_at').executeTakeFirst())?.asked_at
  const note = siteUseNoter(opened.pool)
  note()
  const noted = await readAt()
  for (let request = 0; request < 50; request++) note()
  expect(await readAt()).toEqual(noted)
})
