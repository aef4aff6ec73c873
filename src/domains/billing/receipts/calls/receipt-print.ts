import type { CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { ownActorOf } from '#platform/own-page.ts'
import { countPrint } from '../queries.ts'
import { findPaid } from '../read-paper.server.ts'

/** The browser printed what it shows: that was an issue, too. */
export default async function (ask: CallAsk) {
  const actor = ownActorOf(ask)
  const { id } = await findPaid(actor, ask.params.id)
  readNothing(ask.body)
  return { success: true, times: await countPrint(actor.db, id, actor.now) }
}
