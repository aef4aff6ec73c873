import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { requestCritique } from '../actions/request-critique.ts'
import { PlaceForm, RequestForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  const place = readBody(ask.body, PlaceForm)
  return requestCritique(actorOf(ask), place, () => readBody(ask.body, RequestForm))
}
