import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { sayNext } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { seeOther } from '#platform/page-form.ts'
import { orNotFound, Refusal } from '#platform/refusal.ts'
import { sumOfDebt } from '#domains/plans/index.ts'
import { courseOrderPath } from '#domains/plans/ui/purchase-popup.tsx'
import { paymentsPath } from '#domains/plans/paths.ts'
import { PaymentsSilent, type Checkout } from '#ports/payments/port.ts'
import { TermsChanged } from '../actions/place-order.ts'
import { confirmOrder, type AgeAnswer } from '../guardians/actions/confirm-order.ts'
import { shownBefore } from '../confirmation.server.ts'
import { failurePath } from '../failure-path.ts'
import { errorPath, walletPaths } from '../paths.ts'
import { stopped, trialUsed } from '../place.server.ts'
import { findOrder, findOwnVisit, type Order } from '../queries.ts'
import { selectionPath } from '../selection.ts'
import { outcomeOf, type OrderResult } from '../settle-order.ts'
import { isBare } from '../terms.ts'
import { changesBetween } from '../terms-words.ts'
import type { OrderTrouble, Placed } from '../ui/order-view.ts'
import { walletSteps } from '../ui/order-steps.tsx'
import { comeBack } from './actions/come-back.ts'
import { placeBare } from './actions/place-bare.ts'
import { placeVisit } from './actions/place-visit.ts'
import { walletOf } from './wallet-of.ts'
import { walletYen } from './wallet-sum.ts'

const SESSION = 'amazonCheckoutSessionId'
const LEFT = 'Amazon Payでのお支払いがキャンセルされました。'
const LATE = 'Amazon Payの手続きの有効期限が切れました。お手数ですが、はじめからお手続きください。'

/** The order of the visit that the address names: the member's own, or there is none. */
async function ownVisit(actor: Actor): Promise<Order> {
  walletOf(actor.house)
  const id = actor.url.searchParams.get(SESSION) ?? ''
  return orNotFound(id ? await findOwnVisit(actor.db, id, actor.memberId) : null)
}

/** The confirmation after the buyer has chosen; what was decided before leads to its outcome. */
export async function readReview(actor: Actor) {
  const order = await ownVisit(actor)
  if (order.state !== 'shown') throw redirect(whereTo(order, outcomeOf(order)))
  return reviewOf(actor, order)
}

export type Review = Awaited<ReturnType<typeof readReview>>

async function reviewOf(actor: Actor, order: Order, trouble?: OrderTrouble) {
  const visit = await visitOf(actor, order)
  const { house, db, memberId } = actor
  return {
    order: isBare(order.kind) ? null : shownBefore(order),
    orderKey: order.key,
    kind: order.kind,
    yen: walletYen(order),
    owed: order.kind === 'card' ? await sumOfDebt(db, memberId) : 0,
    buyer: visit.buyer && { name: visit.buyer.name, email: visit.buyer.email },
    descriptor: visit.descriptor,
    changeUrl: walletOf(house).checkoutUrl(visit.id),
    steps: isBare(order.kind) ? [] : walletSteps(order.courseId !== null),
    backTo: backOf(order),
    action: `${walletPaths.review}?${new URLSearchParams({ [SESSION]: visit.id })}`,
    contact: house.settings.contactEmail,
    trouble,
  }
}

/** An open visit of somebody who has chosen; any other leads away, with a word. */
async function visitOf(actor: Actor, order: Order): Promise<Checkout> {
  const visit = await walletOf(actor.house)
    .findCheckout(order.checkoutId!)
    .catch((failure: unknown) => {
      if (failure instanceof PaymentsSilent) throw redirect(errorPath('provider_silent'))
      throw failure
    })
  if (visit && visit.state !== 'canceled' && visit.buyer) return visit
  sayNext(actor, { tone: 'trouble', sentence: visit && visit.code !== 'Expired' ? LEFT : LATE })
  throw redirect(backOf(order))
}

