import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { lockItem } from '#domains/coaching/index.ts'
import { hasReadyApplication } from '../debit-applications/start-application.ts'
import { lockStanding, referralOf } from '#domains/plans/index.ts'
import { cardTries } from '../limits.ts'
import { giveUpOpenOrders, SUPERSEDED, TRIAL_USED, type EnteredCard, type OrderResult } from '../settle-order.ts'
import { noteUse } from '../guardians/queries.ts'
import { needOrderable } from '../orderer.ts'
import { findOrder, lockOrder, type Order } from '../queries.ts'
import { refusal, refuse } from '../refusals.ts'
import { isUsable } from '../rules.ts'
import { GUARDIAN_VERSION, isBare } from '../terms.ts'
import type { OrderKind } from '#domains/contracts/terms.ts'
import { authenticateOrder, resultOf, completeOrder } from './complete-order.ts'
import { makeTerms, showOrder, type OrderWish, type OrderDraft } from './show-order.ts'

export type Placement = { key: string; card?: EnteredCard | undefined; guardian: string }

/** What was shown is no longer so: nothing was charged, and `shown` is the order with the figures of now. */
export class TermsChanged extends Refusal {
  readonly shown: OrderDraft
  constructor(shown: OrderDraft) {
    const { code, status, message } = refusal('terms-changed')
    super(code, status, message)
    this.shown = shown
  }
}

/**
 * Orders what was shown under that key. The same key again gives the first result, whatever came of it: a double
 * click, a reload or the way back charge nothing twice.
 */
export async function placeOrder(actor: Actor, placement: Placement): Promise<OrderResult> {
  const { key, card } = placement
  // Counted outside the transaction, which must not wait for a second connection; a repetition costs nothing.
  if (card && (await findOrder(actor.db, key))?.state === 'shown')
    await actor.house.limits.take(cardTries, `${actor.memberId}`)
  const repeated = await beginOrder(actor, placement)
  return orTrialOnce(actor, key, () => {
    if (repeated) return resultOf(actor.house, repeated)
    return card ? authenticateOrder(actor.house, key, card.authToken) : completeOrder(actor.house, key)
  })
}

/** Of two tabs the other went on with a trial, or the person had theirs before: this one has none to begin. */
export async function orTrialOnce(actor: Actor, key: string, goOn: () => Promise<OrderResult>): Promise<OrderResult> {
  const result = await goOn()
  if (!('failed' in result)) return result
  const isSecond = result.failed === SUPERSEDED && (await findOrder(actor.db, key))?.kind === 'trial'
  if (result.failed === TRIAL_USED || isSecond) refuse('trial-once')
  return result
}

type Found = { repeated: Order | null } | { changed: OrderWish }
type Shown = { order: Order; wish: OrderWish; standing: Awaited<ReturnType<typeof lockStanding>> }

/** Does something with what was shown, as long as it may be ordered at these figures; else the order that was placed. */
export async function onShown(
  actor: Actor,
  key: string,
  act: (tx: Tx, shown: Shown) => Promise<void>,
): Promise<Order | null> {
  const { db, house, memberId } = actor
  const found = await db.transaction().execute(async (tx): Promise<Found> => {
    const standing = await lockStanding(tx, memberId)
    const order = await lockOrder(tx, key)
    if (!order || order.memberId !== memberId || isBare(order.kind)) return notFound()
    if (order.state !== 'shown') return { repeated: order }
    const wish = wishOf(order, order.kind)
    // Of many who want the last ticket one at a time is counted.
    if (order.coaching) await lockItem(tx, order.coaching.itemId)
    await needOrderable(tx, house, memberId, wish)
    await giveUpOpenOrders(tx, house, order)
    const { critiquesLater: _, ...figures } = order.terms
    if (!isDeepStrictEqual(await makeTerms(tx, wish, actor), figures)) return { changed: wish }
    await act(tx, { order, wish, standing })
    return { repeated: null }
  })
  if ('changed' in found) throw new TermsChanged(await showOrder(actor, found.changed))
  return found.repeated
}

/** What was shown is ordered from here on; where it was before, that order. */
export function beginOrder(actor: Actor, { key, guardian: said, card }: Placement): Promise<Order | null> {
  return onShown(actor, key, async (tx, { order, standing }) => {
    const { guardianConsent } = order.terms
    if (!guardianConsent && said !== 'adult') return refuse('guardian-missing')
    const guardian = guardianConsent ? 'minor_with_consent' : 'adult'
    if (order.paymentKind === 'direct_debit') await needApplication(tx, order)
    else if (order.paymentKind === 'amazon_pay') needVisit(order)
    else if (!card && !isUsable(standing.method, dayKey(actor.now))) refuse('card-missing')
    const referral = referralOf(actor)
    await tx
      .updateTable('orders')
      .set({
        state: 'authenticating',
        guardian,
        guardian_text_version: GUARDIAN_VERSION,
        guardian_at: actor.now,
        register_token: card?.registerToken ?? null,
        mask: card?.mask ?? null,
        expires_on: card?.expiresOn ?? null,
        referrer: referral?.code ?? null,
        referred_at: referral?.openedAt ?? null,
      })
      .where('key', '=', key)
      .execute()
    if (guardianConsent) await noteUse(tx, guardianConsent.id, key)
    await writeAudit(tx, actor, 'plans.order-placed', actor.memberId, {
      ...{ order: key, kind: order.kind, plan: order.planId, consent: guardian },
      ...(order.paymentKind === 'card' && { newCard: !!card }),
    })
  })
}

/** Nobody pays by the wallet who was not there. */
function needVisit({ checkoutId }: Order) {
  if (!checkoutId) refuse('payment-kind')
}

async function needApplication(tx: Tx, order: Order) {
  if (!(await hasReadyApplication(tx, order))) refuse('application-missing')
}

const wishOf = ({ planId, optionId, courseId, coaching, paymentKind }: Order, kind: OrderKind): OrderWish => ({
  kind,
  planId,
  optionId,
  courseId,
  coaching,
  paymentKind,
})
