import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { removeComment } from '../actions/delete-comment.ts'

export default async function (ask: CallAsk) {
  await removeComment(actorOf(ask), idOf(ask.params.id))
  return { success: true }
}
