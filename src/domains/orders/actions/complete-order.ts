import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { type RegisteredCard, PaymentsSilent, type Authentication } from '#ports/payments/port.ts'
import { chargeInvoice, retryUnpaid, issueInvoice } from '#domains/billing/index.ts'
import { hasReadyApplication, startApplication } from '../debit-applications/start-application.ts'
import { lockMember, claimSeveral } from '#domains/plans/index.ts'
import { billOf, firstMonthOf } from '../bill-rules.ts'
import { giveUp, outcomeOf, TRIAL_USED, type OrderResult, failOrder, settleOrder } from '../settle-order.ts'
import { closeAgain, findPermitted, insertMethod, insertPermission, type Permitted } from '../payment-methods.ts'
import { isBare } from '../terms.ts'
import { findOrder, lockOrder, type Order } from '../queries.ts'
import { whyCannotOrder } from '../rules.ts'
import { asOrderer, findPerson, type Person } from '../orderer.ts'
import { authenticatedPath } from '../paths.ts'
import { dueNow } from '#domains/contracts/terms.ts'

/**
 * Goes on with an order whose card is really its owner's: the card is registered, what is due is charged, what was
 * ordered begins. Whoever comes second, or comes again after a fall, finds what the first did and goes on from there.
 * `proven` is the fingerprint of the card that passed the issuer, as the provider has just told us.
 */
export async function completeOrder(house: House, key: string, proven?: string): Promise<OrderResult> {
  const order = (await findOrder(house.db, key))!
  if (order.state !== 'authenticating') return outcomeOf(order)
  const given = await methodFor(house, order)
  if (given === 'silence') return outcomeOf(order)
  if (given && 'refused' in given) return giveUp(house, order, given.refused)
  const card = given && 'fingerprint' in given ? { ...given, isProven: given.fingerprint === proven } : null
  const permitted = given && 'limitYen' in given ? given : null
  const invoiceId = await house.db.transaction().execute((tx) => enter(tx, house, order, { card, permitted }))
  if (invoiceId !== null) await chargeInvoice(house, invoiceId, 'order')
  const settled = (await findOrder(house.db, key))!
  // Given up while the card was being registered: nothing here knows the card, and nobody else would have it forgotten.
  if (card && settled.state === 'failed' && settled.methodId === null)
    await answerOrSilence(() => house.payments.forgetCard(card.ref))
  if (permitted && settled.state === 'failed') await answerOrSilence(() => closeAgain(house, permitted))
  if (settled.kind === 'card' && settled.state === 'done') await retryUnpaid(house, settled.memberId)
  return outcomeOf(settled)
}

/** What the order is paid with, where that is new: a card behind a token, or what was permitted at the wallet. */
function methodFor(house: House, order: Order) {
  if (order.paymentKind === 'amazon_pay') return answerOrSilence(() => findPermitted(house, order))
  return order.registerToken ? register(house, order, order.registerToken) : null
}

/** Under the order's key the card is registered once; without an answer it is asked for again later. */
function register(house: House, { key, memberId }: Order, token: string) {
  return answerOrSilence(() => house.payments.registerCard({ key, token, memberRef: String(memberId) }))
}

type Given = {
  /** The tokens may be of two cards: then nobody has shown that the one to be charged is theirs. */
  card: (RegisteredCard & { isProven: boolean }) | null
  permitted: Permitted | null
}

/** The bill that has to be charged now; null when the order is decided already, or nothing is due. */
async function enter(
  tx: Tx,
  house: House,
  { key, memberId }: Order,
  { card, permitted }: Given,
): Promise<number | null> {
  await lockMember(tx, memberId)
  const order = (await lockOrder(tx, key))!
  if (order.state !== 'authenticating') return null
  const methodId = card
    ? await insertMethod(tx, house, order, card)
    : permitted && (await insertPermission(tx, house, order, permitted))
  const person = await findPerson(tx, memberId)
  const no = card && !card.isProven ? 'tds_failed' : await whyNot(tx, house, order, person)
  if (no) {
    await failOrder(tx, house, { ...order, methodId }, no)
    return null
  }
  if (order.paymentKind === 'direct_debit') {
    await beginByDebit(tx, house, order, person)
    return null
  }
  const bill = order.kind === 'card' ? null : billOf(order.terms)
  if (!bill) {
    await settleOrder(tx, house, { key, outcome: 'paid' }, person)
    return null
  }
  const about = { memberId, orderKey: key, paymentKind: order.paymentKind }
  const course = order.courseId === null ? {} : { courseId: order.courseId }
  const invoiceId = await issueInvoice(tx, house, { ...bill, ...about, ...course })
  await tx.updateTable('orders').set({ state: 'charging', invoice_id: invoiceId }).where('key', '=', key).execute()
  return invoiceId
}

