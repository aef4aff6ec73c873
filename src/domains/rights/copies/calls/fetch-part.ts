import { writeAudit } from '#platform/audit.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { ownActorOf } from '#platform/own-page.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { dayKey } from '#platform/tokyo.ts'
import { findPart } from '../queries.ts'

/** One zip file of a copy, for its member alone and as long as it is there. */
export default async function (ask: CallAsk) {
  const actor = ownActorOf(ask)
  // Staff who look with the member's eyes take nothing along.
  if (actor.viewer) return notFound()
  const position = idOf(ask.params.part)
  const part = orNotFound(await findPart(actor.db, actor, idOf(ask.params.id), position))
  await writeAudit(actor.db, actor, 'rights.copy-fetched', actor.memberId, { copyPart: position })
  const downloadName = `${actor.house.settings.siteSlug}-${dayKey(part.askedAt)}-${position}.zip`
  return storedAnswer(ask, part.key, { downloadName, contentType: 'application/zip' })
}
