import { actorOf, type CallAsk } from '#platform/ask.ts'
import { placeOf } from '../forms.ts'
import { dropHold } from '../queries.ts'

/** Also from a page that is on its way out; nothing is kept is as good as given back. */
export default async function (ask: CallAsk) {
  const { db, memberId } = actorOf(ask)
  await dropHold(db, memberId, placeOf(ask))
  return { success: true }
}