/** What was possible when it was ordered may not be any more; and a card may show that the person is known already. */
async function whyNot(tx: Tx, house: House, order: Order, person: Person): Promise<string | null> {
  const { kind, courseId } = order
  if (isBare(kind)) return null
  if (order.paymentKind === 'direct_debit' && !(await hasReadyApplication(tx, order))) return 'application_missing'
  const no = whyCannotOrder(kind, await asOrderer(tx, person, { kind, courseId }))
  if (no) return no === 'trial-once' ? TRIAL_USED : no.replaceAll('-', '_')
  return kind === 'trial' && (await claimSeveral(tx, house, person, ['trial'])).size === 0 ? TRIAL_USED : null
}

/**
 * An order by direct debit begins at once and takes no money: the first month of a term is invoiced and waits for its
 * debit day, a trial costs nothing. The member must be locked, the application ready.
 */
async function beginByDebit(tx: Tx, house: House, order: Order, person: Person): Promise<void> {
  const { key, memberId, kind, planId, terms } = order
  const methodId = await startApplication(tx, house, key, person)
  const about = { memberId, orderKey: key, paymentKind: 'direct_debit' } as const
  const invoiceId =
    kind === 'trial' ? null : await issueInvoice(tx, house, { ...firstMonthOf(terms, planId!), ...about })
  await tx
    .updateTable('orders')
    .set({ payment_method_id: methodId, invoice_id: invoiceId })
    .where('key', '=', key)
    .execute()
  await settleOrder(tx, house, { key, outcome: 'paid' }, person)
}

/** What the provider says, or that it said nothing to be relied on: then the order stays as it is. */
export async function answerOrSilence<T>(ask: () => Promise<T>): Promise<T | 'silence'> {
  try {
    return await ask()
  } catch (failure) {
    if (failure instanceof PaymentsSilent) return 'silence'
    throw failure
  }
}

/** Whatever the issuer's no was, it is one to us; what is wrong with a token is none of theirs. */
const failureOf = (code: string) => (code.startsWith('tds_') ? 'tds_failed' : code)

/** Asks the issuer whether it is really they. Nothing has been charged yet; without an answer nothing will be. */
export async function authenticateOrder(house: House, key: string, token: string): Promise<OrderResult> {
  const order = (await findOrder(house.db, key))!
  const answer = await answerOrSilence(() =>
    house.payments.authenticate({
      key,
      token,
      yen: order.kind === 'card' ? 0 : dueNow(order.terms),
      returnUrl: house.settings.origin + authenticatedPath(key),
    }),
  )
  if (answer === 'silence') return giveUp(house, order, 'provider_silent')
  if (answer.status === 'failed') return giveUp(house, order, failureOf(answer.code))
  await house.db
    .updateTable('orders')
    .set({ authentication_id: answer.id })
    .where('key', '=', key)
    .where('state', '=', 'authenticating')
    .execute()
  return follow(house, order, answer)
}

/**
 * The browser came back from the issuer, or says so: what counts is what the provider tells us. The same return twice,
 * or one that was made up, changes nothing. Null for an order that nobody placed.
 */
export async function settleAuthentication(house: House, key: string): Promise<OrderResult | null> {
  const order = await findOrder(house.db, key)
  return order && order.state !== 'shown' ? resultOf(house, order) : null
}

/** How an order stands, taken a step further where the provider has decided in the meantime. */
export async function resultOf(house: House, order: Order): Promise<OrderResult> {
  const { state, authenticationId } = order
  if (state !== 'authenticating' || !authenticationId) return outcomeOf(order)
  const answer = await answerOrSilence(() => house.payments.findAuthentication(authenticationId))
  if (answer === 'silence') return outcomeOf(order)
  if (answer.status === 'failed') return giveUp(house, order, failureOf(answer.code))
  return follow(house, order, answer)
}

async function follow(house: House, order: Order, answer: Exclude<Authentication, { status: 'failed' }>) {
  if (answer.status === 'challenge') return { challenge: answer.url }
  return answer.status === 'passed' ? completeOrder(house, order.key, answer.fingerprint) : outcomeOf(order)
}
