import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { deleteClass } from '../queries.ts'

/** Their own is deleted also by who may no longer use it. */
export default async function (ask: CallAsk) {
  const { db, memberId } = actorOf(ask)
  const id = idOf(ask.params.id)
  readNothing(ask.body)
  const gone = await db.transaction().execute((tx) => deleteClass(tx, memberId, id))
  return gone ? { success: true } : notFound()
}
