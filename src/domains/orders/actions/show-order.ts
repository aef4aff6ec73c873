import type { Actor } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { findItemOnSale } from '#domains/coaching/index.ts'
import {
  allThatComesLater,
  openCampaigns,
  trialOffer,
  findPrice,
  findActiveStudent,
  findOpenOption,
  mayHaveOption,
  priceOf,
  hasClaimed,
} from '#domains/plans/index.ts'
import { planTerms, type PlanId, TERMS_VERSION, type PaymentKind } from '#domains/plans/terms.ts'
import { findLiveConsent } from '../guardians/queries.ts'
import { asConsented } from '../guardians/as-consented.ts'
import { wishText } from '../guardians/rules.ts'
import { showings } from '../limits.ts'
import { needOrderable } from '../orderer.ts'
import { findSingleCourse } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { coachingTermsOf, courseTermsOf, paymentKindsFor, planTermsOf, plansOf } from '../rules.ts'
import type { OrderKind, Agreement } from '#domains/contracts/terms.ts'

export type OrderWish = {
  kind: OrderKind
  planId?: number | null
  optionId?: number | null
  courseId?: number | null
  coaching?: { itemId: number; name: string } | null
  paymentKind: PaymentKind
}
export type OrderDraft = { key: string; terms: Agreement }

/** Says what this order would be, to the last figure, and keeps it under a key that can be used once. */
export async function showOrder(actor: Actor, wish: OrderWish): Promise<OrderDraft> {
  await actor.house.limits.take(showings, `${actor.memberId}`)
  await needOrderable(actor.db, actor.house, actor.memberId, wish)
  const figures = await makeTerms(actor.db, wish, actor)
  const terms = { ...figures, ...(await criticsWords(figures, actor)) }
  const { key } = await actor.db
    .insertInto('orders')
    .values({
      member_id: actor.memberId,
      kind: wish.kind,
      plan_id: wish.kind === 'course' || wish.kind === 'coaching' ? null : wish.planId!,
      course_id: wish.kind === 'course' ? wish.courseId! : null,
      option_id: wish.optionId ?? null,
      coaching_item_id: wish.coaching?.itemId ?? null,
      buyer_name: wish.coaching?.name ?? null,
      payment_kind: wish.paymentKind,
      terms: JSON.stringify(terms),
      terms_version: TERMS_VERSION,
      shown_at: actor.now,
    })
    .returning('key')
    .executeTakeFirstOrThrow()
  return { key, terms }
}

/** The figures of an order at that moment: made by the server from what was chosen, never from what was sent. */
export async function makeTerms(db: Reader, wish: OrderWish, whose: Whose): Promise<Agreement> {
  const consent = await findLiveConsent(db, whose.memberId, wishText(wish), whose.now)
  // While a guardian thought about it price and campaign stayed as they were.
  const terms = await termsAt(db, wish, whose, consent?.askedAt ?? whose.now)
  return consent ? asConsented(terms, consent) : terms
}
type Whose = Pick<Actor, 'memberId' | 'member' | 'house' | 'now'>

async function termsAt(db: Reader, wish: OrderWish, whose: Whose, pricedAt: Date): Promise<Agreement> {
  const { memberId, member, house, now } = whose
  if (!paymentKindsFor(wish.kind, house.wallet !== null).includes(wish.paymentKind)) refuse('payment-kind')
  const today = dayKey(now)
  if (wish.kind === 'course') {
    const course = (await findSingleCourse(db, wish.courseId ?? 0, pricedAt)) ?? notFound()
    return courseTermsOf(course, today, wish.paymentKind)
  }
  if (wish.kind === 'coaching') {
    const item = (await findItemOnSale(db, wish.coaching?.itemId ?? 0)) ?? notFound()
    return coachingTermsOf(item, today, wish.paymentKind)
  }
  if (!plansOf(wish.kind).some((id) => id === wish.planId)) refuse('unknown-plan')
  const planId = wish.planId as PlanId
  const option = wish.optionId == null ? null : await findOpenOption(db, wish.optionId, pricedAt)
  if (option === undefined || (option && !mayHaveOption(planId))) refuse('unknown-option')
  const student = await findActiveStudent(db, memberId, now)
  const campaigns = await openCampaigns(db, pricedAt, { isStudent: student !== null })
  const price = priceOf(campaigns, planTerms[planId], await findPrice(db, planTerms[planId], pricedAt))
  const mayTry = wish.kind === 'start' && !(await hasClaimed(db, house, memberId, member.email, 'trial'))
  return planTermsOf({
    kind: wish.kind,
    planId,
    today,
    price,
    trial: trialOffer(campaigns, wish.paymentKind),
    givesUpTrial: mayTry,
    optionName: option?.name ?? null,
    payment: wish.paymentKind,
    studentUntil: student?.expiresOn ?? null,
  })
}

/** A longer plan that begins with a trial gives critiques only after it: when, is said before it is ordered. */
async function criticsWords({ months, trialEndsOn, paidFrom }: Agreement, { house, now }: Whose) {
  if (months === 1 || !trialEndsOn || !paidFrom) return {}
  const said = await allThatComesLater(house, { from: paidFrom, now })
  const critiquesLater = said.map(({ words }) => words).join('')
  return critiquesLater ? { critiquesLater } : {}
}
