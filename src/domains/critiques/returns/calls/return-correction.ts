import { actorOf, type CallAsk } from '#platform/ask.ts'
import { sayNext } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { returnCorrection } from '../actions/return-correction.ts'
import { ReturnForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  const { student } = await returnCorrection(actorOf(ask), idOf(ask.params.id), () => readBody(ask.body, ReturnForm))
  sayNext(ask, `${student}さんの作品を返却しました。`)
  return { success: true }
}
