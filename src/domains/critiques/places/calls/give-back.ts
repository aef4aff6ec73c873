import { actorOf, type CallAsk } from '#platform/ask.ts'
import { findPlace } from '../find-place.ts'
import { placeOf } from '../forms.ts'
import { dropHold } from '../queries.ts'

/** Also from a page that is on its way out; nothing is kept is as good as given back. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const place = placeOf(ask)
  await findPlace(actor.db, actor, place)
  await dropHold(actor.db, actor.memberId, place)
  return { success: true }
}