/** Back to where it was begun, as it was left. */
function backOf(order: Order): string {
  if (isBare(order.kind)) return order.returnTo?.split('?tried=', 1)[0] ?? paymentsPath(order.memberId)
  if (order.courseId !== null) return courseOrderPath(order.courseId)
  return selectionPath({ ...order, isStudent: order.terms.student !== undefined, payment: 'amazon_pay' })
}

const ConfirmForm = z.object({
  order_key: z.string().catch(''),
  guardian: z.string().catch(''),
  guardian_email: z.string().catch(''),
})

export async function postReview(actor: Actor) {
  const order = await ownVisit(actor)
  const { order_key: key, guardian, guardian_email: guardianEmail } = readBody(actor.body, ConfirmForm)
  if (key !== order.key) orNotFound(null)
  const answer = { guardian, guardianEmail }
  try {
    const place = () => placeVisit(actor, { key, guardian })
    const result = isBare(order.kind) ? await placeBare(actor, key) : await confirmOrder(actor, order, answer, place)
    return follow(actor, order, result)
  } catch (error) {
    if (error instanceof TermsChanged) return showAgain(actor, order, error, answer)
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'unpaid-first') return seeOther(paymentsPath(actor.memberId))
    if (error.status === 422) {
      const trouble = { ...answer, mistake: error.message }
      return data({ screen: 'review' as const, review: await reviewOf(actor, order, trouble) }, { status: 422 })
    }
    if (error.code === 'trial-once') return trialUsed(actor, error, { ...order, payment: 'amazon_pay' })
    return stopped(actor, error, order)
  }
}

/** The figures moved since they were shown: the visit goes on with the order as it is now. */
async function showAgain(actor: Actor, order: Order, { shown, status }: TermsChanged, answer: AgeAnswer) {
  const { db } = actor
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('orders').set({ checkout_id: null }).where('key', '=', order.key).execute()
    await tx.updateTable('orders').set({ checkout_id: order.checkoutId }).where('key', '=', shown.key).execute()
  })
  const anew = (await findOrder(db, shown.key))!
  const trouble = { ...answer, changes: changesBetween(order.terms, shown.terms) }
  return data({ screen: 'review' as const, review: await reviewOf(actor, anew, trouble) }, { status })
}

function follow(actor: Actor, order: Order, result: OrderResult) {
  if (!('challenge' in result)) return seeOther(whereTo(order, result))
  const { origin } = actor.house.settings
  if (result.challenge.startsWith(`${origin}/`)) return seeOther(result.challenge.slice(origin.length))
  const steps = isBare(order.kind) ? [] : walletSteps(order.courseId !== null)
  return data({ screen: 'issuer', url: result.challenge, steps, at: 'wallet' } satisfies Placed)
}

function whereTo(order: Order, result: OrderResult): string {
  if ('failed' in result) return failurePath(result.failed, order)
  return 'done' in result ? result.done : walletPaths.left(order.key)
}

/** Back from agreeing: the visit is completed, and the order goes on. */
export async function returnFromWallet(actor: Actor) {
  const order = await ownVisit(actor)
  if (order.state === 'shown') throw redirect(backOf(order))
  const result = await comeBack(actor.house, order)
  if ('done' in result && order.kind === 'card' && !result.done.startsWith('/subscription_orders/'))
    sayNext(actor, 'お支払い方法をAmazon Payに変更しました。')
  throw redirect(whereTo(order, result))
}

/** The buyer gave up at the wallet: nothing was begun, and the choice is still there. */
export async function leaveWallet(actor: Actor) {
  walletOf(actor.house)
  const found = await findOrder(actor.db, actor.url.searchParams.get('order') ?? '')
  const isOwn = found?.memberId === actor.memberId && found.paymentKind === 'amazon_pay'
  const order = orNotFound(isOwn ? found : null)
  if (order.state === 'done' || order.state === 'charging') throw redirect(whereTo(order, outcomeOf(order)))
  sayNext(actor, { tone: 'trouble', sentence: order.failureCode === 'Expired' ? LATE : LEFT })
  throw redirect(backOf(order))
}
