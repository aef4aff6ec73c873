import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { closeNotification } from '../actions/close-notification.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const id = idOf(ask.params.id)
  readNothing(ask.body)
  await closeNotification(actor, id)
  return { success: true }
}
