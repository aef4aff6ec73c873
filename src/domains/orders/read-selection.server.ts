import { redirect } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { saysSomething } from '#platform/flash.ts'
import { dayKey, formatDayKey, formatEnd } from '#platform/tokyo.ts'
import {
  DEBIT_FEE_YEN,
  type Standing,
  planName,
  planTerms,
  stateNames,
  type PaymentKind,
  type PlanId,
} from '#domains/plans/terms.ts'
import { feeDays, findStanding, trialOffer, trialQuestions, trialWordsOf, withoutTrial } from '#domains/plans/index.ts'
import { registrationPath } from '#domains/plans/paths.ts'
import { isUsable } from './rules.ts'
import { offerFor, type Offer, type PlanOffer } from './offer.ts'
import { untilWords } from './terms-words.ts'
import type { PlanChoice } from './ui/plan-picker.tsx'

export type Selection = Awaited<ReturnType<typeof readSelection>>

/** Who joined so lately is still greeted: the letter's link leads here. */
const JUST_NOW_MS = 30 * 60_000

type Choice = { planId: PlanId | null; optionId: number | null; payment: PaymentKind }

/**
 * What may be chosen by whom: a trial, a plan, the plan to resume, another plan. `refused`: the trial that was ordered
 * just now, by a person who has had theirs.
 */
export async function readSelection(actor: Actor, refused: Choice | null = null) {
  const { db, memberId, url } = actor
  const [offer, standing] = [
    await offerFor(actor, { withoutTrial: wantsNoTrial(actor) }),
    await findStanding(db, memberId),
  ]
  const student = offer.oneMonth.schoolUserExpiredAt
  if (wantsStudentPrice(actor) && !student) throw redirect(registrationPath(memberId))
  const taken = takenPlan(offer, standing.planId)
  // Who has a contract with their bank goes on paying so; anybody else chooses with the order.
  const byDebit = standing.term !== null && standing.paymentKind === 'direct_debit'
  const plans = [offer.oneMonth, offer.sixMonth, offer.twelveMonth].map((plan) => choiceOf(plan, taken, byDebit))
  const wantedOption = refused?.optionId ?? url.searchParams.get('option')
  return {
    kind: offer.kind,
    student: student && { until: untilWords(student), applies: offer.oneMonth.studentMonths > 0 },
    memberId,
    // Said once: who comes back to the plans has read it.
    justJoined: saysSomething(actor) && actor.now.getTime() - actor.member.joinedAt.getTime() < JUST_NOW_MS,
    hasCard: isUsable(standing.method, dayKey(actor.now)),
    plans,
    options: offer.options,
    chosen: chosenAmong(
      plans,
      refused?.planId ? withoutTrial(refused.planId) : url.searchParams.get('subscription_id'),
      url.searchParams.get('months'),
    ),
    chosenOption: offer.options.find(({ id }) => String(id) === String(wantedOption))?.id ?? null,
    payment: refused?.payment ?? paymentOf(actor),
    hasWallet: actor.house.wallet !== null,
    trial: offer.kind === 'trial' ? trialOf(offer) : null,
    givesUpTrial: offer.givesUpTrial,
    words: offer.kind === 'trial' || offer.givesUpTrial ? wordsOf(offer, actor) : null,
    notes: notesOf(offer),
    questions: offer.kind === 'trial' ? await trialQuestions(actor.house) : [],
    hadTrial: offer.hadTrial,
    refused: offer.hadTrial && (refused !== null || url.searchParams.get('refused') === 'trial'),
    changed: url.searchParams.get('changed'),
    current: currentOf(actor, standing, offer),
  }
}

/** By which means somebody wanted to pay before. */
function paymentOf({ url, house }: Actor): PaymentKind {
  const wanted = url.searchParams.get('payment_method')
  if (wanted === 'direct_debit') return wanted
  return wanted === 'amazon_pay' && house.wallet ? wanted : 'card'
}

/** The address only says where somebody wants to go; what a plan costs says their record. */
export const wantsStudentPrice = ({ url }: Actor) => url.searchParams.get('discount') === 'student'

/** Said by the way without a trial, and by the way back to the selection of a plan that has none. */
const wantsNoTrial = ({ url: { searchParams } }: Actor) =>
  searchParams.get('trial') === 'none' || /^[1-3]$/.test(searchParams.get('subscription_id') ?? '')

