import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { removeImage } from '../actions/change-images.ts'

export default async function (ask: CallAsk) {
  readNothing(ask.body)
  await removeImage(actorOf(ask), idOf(ask.params.id))
  return { success: true }
}
