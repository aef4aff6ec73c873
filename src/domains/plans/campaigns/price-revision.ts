import type { House } from '#platform/house.ts'
import type { TermMonths, TermPrice } from '../terms.ts'

type DatedPrice = TermPrice & { from: Date }
export type PriceRevision = { at: Date; prices: TermPrice[] }

/** The next moment at which a plan becomes dearer, and what the plans cost from then on; null where none is known. */
export async function findPriceRevision(house: House, now: Date): Promise<PriceRevision | null> {
  return revisionIn(await rememberedPrices(house), now)
}

/** Changed by staff: purge `plans` in the same transaction. */
export function rememberedPrices({ pages, db }: House): Promise<DatedPrice[]> {
  return pages.remember('plans:prices', ['plans'], async () => {
    const rows = await db.selectFrom('plan_prices').selectAll().execute()
    return rows.map((row) => ({
      months: row.term_months as TermMonths,
      monthlyYen: row.monthly_yen,
      from: row.valid_from,
    }))
  })
}

export function revisionIn(prices: readonly DatedPrice[], now: Date): PriceRevision | null {
  const current = new Map(pricesAt(prices, now).map(({ months, monthlyYen }) => [months, monthlyYen]))
  const rise = prices
    .filter(({ from, months, monthlyYen }) => from > now && monthlyYen > (current.get(months) ?? Infinity))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())[0]
  return rise ? { at: rise.from, prices: pricesAt(prices, rise.from) } : null
}

export function pricesAt(prices: readonly DatedPrice[], at: Date): TermPrice[] {
  const valid = new Map<TermMonths, DatedPrice>()
  for (const price of prices) {
    const known = valid.get(price.months)
    if (price.from <= at && (!known || known.from < price.from)) valid.set(price.months, price)
  }
  return [...valid.values()]
    .toSorted((a, b) => a.months - b.months)
    .map(({ months, monthlyYen }) => ({ months, monthlyYen }))
}
