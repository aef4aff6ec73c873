import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { putOffSurvey } from '../actions/answer.ts'

export default async function putOff(ask: CallAsk) {
  const actor = actorOf(ask)
  readNothing(ask.body)
  await putOffSurvey(actor)
  return { success: true }
}
