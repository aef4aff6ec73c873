import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCourse } from '#test/learning/courses.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { hasPurchased, listPurchasedAmong, listTermPrices } from './queries.ts'

let fresh: FreshHouse
beforeAll(async () => (fresh = await freshHouse()))
afterAll(() => fresh.close())

const pricesAt = async (at: string) =>
  Object.fromEntries(
    (await listTermPrices(fresh.db, new Date(at))).map(({ months, monthlyYen }) => [months, monthlyYen]),
  )

describe('the prices of the terms', () => {
  it('are those of the dated table that are valid at the moment', async () => {
    await fresh.db
      .insertInto('plan_prices')
      .values([
        { term_months: 12, valid_from: new Date('2020-01-01T00:00:00+09:00'), monthly_yen: 7900 },
        { term_months: 12, valid_from: new Date('2030-01-01T00:00:00+09:00'), monthly_yen: 9900 },
      ])
      .execute()
    expect(await pricesAt('2025-04-01T00:00:00+09:00')).toEqual({ 1: 13_800, 6: 11_800, 12: 8900 })
    expect(await pricesAt('2025-03-31T23:59:59+09:00')).toEqual({ 12: 7900 })
    expect((await pricesAt('2030-01-01T00:00:00+09:00'))[12]).toBe(9900)
  })
})

describe('courses bought singly', () => {
  it('are found among those asked for, for their buyer only', async () => {
    const [buyer, other] = [await fresh.newMember(), await fresh.newMember()]
    const [first, bought, last] = [
      await writeCourse(fresh.db),
      await writeCourse(fresh.db),
      await writeCourse(fresh.db),
    ]
    const purchase = { member_id: buyer, course_id: bought, purchased_at: fresh.clock.now() }
    await fresh.db.insertInto('course_purchases').values(purchase).execute()
    expect([...(await listPurchasedAmong(fresh.db, buyer, [first, bought, last]))]).toEqual([bought])
    expect(await listPurchasedAmong(fresh.db, buyer, [])).toEqual(new Set())
    expect([await hasPurchased(fresh.db, buyer, bought), await hasPurchased(fresh.db, other, bought)]).toEqual([
      true,
      false,
    ])
  })
})
