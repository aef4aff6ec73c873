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
})
