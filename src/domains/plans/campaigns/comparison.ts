import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import type { TermMonths, TermPrice } from '../terms.ts'
import { pricesAt } from './price-revision.ts'
import type { CampaignRow } from './terms.ts'

const LOOKS_BACK_DAYS = 56
const SOLD_DAYS = 28
const LAST_SOLD_DAYS = 14
const DAY = 86_400_000

/** What was to be had at which price: the price list and the campaigns as they stand in the books. */
export type Offered = { prices: readonly (TermPrice & { from: Date })[]; campaigns: readonly CampaignRow[] }
export type ComparisonTrouble = 'too-short' | 'too-long-ago'

/**
 * Why a month's regular fee must not stand crossed out beside a lower one: it is no price of late (景品表示法). For at
 * least half of the last eight weeks newcomers paid it, and for the last time two weeks ago at most. The same for the
 * whole day, so that pages can be kept.
 */
export function whyCannotCompare(offered: Offered, plan: TermPrice, now: Date): ComparisonTrouble | null {
  const until = startOfDay(dayKey(addDays(now, 1)))
  const since = addDays(until, -LOOKS_BACK_DAYS)
  const moments = [
    ...[since, now],
    ...offered.prices.map(({ from }) => from),
    ...offered.campaigns.flatMap(({ opensAt, applyUntil }) => [opensAt, applyUntil]),
  ]
  const cuts = moments.filter((at) => at >= since && at <= now).toSorted((a, b) => a.getTime() - b.getTime())
  let [soldMs, lastAt] = [0, since]
  for (const [index, at] of cuts.entries()) {
    const next = cuts[index + 1]
    if (!next || !wasSold(offered, plan, at)) continue
    soldMs += next.getTime() - at.getTime()
    lastAt = next
  }
  if (soldMs < SOLD_DAYS * DAY) return 'too-short'
  return lastAt < addDays(until, -LAST_SOLD_DAYS) ? 'too-long-ago' : null
}

/** Whoever came for the first time at that moment would have paid it. */
function wasSold({ prices, campaigns }: Offered, { months, monthlyYen }: TermPrice, at: Date): boolean {
  const listed = pricesAt(prices, at).find((one) => one.months === months)?.monthlyYen
  return listed === monthlyYen && !campaigns.some((one) => discounts(one, months, monthlyYen, at))
}

const discounts = (
  { kind, opensAt, applyUntil, discountYen }: CampaignRow,
  months: TermMonths,
  yen: number,
  at: Date,
) => kind === 'discount' && opensAt <= at && at < applyUntil && (discountYen[months] ?? yen) < yen
