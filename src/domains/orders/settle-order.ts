import { writeAuditOf } from '#platform/audit.ts'
import { issueTicket } from '#domains/coaching/index.ts'
import { setFirstMonthOf } from '#domains/billing/index.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House, OrderOutcome } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { emitReferral, claimSeveral, releaseClaim, lockMember } from '#domains/plans/index.ts'
import { walletTaken } from './by-wallet/mail/wallet-letters.ts'
import { cardChanged, orderConfirmed } from './mail/order-letters.ts'
import { isBare } from './terms.ts'
import { startTerm, startTrial } from '#domains/contracts/index.ts'
import { findPerson, type Person } from './orderer.ts'
import { adoptMethod } from './payment-methods.ts'
import { finishOrder, FORGOTTEN, lockOrder, type Order } from './queries.ts'
import { outcomePath } from './paths.ts'
import { refuse } from './refusals.ts'

/**
 * The end of an order, in the transaction that knows it: what was ordered begins, or nothing does. An order that is
 * decided stays as it is. The member must be locked; who has read them since then says so.
 */
export async function settleOrder(tx: Tx, house: House, settled: OrderOutcome, person?: Person): Promise<void> {
  if (settled.outcome === 'declined') {
    const order = await lockOrder(tx, settled.key)
    if (order && order.state !== 'done' && order.state !== 'failed') await failOrder(tx, house, order, settled.code)
    return
  }
  const order = await finishOrder(tx, settled.key, house.clock.now())
  if (!order) return
  if (order.methodId !== null && !isForOnce(order)) await adoptMethod(tx, house, order.memberId, order.methodId)
  const who = person ?? (await findPerson(tx, order.memberId))
  if (order.kind === 'card') return cardChangedTo(tx, house, order, who)
  await begin(tx, house, order, who)
  const terms = { key: order.key, terms: order.terms, termsVersion: order.termsVersion, at: house.clock.now() }
  await writeLetter(house, tx, orderConfirmed(house, { ...readerOf(who), ...terms }))
}

/** What a buyer permitted for one purchase pays no other. */
const isForOnce = ({ kind, paymentKind }: Order) => kind === 'course' && paymentKind === 'amazon_pay'

async function begin(tx: Tx, house: House, order: Order, who: Person) {
  const { kind, invoiceId } = order
  if (kind === 'course') await giveCourse(tx, house, order)
  else if (kind === 'coaching') await giveTicket(tx, house, order)
  else {
    const agreed = { ...order, planId: order.planId! }
    const term = await (kind === 'trial' ? startTrial : startTerm)(tx, house, who, agreed)
    if (invoiceId !== null) await setFirstMonthOf(tx, invoiceId, term.id)
  }
  // Who pays for a plan has no use for a first trial any more, with another account neither.
  if (kind === 'resume') await claimSeveral(tx, house, who, ['trial'])
  else if (!isBare(kind)) await emitReferral(tx, house, who, { ...order, kind }, kind === 'start' ? ['trial'] : [])
}

const readerOf = ({ email, name, memberId }: Person) => ({ to: email, name, memberId })

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

/** The name that its buyer gave stands on the ticket from now on, and nowhere else. */
async function giveTicket(tx: Tx, house: House, { key: orderKey, memberId, coaching, invoiceId }: Order) {
  await issueTicket(tx, { ...coaching!, orderKey, memberId, invoiceId: invoiceId!, now: house.clock.now() })
  await tx.updateTable('orders').set({ buyer_name: null }).where('key', '=', orderKey).execute()
}

