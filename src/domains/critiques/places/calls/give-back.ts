import { actorOf, type CallAsk } from '#platform/ask.ts'
import { findPlace } from '../../campaigns/find-place.ts'
import { placeOf } from '../../campaigns/place-form.ts'
import { giveBackPlace } from '../actions/give-back-place.ts'

/** Also from a page that is on its way out; nothing is kept is as good as given back. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const place = placeOf(ask)
  await findPlace(actor.db, actor, place)
  await giveBackPlace(actor, place)
  return { success: true }
}
