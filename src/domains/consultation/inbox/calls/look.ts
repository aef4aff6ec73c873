import type { CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { isThere, noteLook } from '../queries.ts'

/** What an open page of the inbox asks every few seconds. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  readNothing(ask.body)
  const id = idOf(ask.params.id)
  orNotFound(await isThere(actor.db, id))
  const { others } = await noteLook(actor.db, id, actor.memberId, actor.now)
  return { success: true, others }
}
