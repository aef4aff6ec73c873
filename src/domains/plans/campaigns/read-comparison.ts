import type { House } from '#platform/house.ts'
import { termNames, type TermMonths, type TermPrice } from '../terms.ts'
import { whyCannotCompare, type ComparisonTrouble, type Offered } from './comparison.ts'
import { pricesAt, rememberedPrices } from './price-revision.ts'
import { rememberedCampaigns } from './queries.ts'

/** Without a statement: pages keep both lists. */
async function offeredBefore(house: House): Promise<Offered> {
  const [prices, campaigns] = await Promise.all([rememberedPrices(house), rememberedCampaigns(house)])
  return { prices, campaigns }
}

/** The terms whose regular fee may stand crossed out today. */
export async function comparableTerms(
  house: House,
  plans: readonly TermPrice[],
  now: Date,
): Promise<ReadonlySet<TermMonths>> {
  const offered = await offeredBefore(house)
  return new Set(plans.filter((plan) => !whyCannotCompare(offered, plan, now)).map(({ months }) => months))
}

const troubles: Record<ComparisonTrouble, string> = {
  'too-short': '直近8週間のうち、この月額で販売した期間が半分に足りません。',
  'too-long-ago': 'この月額で最後に販売してから、2週間を過ぎています。',
}

/** Tells staff, for each plan that a discount makes cheaper, whether its regular fee stands crossed out, and why not. */
export async function comparisonNotes(
  house: House,
  discountYen: Record<TermMonths, number | null>,
  at: Date,
): Promise<string[]> {
  const offered = await offeredBefore(house)
  return pricesAt(offered.prices, at)
    .filter(({ months }) => discountYen[months] !== null)
    .map((plan) => {
      const trouble = whyCannotCompare(offered, plan, at)
      const name = termNames[plan.months]
      return trouble
        ? `${name}：通常の月額を取り消し線で表示しません。${troubles[trouble]}`
        : `${name}：通常の月額を取り消し線で表示します。`
    })
}
