import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { emitReferral } from '../campaigns/referrals.ts'
import { cardChanged, orderConfirmed } from '../mail/index.ts'
import { startTerm, startTrial, type SettledOrder } from '../subscription/actions/start-term.ts'
import { findAddressee } from '../subscription/queries.ts'
import { adoptMethod } from './payment-methods.ts'
import { claimOnce, releaseClaim } from './person-keys.ts'
import { lockOrder, type Order } from './queries.ts'

export type Outcome = { key: string; outcome: 'paid' } | { key: string; outcome: 'declined'; code: string }

/**
 * The end of an order, in the transaction that knows it: what was ordered begins, or nothing does. An order that is
 * decided stays as it is. The member must be locked.
 */
export async function settleOrder(tx: Tx, house: House, settled: Outcome): Promise<void> {
  const order = await lockOrder(tx, settled.key)
  if (!order || order.state === 'done' || order.state === 'failed') return
  if (settled.outcome === 'declined') return failOrder(tx, house, order, settled.code)
  if (order.methodId !== null) await adoptMethod(tx, house, order.memberId, order.methodId)
  await decide(tx, house, order, { state: 'done' })
  if (order.kind === 'card') return cardChangedTo(tx, house, order)
  await begin(tx, house, order)
  const terms = { key: order.key, terms: order.terms, termsVersion: order.termsVersion, at: house.clock.now() }
  await writeLetter(house, tx, orderConfirmed(house, { ...(await findAddressee(tx, order.memberId)), ...terms }))
}

async function begin(tx: Tx, house: House, order: Order) {
  const { kind, memberId, invoiceId } = order
  if (kind === 'course') await giveCourse(tx, house, order)
  else {
    const agreed: SettledOrder = { ...order, planId: order.planId! }
    const term = await (kind === 'trial' ? startTrial : startTerm)(tx, house, agreed)
    // Who pays for a plan has no use for a first trial any more, with another account neither.
    if (kind !== 'trial') await claimOnce(tx, house, memberId, 'trial')
    if (invoiceId !== null)
      await tx.updateTable('invoices').set({ term_id: term.id, month: 0 }).where('id', '=', invoiceId).execute()
  }
  if (kind === 'resume' || kind === 'card') return
  await emitReferral(tx, house, memberId, kind)
}

async function giveCourse(tx: Tx, house: House, { key, memberId, courseId, invoiceId }: Order) {
  await tx
    .insertInto('course_purchases')
    .values({
      member_id: memberId,
      course_id: courseId!,
      purchased_at: house.clock.now(),
      invoice_id: invoiceId,
      order_key: key,
    })
    .execute()
}

/** Future fees go to the new card; what is unpaid is tried with it once. */
async function cardChangedTo(tx: Tx, house: House, { memberId, methodId }: Order) {
  const at = house.clock.now()
  const { mask } = await tx
    .selectFrom('payment_methods')
    .select('mask')
    .where('id', '=', methodId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('audit_log')
    .values({ at, action: 'plans.card-changed', actor_id: memberId, subject_id: memberId, details: '{}' })
    .execute()
  const change = { ...(await findAddressee(tx, memberId)), methodId: methodId!, mask: mask ?? '', at }
  await writeLetter(house, tx, cardChanged(house, change))
  // Whoever changed the card tries at once; this is for the process that dies before it does.
  const soon = new Date(at.getTime() + 60_000)
  await house.jobs.add(tx, 'plans.retry-unpaid', { memberId }, { key: `retry-unpaid:${methodId}`, runAt: soon })
}

/** Nothing begins and nothing is owed: who ordered may start again, with their once-per-person trial untouched. */
export async function failOrder(tx: Tx, house: House, order: Order, code: string): Promise<void> {
  if (order.kind === 'trial' && order.state === 'charging') await releaseClaim(tx, order.memberId, 'trial')
  await decide(tx, house, order, { state: 'failed', failure_code: code.slice(0, 64) })
  if (order.methodId !== null) await house.jobs.add(tx, 'plans.forget-card', { id: order.methodId })
}

/** Tokens are forgotten with the decision: what is left is the evidence of what was agreed. */
export async function decide(
  tx: Tx,
  house: House,
  { key }: Pick<Order, 'key'>,
  set: { state: 'done' | 'failed'; failure_code?: string },
): Promise<void> {
  const forgotten = { register_token: null, authentication_id: null }
  await tx
    .updateTable('orders')
    .set({ ...forgotten, ...set, decided_at: house.clock.now() })
    .where('key', '=', key)
    .execute()
}
