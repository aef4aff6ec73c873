import type { CallAsk } from '#platform/ask.ts'
import { noteOf } from '../note-of.ts'
import { listVersions } from '../queries.ts'

export default async function (ask: CallAsk) {
  const { actor, of } = await noteOf(ask)
  return { member: actor.memberId, versions: await listVersions(actor.db, actor.memberId, of) }
}
