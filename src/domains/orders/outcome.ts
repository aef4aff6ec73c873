import type { House } from '#platform/house.ts'
import { lockMember } from '#domains/plans/index.ts'
import { outcomePath } from './paths.ts'
import { lockOrder, type Order } from './queries.ts'
import { failOrder } from './settle-order.ts'

/** What the browser brings of a card: two tokens that work once, and what may be shown of it. */
export type EnteredCard = { registerToken: string; authToken: string; mask: string; expiresOn: string }

/** `done`: a page of ours that shows the outcome. `challenge`: the issuer's page. `failed`: the code of a payment error. */
export type OrderResult = { done: string } | { challenge: string } | { failed: string }

/** The person has had their trial, with this account or another. */
export const TRIAL_USED = 'trial_used'

/** How an order stands, as far as we know by ourselves. A changed card leads back to where its change was begun. */
export function outcomeOf({ kind, state, returnTo, key, failureCode }: Order): OrderResult {
  if (state === 'failed') return { failed: failureCode ?? 'failed' }
  return { done: kind === 'card' && state === 'done' && returnTo ? returnTo : outcomePath(key) }
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
