import type { House } from '#platform/house.ts'
import type { Authentication } from '#ports/payments/port.ts'
import { answerOrSilence } from '../answer-or-silence.ts'
import { giveUp, outcomeOf, type OrderResult } from '../outcome.ts'
import { authenticatedPath } from '../paths.ts'
import { findOrder, type Order } from '../queries.ts'
import { dueNow } from '#domains/contracts/terms.ts'
import { completeOrder } from './complete-order.ts'

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
