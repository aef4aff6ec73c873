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
import { askGuardian, takeGuardianAsk } from '../guardians/actions/ask-guardian.ts'
import { isMinorToUs } from '../guardians/known-minor.ts'
import { waitingPath } from '../guardians/links.ts'
import { noteUse } from '../guardians/queries.ts'
import { needOrderable } from '../orderer.ts'
import { findOrder, lockOrder, type Order } from '../queries.ts'
import { refusal, refuse } from '../refusals.ts'
import { isUsable } from '../rules.ts'
import { GUARDIAN_VERSION, isBare } from '../terms.ts'
import { agreeAtWallet } from '../by-wallet/actions/agree.ts'
import type { OrderKind } from '#domains/contracts/terms.ts'
import { authenticateOrder, resultOf, completeOrder } from './complete-order.ts'
import { makeTerms, showOrder, type OrderWish, type OrderDraft } from './show-order.ts'

export type Placement = { key: string; card?: EnteredCard | undefined } & AgeAnswer
/** Of age, or under 18 with the address of a guardian. */
export type AgeAnswer = { guardian: string; guardianEmail?: string | undefined }

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
  const result = await place(actor, placement)
  if (!('failed' in result)) return result
  // Of two tabs the other went on with a trial: this one has none to begin.
  const isSecond = result.failed === SUPERSEDED && (await findOrder(actor.db, placement.key))?.kind === 'trial'
  if (result.failed === TRIAL_USED || isSecond) refuse('trial-once')
  return result
}

async function place(actor: Actor, placement: Placement): Promise<OrderResult> {
  const { key, card } = placement
  // Counted outside the transaction, which must not wait for a second connection; a repetition costs nothing.
  const shown = await findOrder(actor.db, key)
  const isNew = shown?.state === 'shown'
  if (isNew && isOfAge(actor, placement, shown) && (await isMinorToUs(actor.db, actor.memberId, actor.now)))
    return refuse('known-minor')
  if (isNew && placement.guardian === 'minor') await takeGuardianAsk(actor, placement.guardianEmail ?? '')
  else if (card && isNew) await actor.house.limits.take(cardTries, `${actor.memberId}`)
  const begun = await actor.db.transaction().execute((tx) => begin(tx, actor, placement))
  if (begun.step === 'changed') throw new TermsChanged(await showOrder(actor, begun.wish))
  if (begun.step === 'asked') return { done: waitingPath() }
  if (begun.step === 'repeated') return resultOf(actor.house, begun.order)
  if (card) return authenticateOrder(actor.house, key, card.authToken)
  return begun.byWallet ? agreeAtWallet(actor.house, key) : completeOrder(actor.house, key)
}

/** Who orders says that they need no guardian. */
const isOfAge = ({ memberId }: Actor, { guardian }: Placement, order: Order) =>
  guardian === 'adult' && order.memberId === memberId && !order.terms.guardianConsent

type Begun =
  | { step: 'begun'; byWallet: boolean }
  | { step: 'asked' }
  | { step: 'repeated'; order: Order }
  | { step: 'changed'; wish: OrderWish }

async function begin(
  tx: Tx,
  actor: Actor,
  { key, guardian: said, guardianEmail = '', card }: Placement,
): Promise<Begun> {
  const standing = await lockStanding(tx, actor.memberId)
  const order = await lockOrder(tx, key)
  if (!order || order.memberId !== actor.memberId || isBare(order.kind)) return notFound()
  if (order.state !== 'shown') return { step: 'repeated', order }
  const wish = wishOf(order, order.kind)
  // Of many who want the last ticket one at a time is counted.
  if (order.coaching) await lockItem(tx, order.coaching.itemId)
  await needOrderable(tx, actor.house, actor.memberId, wish)
  await giveUpOpenOrders(tx, actor.house, order)
  if (!isDeepStrictEqual(await makeTerms(tx, wish, actor), order.terms)) return { step: 'changed', wish }
  const { guardianConsent } = order.terms
  if (!guardianConsent && said === 'minor') {
    await askGuardian(tx, actor, { wish, terms: order.terms, email: guardianEmail })
    await writeAudit(tx, actor, 'orders.guardian-asked', actor.memberId, { order: key })
    return { step: 'asked' }
  }
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
  return { step: 'begun', byWallet: order.paymentKind === 'amazon_pay' }
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
