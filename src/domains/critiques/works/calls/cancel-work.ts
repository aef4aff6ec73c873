import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { cancelWork } from '../actions/cancel-work.ts'

export default async function (ask: CallAsk) {
  readNothing(ask.body)
  await cancelWork(actorOf(ask), idOf(ask.params.id))
  return { success: true }
}