function wordsOf({ trial, campaigns, oneMonth, sixMonth, twelveMonth }: Offer, { now }: Actor) {
  const terms = [oneMonth, sixMonth, twelveMonth]
  return trialWordsOf(trial, {
    byDebit: trialOffer(campaigns, 'direct_debit'),
    monthlyYen: terms.map(({ currentPrice }) => currentPrice),
    isDiscounted: terms.some(({ discountMonths, studentMonths }) => discountMonths > 0 && studentMonths === 0),
    today: dayKey(now),
  })
}

/** The running plan, for who has one: until the term or the trial is over everything stays as it is. */
function currentOf({ member, now }: Actor, { term, reservedPlanId, accessEndsAt }: Standing, { oneMonth }: Offer) {
  const name = planName(member.planId)
  if (name === null) return null
  const onFirstMonth = term?.kind === 'trial_month' && member.state === 'under_trial'
  return {
    name,
    state: onFirstMonth ? '初月の期間中' : stateNames[member.state],
    onFirstMonth,
    until: accessEndsAt && accessEndsAt > now ? formatEnd(accessEndsAt) : null,
    trialEnds: term && term.kind !== 'paid' ? untilWords(term.endsOn) : null,
    canChange: term !== null,
    reserved: reservedPlanId ? planName(reservedPlanId) : null,
    nextFrom: formatDayKey(oneMonth.orderStartAt),
  }
}

function choiceOf(plan: PlanOffer, taken: PlanId | null, byDebit: boolean): PlanChoice {
  const { id, months, currentPrice, regularPrice, isCompared, contractTerm, trialEndAt } = plan
  return {
    planId: id,
    months,
    currentYen: currentPrice,
    regularYen: regularPrice,
    isCompared,
    totalPrice: byDebit ? plan.totalPriceWithCommission : plan.totalPrice,
    debitFeeYen: byDebit ? DEBIT_FEE_YEN : 0,
    discountMonths: plan.studentMonths || plan.discountMonths,
    ...feeDays(plan.orderStartAt, plan.studentMonths || plan.discountMonths),
    contractTerm,
    trialEnds: trialEndAt,
    taken: id === taken ? '現在のプラン' : null,
  }
}

/** What one has already cannot be chosen; 12 months after 12 months can: by itself the plan would go on by months. */
function takenPlan(offer: Offer, planId: PlanId | null): PlanId | null {
  if (planId === null) return null
  if (offer.kind === 'change') return planId
  return offer.kind === 'reserve' && withoutTrial(planId) !== offer.twelveMonth.id ? withoutTrial(planId) : null
}

/** The plan by its number, or by its length from where nobody knows yet whether it begins with a trial. */
const chosenAmong = (plans: readonly PlanChoice[], wanted: PlanId | string | null, months: string | null) =>
  plans.find(
    ({ planId, taken }) =>
      !taken && (String(planId) === String(wanted) || (wanted === null && String(planTerms[planId]) === months)),
  )?.planId ?? null

function trialOf({ trial, oneMonth }: Offer) {
  const ends = oneMonth.trialEndAt && untilWords(oneMonth.trialEndAt)
  if (trial.kind === 'trial_month') return { ends, yen: trial.yen, days: null, limited: false }
  return { ends, yen: null, days: trial.days, limited: trial.isLimited }
}

/** What campaigns say to whom they address, each with its end. */
function notesOf({ kind, campaigns, trial }: Offer) {
  if (kind !== 'trial' && kind !== 'start' && kind !== 'resume') return []
  const { firstMonth, extendTrial, discount, initial, lottery } = campaigns
  const applies = [
    kind === 'trial' && trial.kind === 'trial_month' ? firstMonth : null,
    kind === 'trial' && trial.kind === 'trial' && trial.campaign ? extendTrial : null,
    discount,
    kind === 'resume' ? null : initial,
    kind === 'trial' ? lottery : null,
  ]
  return applies
    .filter((campaign) => campaign?.isOpened && campaign.isTarget)
    .map((campaign) => ({
      id: campaign!.id,
      name: campaign!.name,
      image: campaign!.image,
      text: campaign!.annotationText,
      until: campaign!.applyEndTimeJpn,
      ends: campaign!.cpnEndTimeJpn,
    }))
}
