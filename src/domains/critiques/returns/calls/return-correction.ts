import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { returnCorrection } from '../actions/return-correction.ts'
import { ReturnForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  await returnCorrection(actorOf(ask), idOf(ask.params.id), () => readBody(ask.body, ReturnForm))
  return { success: true }
}
