import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { deleteLog } from '../actions/delete-log.ts'

export default async function (ask: CallAsk) {
  await deleteLog(actorOf(ask), idOf(ask.params.id))
  return { success: true }
}
