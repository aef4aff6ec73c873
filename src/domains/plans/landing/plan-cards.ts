import type { Ask } from '#platform/ask.ts'
import { turnsWithPrices } from '../campaigns/page-turns.ts'
import { priceOf } from '../campaigns/plan-price.ts'
import { pricesAt, rememberedPrices } from '../campaigns/price-revision.ts'
import { campaignsOnPages } from '../campaigns/queries.ts'
import { wordsAmong } from '../campaigns/read-trial-words.ts'
import type { Campaigns } from '../campaigns/terms.ts'
import type { TermMonths } from '../terms.ts'

/** A plan as pages show it. */
export type PlanCard = {
  months: TermMonths
  currentYen: number
  regularYen: number
  /** so many first months cost `currentYen` */
  discountMonths: number
  totalYen: number
}

export function planCard(campaigns: Campaigns, months: TermMonths, regularYen: number): PlanCard {
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
  return {
    plans: prices.map(({ months, monthlyYen }) => planCard(campaigns, months, monthlyYen)),
    note: wordsAmong(campaigns, prices, { ...nobody, now }).note,
  }
}
export type PlansAtAGlance = Awaited<ReturnType<typeof plansAtAGlance>>
