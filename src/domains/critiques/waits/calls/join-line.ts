import { actorOf, type CallAsk } from '#platform/ask.ts'
import { placeOf } from '../../campaigns/place-form.ts'
import { joinLine } from '../actions/join-line.ts'

export default async function (ask: CallAsk) {
  await joinLine(actorOf(ask), placeOf(ask))
  return { success: true }
}
