import type { CardInHand } from './card-tokens.ts'
import { newCardNumber } from './new-card.ts'
import { newPerson } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'

/** What the plan selection sends. */
export const choice = (planId: number, option = '') => ({
  order_type: 'start',
  option,
  payment_method: 'card',
  subscription_id: String(planId),
  master_subscription_id: '1',
})

/** The order that this member was shown last. */
export const newestOrder = (web: Web, memberId: number) =>
  web.db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('shown_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** What a confirmed order posts with a card that was just typed in; by default one that nobody else has. */
export async function entered(web: Web, order_key: string, card: CardInHand = {}, guardian = 'adult') {
  const { registerToken, authToken, mask, expiresOn } = await web.cardTokens({ number: newCardNumber(), ...card })
  return {
    order_key,
    guardian,
    register_token: registerToken,
    auth_token: authToken,
    req_card_number: mask,
    card_expire: `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}`,
  }
}

/** Somebody who wants that plan and has been shown the order, but not confirmed it. */
export async function personWithOrder(web: Web, planId: number) {
  const person = await newPerson(web)
  const shown = await person.session.submit('/subscription_orders/card_form', choice(planId))
  return { ...person, shown, order: await newestOrder(web, person.memberId) }
}