/** Future fees go to the new card, unless the bank pays them; what is unpaid is tried with it once. */
async function cardChangedTo(tx: Tx, house: House, { key, memberId, methodId }: Order, who: Person) {
  const at = house.clock.now()
  const { mask, kind, contract } = await tx
    .selectFrom('payment_methods as p')
    .leftJoin('subscriptions as s', 's.member_id', 'p.member_id')
    .select(['p.mask', 'p.kind', 's.payment_kind as contract'])
    .where('p.id', '=', methodId)
    .executeTakeFirstOrThrow()
  const from = await findWhereEntered(tx, memberId, key)
  await writeAuditOf(tx, from, 'plans.card-changed', memberId, at)
  const byDebit = contract === 'direct_debit' && who.state !== 'after_unsubscribe'
  const change = { ...readerOf(who), methodId: methodId!, mask: mask ?? '', at, byDebit }
  await writeLetter(house, tx, (kind === 'amazon_pay' ? walletTaken : cardChanged)(house, change))
  // Whoever changed the card tries at once; this is for the process that dies before it does.
  const soon = new Date(at.getTime() + 60_000)
  await house.jobs.add(tx, 'orders.retry-unpaid', { memberId }, { key: `retry-unpaid:${methodId}`, runAt: soon })
}

/** Who changes a card is not there any more where the issuer or a job ends it: it is written down from where they began. */
function findWhereEntered(tx: Tx, memberId: number, key: string) {
  return tx
    .selectFrom('audit_log')
    .select(['ip', 'agent'])
    .where('subject_id', '=', memberId)
    .where('action', 'in', ['plans.card-entered', 'plans.wallet-chosen'])
    .where(sql`details ->> 'order'`, '=', key)
    .executeTakeFirst()
}

/** Nothing begins and nothing is owed: who ordered may start again, with their once-per-person trial untouched. */
export async function failOrder(tx: Tx, house: House, order: Order, code: string): Promise<void> {
  if (order.kind === 'trial' && order.state === 'charging') await releaseClaim(tx, order.memberId, 'trial')
  await tx
    .updateTable('orders')
    .set({
      state: 'failed',
      failure_code: code.slice(0, 64),
      buyer_name: null,
      decided_at: house.clock.now(),
      ...FORGOTTEN,
    })
    .where('key', '=', order.key)
    .execute()
  if (order.methodId !== null) await house.jobs.add(tx, 'orders.forget-card', { id: order.methodId })
}

/** What the browser brings of a card: two tokens that work once, and what may be shown of it. */
export type EnteredCard = { registerToken: string; authToken: string; mask: string; expiresOn: string }

/** `done`: a page of ours that shows the outcome. `challenge`: the issuer's page. `failed`: the code of a payment error. */
export type OrderResult = { done: string } | { challenge: string } | { failed: string }

/** The person has had their trial, with this account or another. */
export const TRIAL_USED = 'trial_used'

/** How an order stands, as far as we know by ourselves. A changed card leads back to where its change was begun. */
export function outcomeOf({ kind, state, returnTo, key, failureCode }: Order): OrderResult {
  if (state === 'failed') return { failed: failureCode ?? 'failed' }
  return { done: isBare(kind) && state === 'done' && returnTo ? returnTo : outcomePath(key) }
}

/** Nothing begins; an order that was decided in the meantime stays as it is, and says how. */
export async function giveUp(house: House, { key, memberId }: Order, code: string): Promise<OrderResult> {
  return house.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const order = (await lockOrder(tx, key))!
    if (order.state !== 'authenticating') return outcomeOf(order)
    await failOrder(tx, house, order, code)
    return { failed: code }
  })
}

/** What became of an order in whose place another came. */
export const SUPERSEDED = 'superseded'

/**
 * Makes way for a new order of a locked member: one that was left at the issuer's page is given up; one whose charge
 * is under way comes first. Nobody has a second trial while their first is paid.
 */
export async function giveUpOpenOrders(tx: Tx, house: House, { memberId, kind }: Pick<Order, 'memberId' | 'kind'>) {
  const open = await tx
    .selectFrom('orders')
    .select(['key', 'kind', 'state'])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['authenticating', 'charging'])
    .execute()
  const charging = open.find(({ state }) => state === 'charging')
  if (charging) refuse(kind === 'trial' && charging.kind === 'trial' ? 'trial-once' : 'under-way')
  for (const { key } of open) {
    const order = await lockOrder(tx, key)
    if (order) await failOrder(tx, house, order, SUPERSEDED)
  }
}
