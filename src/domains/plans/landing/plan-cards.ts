import type { Ask } from '#platform/ask.ts'
import { dayAfter, type Day } from '#platform/days.ts'
import type { House } from '#platform/house.ts'
import { dayKey, formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { firstDayOf, trialEnd, trialMonthEnd } from '../calendar/rules.ts'
import { turnsWithPrices } from '../campaigns/page-turns.ts'
import { priceOf } from '../campaigns/plan-price.ts'
import { pricesAt, rememberedPrices } from '../campaigns/price-revision.ts'
import { campaignsOnPages } from '../campaigns/queries.ts'
import { comparableTerms } from '../campaigns/read-comparison.ts'
import { wordsAmong } from '../campaigns/read-trial-words.ts'
import { trialOffer, type TrialOffer } from '../campaigns/rules.ts'
import type { Campaigns } from '../campaigns/terms.ts'
import { yen, type TermMonths, type TermPrice } from '../terms.ts'

/** A plan as pages show it. */
export type PlanCard = {
  months: TermMonths
  currentYen: number
  regularYen: number
  /** the regular fee may stand crossed out beside the lower one */
  isCompared: boolean
  /** so many first months cost `currentYen` */
  discountMonths: number
  from: string
  regularFrom: string
  /** what the whole term comes to, whether critiques belong to it, and how it goes on, in words */
  sum: string
  critiques: string | null
  renewal: string
}

const renewalWords = (months: TermMonths, monthlyYen: number) =>
  months === 12
    ? `満了後は1ヶ月ごとの更新となり（現在の料金で月額${yen(monthlyYen)}）、いつでも解約できます。`
    : `${months}ヶ月ごとに自動更新します。`

type Priced = { campaigns: Campaigns; prices: readonly TermPrice[]; before: TrialOffer | null; begins: Day }

/** What the plans cost from the day on which who looks may begin; `before` is the trial or the month that they would begin with. */
export async function planCards(house: House, priced: Priced, now: Date): Promise<PlanCard[]> {
  const { campaigns, prices, before, begins } = priced
  const from = paidFromBy(before, begins)
  const compared = await comparableTerms(house, prices, now)
  return prices.map(({ months, monthlyYen }) => {
    const { totalYen, ...card } = planCard(campaigns, months, monthlyYen)
    return {
      ...card,
      ...feeDays(from, card.discountMonths),
      isCompared: compared.has(months),
      sum: sumWords(months, totalYen),
      critiques: months === 1 ? null : critiqueWords(before, begins),
      renewal: afterFirst(months, totalYen, before) + renewalWords(months, monthlyYen),
    }
  })
}

/** What one binds oneself to, in a line: the whole sum, and that it cannot be ended on the way. */
const sumWords = (months: TermMonths, totalYen: number) =>
  months === 1 ? '1ヶ月ごと・いつでも解約可' : `${months}ヶ月の合計 ${yen(totalYen)}・途中解約不可`

/** The month before the term can be left; with it the sum is another. */
const afterFirst = (months: TermMonths, totalYen: number, before: TrialOffer | null) =>
  before?.kind === 'trial_month' && months > 1
    ? `最初の1ヶ月と合わせて${yen(before.yen + totalYen)}。最初の1ヶ月のうちは解約できます。`
    : ''

/** Critiques come with the plan and not with what is before it: said where the plan is chosen. */
export function critiqueWords(before: TrialOffer | null, begins: Day) {
  const since = before ? `${feeDays(paidFromBy(before, begins), 0).from}から、` : ''
  return `先生の添削（${since}募集の期間に申し込めます）`
}

/** The first day of the term, for who begins on that day with what comes before it. */
export function paidFromBy(before: TrialOffer | null, begins: Day): Day {
  if (!before) return begins
  return dayAfter(before.kind === 'trial' ? trialEnd(begins, before.days) : trialMonthEnd(begins))
}

/** From when the fees of a term are charged that begins on that day, and from when the regular ones. */
export function feeDays(startsOn: Day, discountMonths: number) {
  const on = (month: number) => formatMonthDay(startOfDay(firstDayOf({ anchorOn: startsOn, anchorMonths: 0 }, month)))
  return { from: on(0), regularFrom: on(discountMonths) }
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
    plans: await planCards(house, { campaigns, prices, before: offer, begins: dayKey(now) }, now),
    note: wordsAmong(campaigns, prices, { ...nobody, now }).note,
    freeDays: offer.kind === 'trial' ? offer.days : null,
    firstYen: offer.kind === 'trial' ? null : offer.yen,
  }
}
export type PlansAtAGlance = Awaited<ReturnType<typeof plansAtAGlance>>
