import type { CallAsk } from '#platform/ask.ts'
import { noteOf } from '../note-of.ts'
import { readNoteThan } from '../queries.ts'

/** What an open note asks every few seconds: null while the version that it holds is still the kept one. */
export default async function (ask: CallAsk) {
  const { actor, of } = await noteOf(ask)
  const asked = ask.query.get('version') ?? ''
  return {
    member: actor.memberId,
    note: await readNoteThan(actor.db, actor.memberId, of, /^\d{1,9}$/.test(asked) ? Number(asked) : null),
  }
}
