import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findCase } from '../queries.ts'
import { findTarget } from '../targets.ts'

/** The picture of what is being decided about; that it was looked at is written down. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const { target_type: type, target_id: id } = orNotFound(await findCase(ask.db, idOf(ask.params.id)))
  const shown = orNotFound(await findTarget(ask.db, { type, id }))
  await writeAudit(ask.db, actor, 'community.picture-seen', shown.member_id, { moderated: type, id })
  return storedAnswer(ask, shown.image_key)
}
