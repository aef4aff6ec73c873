import { actorOf, type CallAsk } from '#platform/ask.ts'
import { holdPlace } from '../actions/hold-place.ts'
import { placeOf } from '../../campaigns/place-form.ts'

export default async function (ask: CallAsk) {
  return holdPlace(actorOf(ask), placeOf(ask))
}
