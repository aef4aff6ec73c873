import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { seeOther } from '#platform/page-form.ts'
import { cardOf, CardTokensForm, tokensOf } from '../cards/terms.ts'
import { errorPath } from '../paths.ts'
import { ownByCard, place } from '../place.server.ts'
import type { Order } from '../queries.ts'
import { ConfirmForm } from './forms.ts'

/**
 * The confirmation of a ticket: only the payment that was begun for this item and name by this member, once; sent again
 * it leads to the same ticket. What became of the card the provider is asked, nobody else.
 */
export async function confirmCoaching(actor: Actor) {
  const form = readBody(actor.body, ConfirmForm)
  const order = await ownByCard(actor, form.paymentKey)
  if (!matches(order, form)) return seeOther(errorPath('payment_key_mismatch', order.coaching?.itemId))
  const answer = { guardian: form.guardian, guardianEmail: form.guardian_email }
  if (form.register_token === undefined) return place(actor, order, answer)
  const card = readBody(actor.body, CardTokensForm)
  return place(actor, order, answer, cardOf(card), tokensOf(card))
}

/** Once it is placed the name stands on the ticket, and what is sent again is compared no more. */
function matches({ coaching, state }: Order, { item_id, name }: { item_id: string; name: string }): boolean {
  if (!coaching || String(coaching.itemId) !== item_id) return false
  return state !== 'shown' || coaching.name === name.trim()
}
