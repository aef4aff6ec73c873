import { findItemOnSale } from '#domains/coaching/index.ts'
import { coachingConfirmPath } from '#domains/coaching/paths.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findStoredCard, show, type Wanted } from '../../confirmation.server.ts'
import { needOrderable } from '../../orderer.ts'
import { BuyerForm } from '../forms.ts'

/**
 * Begins the payment of a ticket: its key is that of the order, used once. The dialog for the card opens with it; with a
 * card on file there is nothing to type in, and the answer is where that is confirmed. Figures that came along are not read.
 */
export default async function paymentKey(call: CallAsk) {
  const actor = actorOf(call)
  const { db, house, memberId } = actor
  const itemId = idOf(String(call.body.fields.item_id ?? ''))
  orNotFound(await findItemOnSale(db, itemId))
  const about = { kind: 'coaching', coaching: { itemId } } as const
  await needOrderable(db, house, memberId, about)
  const { name } = readBody(call.body, BuyerForm)
  const wanted: Wanted = { kind: 'coaching', planId: null, optionId: null, courseId: null, coaching: { itemId, name } }
  const { key, terms, payload } = await show(actor, wanted)
  if (await findStoredCard(actor, wanted)) return { url: coachingConfirmPath(key) }
  return { paymentKey: key, order: { key, terms, payload } }
}
