import { actorOf, type CallAsk } from '#platform/ask.ts'
import { ownPath } from '#platform/own-path.ts'
import { editCardPath } from '../../paths.ts'

/**
 * Where a card is changed. A provider with a hosted dialog would hand out a key for it here; ours takes the card on
 * our own form, so the answer is that form's address.
 */
export default async function paymentKeyForEdit(ask: CallAsk) {
  const { query, headers, house } = actorOf(ask)
  const referrer = URL.parse(headers.referer ?? '')
  const from = referrer?.origin === house.settings.origin ? referrer.pathname + referrer.search : '/'
  return { url: editCardPath(ownPath(query.get('redirect_to') ?? from, house.settings.origin)) }
}
