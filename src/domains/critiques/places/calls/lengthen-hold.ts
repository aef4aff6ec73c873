import { actorOf, type CallAsk } from '#platform/ask.ts'
import { lengthenHold } from '../actions/lengthen-hold.ts'
import { placeOf } from '../../campaigns/place-form.ts'

export default async function (ask: CallAsk) {
  return lengthenHold(actorOf(ask), placeOf(ask))
}
