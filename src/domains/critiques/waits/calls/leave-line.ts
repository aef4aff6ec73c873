import { actorOf, type CallAsk } from '#platform/ask.ts'
import { findPlace } from '../../campaigns/find-place.ts'
import { placeOf } from '../../campaigns/place-form.ts'
import { leaveLine } from '../actions/leave-line.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const place = placeOf(ask)
  await findPlace(actor.db, actor, place)
  await leaveLine(actor, place)
  return { success: true }
}
