import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { frozenSize } from './frozen-size.ts'
import { hearPurges, type Purges } from './purges.ts'
import { rememberValues } from './remembered.ts'

describe('what a process remembers', () => {
  let fresh: FreshHouse
  let purges: Purges
  let stored: string[]
  let reads: number

  const read = async () => {
    reads += 1
    return { stored: [...stored] }
  }
  const change = async (tag: string, ...to: string[]) => {
    stored = to
    await purges.purge(fresh.db, tag)
    await purges.catchUp()
  }

  beforeAll(async () => {
    fresh = await freshHouse()
  })
  afterAll(() => fresh.close())
  beforeEach(async () => {
    purges = hearPurges(fresh.db)
    await purges.catchUp()
    stored = ['old']
    reads = 0
  })

  it('is read once for all who ask at once, and for those after them', async () => {
    const { remember } = rememberValues(purges, 60_000)
    const asked = await Promise.all([1, 2, 3].map(() => remember('a', ['t'], read)))
    expect([...asked, await remember('a', ['t'], read)]).toEqual(Array(4).fill({ stored: ['old'] }))
    expect(reads).toBe(1)
  })

  it('is read anew after a purge of one of its tags or of all, and of no other', async () => {
    const { remember } = rememberValues(purges, 60_000)
    const value = async () => (await remember('a', ['t', 'u'], read)).stored[0]
    expect(await value()).toBe('old')
    await change('other', 'unheard')
    expect(await value()).toBe('old')
    await change('u', 'new')
    expect(await value()).toBe('new')
    await change('*', 'newest')
    expect(await value()).toBe('newest')
  })

  it('is not kept when a purge overtook its reading, and whoever asks after the purge does not get it', async () => {
    const { remember } = rememberValues(purges, 60_000)
    const slow = Promise.withResolvers<string>()
    const early = remember('a', ['t'], () => slow.promise)
    await change('t', 'new')
    expect(await remember('a', ['t'], async () => 'new')).toBe('new')
    slow.resolve('old')
    expect(await early).toBe('old')
    expect(await remember('a', ['t'], async () => 'read again')).toBe('new')
  })

  it('is not kept before purges are heard', async () => {
    const deaf = rememberValues(hearPurges(fresh.db), 60_000)
    for (let time = 0; time < 2; time++) await deaf.remember('a', ['t'], read)
    expect(reads).toBe(2)
  })

  it('is not handed out while a change that was announced is looked at', async () => {
    const look = Promise.withResolvers<void>()
    let awake: Promise<void> | null = null
    const { remember } = rememberValues({ ...purges, awake: () => awake }, 60_000)
    await remember('a', ['t'], read)
    awake = look.promise
    const asked = remember('a', ['t'], read)
    await change('t', 'new')
    look.resolve()
    expect((await asked).stored).toEqual(['new'])
  })

  it('is not a failure', async () => {
    const { remember } = rememberValues(purges, 60_000)
    const fail = () => Promise.reject(new Error('away'))
    await expect(remember('a', ['t'], fail)).rejects.toThrow('away')
    expect(await remember('a', ['t'], async () => 'there again')).toBe('there again')
  })

  it('cannot be changed by whoever got it', async () => {
    const { remember } = rememberValues(purges, 60_000)
    const value = await remember('a', ['t'], read)
    expect(() => value.stored.push('mine')).toThrow(TypeError)
  })

  it('takes so many bytes and no more, and what was asked for longest ago goes', async () => {
    const page = 'x'.repeat(1_000)
    const { remember } = rememberValues(purges, 60_000, 10 * frozenSize({ page }))
    let loads = 0
    const ask = (key: number) =>
      remember(String(key), [], async () => {
        loads += 1
        return { page }
      })
    for (let key = 0; key < 10; key++) await ask(key)
    await ask(0)
    expect(loads).toBe(10)
    await ask(10)
    await ask(0)
    expect(loads).toBe(11)
    await ask(1)
    expect(loads).toBe(12)
  })
})

describe('the purges', () => {
  it('that are too many to be looked at let go of everything', async () => {
    const fresh = await freshHouse()
    const purges = hearPurges(fresh.db)
    await purges.catchUp()
    const since = performance.now()
    await purges.purge(fresh.db, 'first', ...Array.from({ length: 1_200 }, (_, at) => `course:${at}`))
    await purges.catchUp()
    expect(purges.wasPurged(['first'], since)).toBe(true)
    await fresh.close()
  })
})
