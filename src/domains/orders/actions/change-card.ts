import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { lockPresent } from '#domains/plans/index.ts'
import { cardTries } from '../limits.ts'
import { giveUpOpenOrders, type EnteredCard, type OrderResult } from '../settle-order.ts'
import { TERMS_VERSION } from '#domains/plans/terms.ts'
import { authenticateOrder } from './complete-order.ts'

/**
 * Another card for everything to come. It passes the issuer like an order does; then it takes the place of the old one
 * and what is unpaid is tried once with it. `redirectTo` is a path of ours, checked by the page.
 */
export async function changeCard(
  actor: Actor,
  { redirectTo, ...card }: EnteredCard & { redirectTo: string },
): Promise<OrderResult> {
  const { memberId, now, house } = actor
  await house.limits.take(cardTries, `${memberId}`)
  const key = await actor.db.transaction().execute(async (tx) => {
    await lockPresent(tx, memberId)
    await giveUpOpenOrders(tx, house, { memberId, kind: 'card' })
    const order = await tx
      .insertInto('orders')
      .values({
        member_id: memberId,
        kind: 'card',
        payment_kind: 'card',
        terms: '{}',
        terms_version: TERMS_VERSION,
        shown_at: now,
        state: 'authenticating',
        register_token: card.registerToken,
        mask: card.mask,
        expires_on: card.expiresOn,
        return_to: redirectTo,
      })
      .returning('key')
      .executeTakeFirstOrThrow()
    await writeAudit(tx, actor, 'plans.card-entered', memberId, { order: order.key })
    return order.key
  })
  return authenticateOrder(house, key, card.authToken)
}
