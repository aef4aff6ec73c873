import type { Actor } from '#platform/ask.ts'
import { dayKey, formatMonthOf } from '#platform/tokyo.ts'
import { coachingItemPath, coachingOrderPath } from '#domains/coaching/paths.ts'
import { findStanding } from '#domains/plans/index.ts'
import { showOrder } from './actions/show-order.ts'
import { courseOrderPath } from '#domains/plans/ui/purchase-popup.tsx'
import { payloadOf, selectionPath } from './selection.ts'
import type { Order } from './queries.ts'
import { isUsable } from './rules.ts'
import type { PaymentKind } from '#domains/plans/terms.ts'
import type { OrderKind } from '#domains/contracts/terms.ts'
import { stepsOf } from './ui/order-steps.tsx'
import type { OrderFrame, OrderView, StoredCard } from './ui/order-view.ts'

export type Wanted = {
  kind: OrderKind
  planId: number | null
  optionId: number | null
  courseId: number | null
  coaching?: Order['coaching']
}

export const wantedAgain = ({ kind, planId, optionId, courseId, coaching }: Order): Wanted => ({
  kind: kind as OrderKind,
  planId,
  optionId,
  courseId,
  coaching,
})

/** Writes down what is about to be shown: its key is used once, its figures are what can be agreed to. */
export async function show(actor: Actor, wanted: Wanted, paymentKind: PaymentKind = 'card'): Promise<OrderView> {
  const { planId, optionId, courseId, coaching, kind } = wanted
  const { key, terms } = await showOrder(actor, {
    kind,
    ...(planId !== null && { planId, optionId }),
    ...(courseId !== null && { courseId }),
    ...(coaching && { coaching }),
    paymentKind,
  })
  return { key, terms, payload: payloadFor(wanted, key, paymentKind) }
}

/** What was shown before, once more as it was. */
export const shownBefore = (order: Order): OrderView => ({
  key: order.key,
  terms: order.terms,
  payload: payloadFor(wantedAgain(order), order.key, order.paymentKind),
})

export const isForStudent = ({ terms }: Pick<OrderView, 'terms'>) => terms.student !== undefined

/** An order of coaching is named by the key that its payment was begun with. */
function payloadFor({ planId, optionId, courseId, coaching }: Wanted, key: string, payment: PaymentKind) {
  if (coaching) return { item_id: String(coaching.itemId), name: coaching.name, paymentKey: key }
  return planId === null ? { course_id: String(courseId) } : payloadOf(planId, optionId, payment)
}

type Steps = { withCard: boolean; isStudent?: boolean }

export function frameFor({ house, now }: Actor, wanted: Wanted, { withCard, isStudent = false }: Steps): OrderFrame {
  const isCourse = wanted.courseId !== null
  return {
    contact: house.settings.contactEmail,
    thisYear: Number(dayKey(now).slice(0, 4)),
    backTo: wanted.coaching
      ? coachingItemPath(wanted.coaching.itemId)
      : isCourse
        ? `/courses/${wanted.courseId}`
        : selectionPath({ ...wanted, isStudent }),
    steps: stepsOf({ isCourse, isCoaching: !!wanted.coaching, withCard }),
    hasWallet: house.wallet !== null,
  }
}

/** The page on which an order with the card on file is confirmed; there one also comes back to after another card. */
export function confirmPath({ planId, optionId, courseId, coaching }: Wanted): string {
  if (coaching) return coachingOrderPath(coaching.itemId)
  if (courseId !== null) return courseOrderPath(courseId)
  const query = new URLSearchParams({ subscription_id: String(planId) })
  if (optionId !== null) query.set('option', String(optionId))
  return `/subscription_orders/confirm?${query}`
}

/** The card on file, if it can be charged today. */
export async function findStoredCard(actor: Actor, wanted: Wanted): Promise<StoredCard | null> {
  const { method } = await findStanding(actor.db, actor.memberId)
  if (method?.kind !== 'card' || !method.mask || !method.expiresOn) return null
  if (!isUsable(method, dayKey(actor.now))) return null
  return { mask: method.mask, expires: formatMonthOf(method.expiresOn), returnTo: confirmPath(wanted) }
}
