import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { houseWithSandbox } from '#test/worlds/house-with-sandbox.ts'
import type { CallAsk } from './ask.ts'
import { opensPrivateFile, privateFileLink, servePrivateFile } from './private-files.ts'
import { attachFile, keepFile, promiseFile, releaseFile, removedBy, sweepFiles } from './stored-files.ts'

let world: Awaited<ReturnType<typeof houseWithSandbox>>
const HOUR = 3_600_000
const picture = {
  purpose: 'final-work',
  ownerId: 7,
  contentType: 'image/png',
  ext: 'png',
  bytes: Buffer.from('picture'),
}

beforeAll(async () => {
  world = await houseWithSandbox()
})
afterAll(() => world.end())
beforeEach(() => world.house.db.deleteFrom('stored_files').execute())

const later = (ms: number) => ({
  ...world.house,
  clock: { ...world.house.clock, now: () => new Date(Date.now() + ms) },
})
const isKept = async (key: string) => (await world.house.storage.head(key)) !== null

describe('a file that nobody refers to', () => {
  it('is swept a day after it came, with its row, and the sweep can be repeated', async () => {
    const { house } = world
    const key = await keepFile(house, picture)
    expect(await sweepFiles(later(24 * HOUR - 60_000))).toBe(0)
    expect(await isKept(key)).toBe(true)
    expect(await sweepFiles(later(24 * HOUR + 60_000))).toBe(1)
    expect(await isKept(key)).toBe(false)
    expect(await sweepFiles(later(24 * HOUR + 60_000))).toBe(0)
  })

  it('is purged from the memory of every process when it is swept', async () => {
    const [house, other] = [world.house, await world.another()]
    await other.pages.catchUp()
    const purged: string[] = []
    other.pages.onPurge((tag) => purged.push(tag))
    const avatar = await keepFile(house, { ...picture, place: 'public', purpose: 'avatars' })
    await keepFile(house, picture)
    expect(await sweepFiles(later(25 * HOUR))).toBe(2)
    await other.pages.catchUp()
    expect(purged.map(removedBy)).toEqual([[avatar]])
  })

  it('is never one in use, whatever its age', async () => {
    const { house } = world
    const key = await keepFile(house, picture)
    await house.db.transaction().execute(async (tx) => {
      await attachFile(house, tx, { key, purpose: 'final-work', ownerId: 7 })
    })
    expect(await sweepFiles(later(1000 * HOUR))).toBe(0)
    await releaseFile(house.db, key)
    expect(await sweepFiles(later(1000 * HOUR))).toBe(1)
  })

  it('is left alone while it is just being attached', async () => {
    const { house } = world
    const key = await keepFile(house, picture)
    await house.db.transaction().execute(async (tx) => {
      await attachFile(house, tx, { key, purpose: 'final-work', ownerId: 7 })
      expect(await sweepFiles(later(48 * HOUR))).toBe(0)
    })
    expect(await isKept(key)).toBe(true)
  })

  it('goes also when it was promised to a browser that never came', async () => {
    const { house } = world
    const { key, form } = await promiseFile(house, { ...picture, maxBytes: 10, minutes: 5 })
    expect(form.fields.key).toBe(key)
    expect(await sweepFiles(later(25 * HOUR))).toBe(1)
  })

  it('stays on the list when the store is away, so that it is swept later', async () => {
    const { house } = world
    const key = await keepFile(house, picture)
    await world.tell('storage', { mode: 'refuse' })
    await expect(sweepFiles(later(25 * HOUR))).rejects.toThrow(/./)
    await world.tell('storage', { mode: 'normal' })
    expect(await sweepFiles(later(25 * HOUR))).toBe(1)
    expect(await isKept(key)).toBe(false)
  })
})

describe('a file of somebody', () => {
  it('is attached once, by its owner, for its purpose', async () => {
    const { house } = world
    const key = await keepFile(house, picture)
    const attach = (changes: object) =>
      attachFile(house, house.db, { key, purpose: 'final-work', ownerId: 7, ...changes })
    const none = { key: 'private/final-work/none.png' }
    for (const strange of [{ ownerId: 8 }, { ownerId: null }, { purpose: 'avatar' }, none])
      await expect(attach(strange), JSON.stringify(strange)).rejects.toMatchObject({ status: 404 })
    await attach({})
    await expect(attach({})).rejects.toMatchObject({ status: 404 })
  })

  it('is opened by the link of its member until the link ends, and by nobody else', async () => {
    const { house } = world
    const now = new Date('2026-11-20T03:00:30Z')
    const key = await keepFile(house, picture)
    const link = new URL(privateFileLink({ house, now, memberId: 7 }, key, 600), 'http://site')
    const opens = (changes: object, query = link.searchParams) =>
      opensPrivateFile({ house, now, memberId: 7, ...changes }, key, query)
    expect(opens({})).toBe(true)
    expect(opens({ memberId: 8 })).toBe(false)
    expect(opens({ now: new Date(now.getTime() + 629_000) })).toBe(true)
    expect(opens({ now: new Date(now.getTime() + 631_000) })).toBe(false)
    expect(opens({}, new URLSearchParams({ until: '9999999999', sign: link.searchParams.get('sign')! }))).toBe(false)
    expect(opens({}, new URLSearchParams())).toBe(false)
    expect(opensPrivateFile({ house, now, memberId: 7 }, key.replace('.png', '.gif'), link.searchParams)).toBe(false)
  })

  it('is served with its type and no guessing, and is a plain 404 to everybody else', async () => {
    const { house } = world
    const now = new Date()
    const key = await keepFile(house, picture)
    const query = new URL(privateFileLink({ house, now, memberId: 7 }, key), 'http://site').searchParams
    const ask = (id: number | null) =>
      ({
        house,
        now,
        query,
        params: { '*': key.replace('private/', '') },
        headers: {},
        member: id && { id },
      }) as unknown as CallAsk
    const answer = await servePrivateFile(ask(7))
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'Content-Type': 'image/png', 'X-Content-Type-Options': 'nosniff' },
    })
    expect((await buffer(answer.body as NodeJS.ReadableStream)).toString()).toBe('picture')
    await expect(servePrivateFile(ask(8))).rejects.toMatchObject({ status: 404 })
    await expect(servePrivateFile(ask(null))).rejects.toMatchObject({ status: 404 })
  })
})
