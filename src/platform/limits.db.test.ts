import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { makeLimits } from './limits.ts'

let fresh: FreshHouse
beforeAll(async () => (fresh = await freshHouse()))
afterAll(() => fresh.close())

const limit = (name: string) => ({ name, points: 3, seconds: 60, sentence: 'あとで' })
const refused = { status: 429, message: 'あとで' }

describe('a limit', () => {
  it('gives its points and refuses what comes after, for each key alone, with the seconds to wait', async () => {
    const { take } = fresh.house.limits
    for (let time = 0; time < 3; time++) await take(limit('a'), 'me')
    fresh.clock.forward(20_000)
    await expect(take(limit('a'), 'me')).rejects.toMatchObject({ ...refused, retryAfter: 40 })
    await take(limit('a'), 'you')
    fresh.clock.forward(40_000)
    await take(limit('a'), 'me')
  })

  it('counts every one of many that come at once, in two processes', async () => {
    const other = makeLimits(fresh.house.pool, fresh.clock)
    const tries = Array.from({ length: 12 }, (_, n) => (n % 2 ? other : fresh.house.limits).take(limit('b'), 'me'))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('counts one that was let in a little earlier than the one that began the window', async () => {
    const { take } = fresh.house.limits
    for (let time = 0; time < 3; time++) await take(limit('e'), 'me')
    fresh.clock.forward(-5)
    await expect(take(limit('e'), 'me')).rejects.toMatchObject(refused)
    fresh.clock.forward(5)
  })

  it('can be looked at without taking, given back to, and cleared', async () => {
    const { check, clear, giveBack, take } = fresh.house.limits
    for (let time = 0; time < 3; time++) await take(limit('c'), 'me')
    await expect(check(limit('c'), 'me')).rejects.toMatchObject(refused)
    await giveBack(limit('c'), 'me')
    await check(limit('c'), 'me')
    await take(limit('c'), 'me')
    await expect(check(limit('c'), 'me')).rejects.toMatchObject(refused)
    await clear(limit('c'), 'me')
    await check(limit('c'), 'me')
  })

  it('does not hold anybody for longer than its window when the clock is put back', async () => {
    const { take } = fresh.house.limits
    for (let time = 0; time < 3; time++) await take(limit('d'), 'me')
    fresh.clock.forward(-86_400_000)
    await expect(take(limit('d'), 'me')).resolves.toBeUndefined()
  })

  it('takes a point of each of several, or of none, and says for which', async () => {
    const { check, clear, settle, take, takeAll } = fresh.house.limits
    const [wide, narrow] = [limit('f'), { name: 'g', points: 1, seconds: 60, sentence: '一度だけ' }]
    const both = [
      [wide, 'me'],
      [narrow, 'me'],
    ] as const
    await takeAll(both)
    fresh.clock.forward(20_000)
    await expect(takeAll(both)).rejects.toMatchObject({ status: 429, message: '一度だけ', retryAfter: 40 })
    await take(wide, 'me')
    await take(wide, 'me')
    await expect(check(wide, 'me')).rejects.toMatchObject(refused)
    await settle({ givenBack: [[wide, 'me']], cleared: [[narrow, 'me']] })
    await takeAll(both)
    await clear(wide, 'me')
    fresh.clock.forward(60_000)
    await takeAll(both)
  })

  it('counts several together though they come at once in other orders, and lets nobody wait for ever', async () => {
    const other = makeLimits(fresh.house.pool, fresh.clock)
    const keys = ['h1', 'h2', 'h3'].map((name) => [limit(name), 'all'] as const)
    const tries = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? other.takeAll(keys) : fresh.house.limits.takeAll(keys.toReversed()),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const reasons = outcomes.map((one) => (one.status === 'rejected' ? one.reason : refused))
    for (const reason of reasons) expect(reason).toMatchObject(refused)
    const turned = { givenBack: keys.toReversed(), cleared: [] }
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => other.settle(n % 2 ? turned : { givenBack: keys, cleared: [] })),
    )
    await fresh.house.limits.takeAll(keys)
  })
})
