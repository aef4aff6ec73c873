import { describe, expect, it } from 'vitest'
import { whyCannotCompare } from './comparison.ts'
import type { CampaignRow } from './terms.ts'

const NOW = new Date('2026-11-23T12:00:00+09:00')
const daysAgo = (days: number) => new Date(new Date('2026-11-24T00:00:00+09:00').getTime() - days * 86_400_000)
const plan = { months: 6 as const, monthlyYen: 10_800 }
const since = (days: number, monthlyYen = 10_800) => ({ months: 6 as const, monthlyYen, from: daysAgo(days) })
const discount = (opens: number, ends: number, yen: number | null = 9_800) =>
  ({
    kind: 'discount',
    opensAt: daysAgo(opens),
    applyUntil: daysAgo(ends),
    discountYen: { 1: null, 6: yen, 12: null },
  }) as CampaignRow
const why = (prices: ReturnType<typeof since>[], ...campaigns: CampaignRow[]) =>
  whyCannotCompare({ prices, campaigns }, plan, NOW)

describe('a crossed-out price', () => {
  it('is one that was asked for in at least half of the last eight weeks [LA-001]', () => {
    expect(why([since(400)], discount(10, -20))).toBeNull()
    // 28 days before the campaign, and not an hour less.
    expect(why([since(400, 9_000), since(38)], discount(10, -20))).toBeNull()
    expect(
      why([since(400, 9_000), { ...since(38), from: new Date(daysAgo(38).getTime() + 3_600_000) }], discount(10, -20)),
    ).toBe('too-short')
    expect(why([], discount(10, -20))).toBe('too-short')
  })

  it('was asked for two weeks ago at the latest [LA-001]', () => {
    expect(why([since(400)], discount(14, -20))).toBeNull()
    expect(why([since(400)], discount(15, -20))).toBe('too-long-ago')
  })

  it('does not count days on which another campaign made it cheaper, and counts those of one for other plans [LA-001]', () => {
    expect(why([since(400)], discount(10, -20), discount(56, 20))).toBe('too-short')
    expect(why([since(400)], discount(10, -20), discount(56, 20, null))).toBeNull()
    expect(why([since(400)], discount(10, -20), discount(56, 20, 10_800))).toBeNull()
    expect(why([since(400)], discount(10, -20), { ...discount(56, 20), kind: 'lottery' })).toBeNull()
  })
})
