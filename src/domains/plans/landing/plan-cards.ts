import type { Ask } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'
import { turnsWithPrices } from '../campaigns/page-turns.ts'
import { priceOf } from '../campaigns/plan-price.ts'
import { pricesAt, rememberedPrices } from '../campaigns/price-revision.ts'
import { campaignsOnPages } from '../campaigns/queries.ts'
import { comparableTerms } from '../campaigns/read-comparison.ts'
import { wordsAmong } from '../campaigns/read-trial-words.ts'
import { trialOffer } from '../campaigns/rules.ts'
import type { Campaigns } from '../campaigns/terms.ts'
import type { TermMonths, TermPrice } from '../terms.ts'

/** A plan as pages show it. */
export type PlanCard = {
  months: TermMonths
  currentYen: number
  regularYen: number
  /** the regular fee may stand crossed out beside the lower one */
  isCompared: boolean
  /** so many first months cost `currentYen` */
  discountMonths: number
  totalYen: number
}

export async function planCards(
  house: House,
  campaigns: Campaigns,
  prices: readonly TermPrice[],
  now: Date,
): Promise<PlanCard[]> {
  const compared = await comparableTerms(house, prices, now)
  return prices.map(({ months, monthlyYen }) => ({
    ...planCard(campaigns, months, monthlyYen),
    isCompared: compared.has(months),
  }))
}

function planCard(campaigns: Campaigns, months: TermMonths, regularYen: number) {
  const price = priceOf(campaigns, months, regularYen)
  const discountMonths = Math.min(price.discountMonths, months)
  const currentYen = price.discountedYen ?? regularYen
  const totalYen = currentYen * discountMonths + regularYen * (months - discountMonths)
  return { months, currentYen, regularYen, discountMonths, totalYen }
}

/** What the plans cost who comes for the first time, the same as on the page of the plans, without a statement. */
export async function plansAtAGlance(ask: Ask) {
  const { house, now } = ask
  const nobody = { isStudent: false }
  const [prices, campaigns] = await Promise.all([
    rememberedPrices(house).then((all) => pricesAt(all, now)),
    campaignsOnPages(house, now, nobody),
    turnsWithPrices(ask),
  ])
  const offer = trialOffer(campaigns, 'card')
  return {
    plans: await planCards(house, campaigns, prices, now),
    note: wordsAmong(campaigns, prices, { ...nobody, now }).note,
    freeDays: offer.kind === 'trial' ? offer.days : null,
    firstYen: offer.kind === 'trial' ? null : offer.yen,
  }
}
export type PlansAtAGlance = Awaited<ReturnType<typeof plansAtAGlance>>
