import type { Ask } from '#platform/ask.ts'
import { dayKey, formatDayKey, startOfDay } from '#platform/tokyo.ts'
import {
  comparableTerms,
  openCampaigns,
  trialOffer,
  type TrialOffer,
  listTermPrices,
  findRenewal,
  sumOfDebt,
  mayHaveOption,
  findStanding,
  canStartTrial,
  findActiveStudent,
  priceOf,
} from '#domains/plans/index.ts'
import type { Campaigns } from '#domains/plans/campaigns/terms.ts'
import {
  DEBIT_FEE_YEN,
  planTerms,
  studentYen,
  termNames,
  type PlanId,
  type TermMonths,
  type PaymentKind,
} from '#domains/plans/terms.ts'
import type { Day } from '#platform/days.ts'
import { listOpenOptions } from './queries.ts'
import { orderKindFor, planTermsOf, plansOf } from './rules.ts'
import { MASTER_SUBSCRIPTION_ID } from './terms.ts'

/** A plan as it is offered to this person now. Days are of Tokyo; all yen are with tax. */
export type PlanOffer = {
  id: PlanId
  months: TermMonths
  name: string
  price: { current: number; regular: number }
  /** first and last day of the coming paid term */
  orderStartAt: Day
  orderEndAt: Day
  /** 「2025年4月9日〜2025年10月8日」 */
  contractTerm: string
  currentPrice: number
  regularPrice: number
  /** the regular price may stand crossed out today */
  isCompared: boolean
  /** so many first months cost `currentPrice`; 0 without a discount */
  discountMonths: number
  schoolUserPrice: number
  /** so many first months cost `schoolUserPrice`; 0 for who is no student */
  studentMonths: number
  totalPrice: number
  /** with the fee of a direct debit for each month */
  totalPriceWithCommission: number
  trialEndAt: Day | null
  trialYen: number | null
  /** until when the student price holds for this person */
  schoolUserExpiredAt: Day | null
  hasOptions: boolean
}

/**
 * `trial`, `start`, `resume`: an order. `change`: somebody on trial may take another plan. `reserve`: a paying member
 * may choose what follows. `leaving`: cancelled, nothing but taking that back. `unpaid`: a debt comes first.
 */
export type OfferKind = 'trial' | 'start' | 'resume' | 'change' | 'reserve' | 'leaving' | 'unpaid'
export type Offer = {
  kind: OfferKind
  masterSubscriptionId: typeof MASTER_SUBSCRIPTION_ID
  twelveMonth: PlanOffer
  sixMonth: PlanOffer
  oneMonth: PlanOffer
  trial: TrialOffer
  campaigns: Campaigns
  options: { id: number; name: string; description: string }[]
  /** asks for a plan at once, though a trial is to be had */
  givesUpTrial: boolean
  /** the person has had their trial */
  hadTrial: boolean
}

/** What may be ordered now by who asks; a visitor is shown what a newcomer would get. */
export async function offerFor(
  ask: Pick<Ask, 'db' | 'house' | 'member' | 'now'>,
  { paymentKind = 'card' as PaymentKind, urlKind = null as string | null, withoutTrial = false } = {},
): Promise<Offer> {
  const { db, member, now } = ask
  const standing = member && (await findStanding(db, member.id))
  const mayTry = await canStartTrial(ask)
  const state = standing?.state ?? 'before_subscribe'
  const student = member && (await findActiveStudent(db, member.id, now))
  const campaigns = await openCampaigns(db, now, { isStudent: student !== null, urlKind })
  const trial = trialOffer(campaigns, paymentKind)
  const offered = await kindOf(ask, state, mayTry)
  const givesUpTrial = offered === 'trial' && withoutTrial
  const kind = givesUpTrial ? 'start' : offered
  const renewal = standing && (await findRenewal(db, standing))
  const today = dayKey(now)
  // What follows a running term costs what is valid on its first day, without a campaign of today.
  const priced = renewal ? startOfDay(renewal.startsOn) : now
  const listed = await listTermPrices(db, priced)
  const prices = new Map(listed.map(({ months, monthlyYen }) => [months, monthlyYen]))
  const compared = await comparableTerms(ask.house, listed, now)
  const discounts = renewal ? { ...campaigns, discount: null } : campaigns
  const plan = (months: TermMonths): PlanOffer => {
    const order = kind === 'change' ? 'trial' : kind === 'trial' || kind === 'resume' ? kind : 'start'
    const planId = plansOf(order).find((id) => planTerms[id] === months)!
    const price = priceOf(discounts, months, prices.get(months)!)
    const running = standing?.term
    // The end of a trial that runs already stays where it is; a reserved plan begins when the running term is over.
    const begins =
      kind === 'change' && running?.kind !== 'paid' && running ? running.startsOn : (renewal?.startsOn ?? today)
    const terms = planTermsOf({
      kind: order,
      planId,
      today: begins,
      price,
      trial: kind === 'change' && running ? asItRuns(running.startsOn, running.endsOn) : trial,
      optionName: null,
      payment: paymentKind,
      studentUntil: student?.expiresOn ?? null,
    })
    const commission = DEBIT_FEE_YEN * months
    const { student: half } = terms
    const currentPrice = half?.monthlyYen ?? price.discountedYen ?? price.monthlyYen
    return {
      id: planId,
      months,
      name: termNames[months],
      price: { current: currentPrice, regular: price.monthlyYen },
      orderStartAt: terms.paidFrom!,
      orderEndAt: terms.termEndsOn!,
      contractTerm: `${formatDayKey(terms.paidFrom!)}〜${formatDayKey(terms.termEndsOn!)}`,
      currentPrice,
      regularPrice: price.monthlyYen,
      isCompared: compared.has(months),
      discountMonths: price.discountMonths,
      schoolUserPrice: studentYen(price.monthlyYen),
      studentMonths: half?.months ?? 0,
      totalPrice: terms.totalYen - (paymentKind === 'direct_debit' ? commission : 0),
      totalPriceWithCommission: terms.totalYen + (paymentKind === 'direct_debit' ? 0 : commission),
      trialEndAt: terms.trialEndsOn,
      trialYen: terms.trialYen,
      schoolUserExpiredAt: student?.expiresOn ?? null,
      hasOptions: mayHaveOption(planId),
    }
  }
  return {
    kind,
    masterSubscriptionId: MASTER_SUBSCRIPTION_ID,
    twelveMonth: plan(12),
    sixMonth: plan(6),
    oneMonth: plan(1),
    trial,
    campaigns: discounts,
    options: await listOpenOptions(db, now),
    givesUpTrial,
    hadTrial: state === 'before_subscribe' && !mayTry,
  }
}

async function kindOf({ db, member }: Pick<Ask, 'db' | 'member'>, state: string, mayTry: boolean): Promise<OfferKind> {
  if (state === 'under_trial') return 'change'
  if (state === 'will_continue') return 'reserve'
  if (state === 'will_cancel') return 'leaving'
  const kind = orderKindFor(state as 'before_subscribe' | 'after_unsubscribe', mayTry)!
  return kind === 'resume' && member && (await sumOfDebt(db, member.id)) > 0 ? 'unpaid' : kind
}

const DAY_MS = 86_400_000
const asItRuns = (startsOn: Day, endsOn: Day): TrialOffer => ({
  kind: 'trial',
  days: Math.round((startOfDay(endsOn).getTime() - startOfDay(startsOn).getTime()) / DAY_MS),
  isLimited: false,
  campaign: null,
})
