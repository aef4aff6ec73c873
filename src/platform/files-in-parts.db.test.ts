import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseWithSandbox } from '#test/worlds/house-with-sandbox.ts'
import { beginInParts, cancelParts, findBegun, finishParts } from './files-in-parts.ts'
import type { House } from './house.ts'
import { attachFile, sweepFiles } from './stored-files.ts'

let world: Awaited<ReturnType<typeof houseWithSandbox>>
const HOUR = 3_600_000
const facts = { purpose: 'films', ownerId: 7, fileName: '線画.mp4', bytes: 3, modifiedAt: new Date(1000) }
const film = { ...facts, contentType: 'video/mp4', ext: 'mp4' }

beforeAll(async () => {
  world = await houseWithSandbox()
})
afterAll(() => world.end())
beforeEach(() => world.house.db.deleteFrom('stored_files').execute())

const later = (hours: number): House => ({
  ...world.house,
  clock: { ...world.house.clock, now: () => new Date(Date.now() + hours * HOUR) },
})
const own = (key: string) => ({ key, ownerId: 7, purposes: ['films'] })
const count = async () => {
  let found = 0
  for await (const _ of world.house.storage.parts.listUnfinished('')) found++
  return found
}
async function putOne(key: string) {
  const { house } = world
  const { upload_id } = await house.db.selectFrom('file_uploads').select('upload_id').executeTakeFirstOrThrow()
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from('abc'))).toString('base64')
  const upload = { key, uploadId: upload_id!, number: 1, bytes: 3, sha256, minutes: 1 }
  const { url, headers } = await house.storage.parts.sign(upload)
  expect((await fetch(url, { method: 'PUT', body: 'abc', headers })).status).toBe(200)
}

it('a file that did not arrive within a day is swept with its parts, and not an hour before [CR-048]', async () => {
  const { house } = world
  const { key } = await beginInParts(house, film)
  await putOne(key)
  expect([await sweepFiles(later(23.9)), await count()]).toEqual([0, 1])
  expect([await sweepFiles(later(24.1)), await count()]).toEqual([1, 0])
  expect(await house.db.selectFrom('file_uploads').selectAll().execute()).toEqual([])
})

it('one that the store began and a process died before it was noted is swept all the same [CR-048]', async () => {
  const { house } = world
  const { key } = await beginInParts(house, film)
  await house.db.updateTable('file_uploads').set({ upload_id: null }).execute()
  expect(await findBegun(house, facts)).toBeNull()
  await expect(finishParts(house, own(key))).rejects.toMatchObject({ status: 404 })
  await sweepFiles(later(25))
  expect(await count()).toBe(0)
})

it('a file is gone on with for twenty hours, so that the sweep takes none that somebody is sending', async () => {
  const { house } = world
  const { key } = await beginInParts(house, film)
  expect(await findBegun(later(19.9), facts)).toMatchObject({ key })
  expect(await findBegun(later(20.1), facts)).toBeNull()
  expect(await findBegun(house, { ...facts, purpose: 'posters' })).toBeNull()
  expect(await findBegun(house, { ...facts, ownerId: 8 })).toBeNull()
  await sweepFiles(later(25))
})

it('a file that arrived is attached or given up, never both', async () => {
  const { house } = world
  const { key } = await beginInParts(house, film)
  await putOne(key)
  const attach = () =>
    house.db.transaction().execute((tx) => attachFile(house, tx, { key, purpose: 'films', ownerId: 7 }))
  const outcomes = await Promise.allSettled([
    attach(),
    cancelParts(house, own(key)),
    attach(),
    finishParts(house, own(key)),
  ])
  const row = await house.db.selectFrom('stored_files').select('attached_at').executeTakeFirst()
  const cancelled = outcomes[1]!.status === 'fulfilled'
  expect(row === undefined).toBe(cancelled)
  if (!row) expect([await house.storage.head(key), await count()]).toEqual([null, 0])
})
