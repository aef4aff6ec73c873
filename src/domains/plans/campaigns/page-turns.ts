import type { Ask } from '#platform/ask.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { rememberedPrices } from './price-revision.ts'
import { rememberedCampaigns } from './queries.ts'

/** For a page that shows prices or trials: it changes with the next price, campaign or day, and is kept no longer. */
export async function turnsWithPrices({ house, now, pageTurns }: Ask): Promise<void> {
  const [prices, campaigns] = await Promise.all([rememberedPrices(house), rememberedCampaigns(house)])
  const moments = [
    startOfDay(dayKey(addDays(now, 1))),
    ...prices.map(({ from }) => from),
    ...campaigns.flatMap(({ opensAt, applyUntil }) => [opensAt, applyUntil]),
  ]
  pageTurns.push(...moments.filter((at) => at > now))
}
