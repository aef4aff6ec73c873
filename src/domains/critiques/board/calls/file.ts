import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { opensPrivateFile } from '#platform/private-files.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { listFiles } from '../queries.ts'

/** A file beside a work, by the link that staff were given when they said why. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const key = ask.query.get('key') ?? ''
  const files = opensPrivateFile(actor, key, ask.query) ? await listFiles(ask.db, idOf(ask.params.id)) : []
  const file = orNotFound(files.find(({ attachmentKey }) => attachmentKey === key))
  return storedAnswer(ask, key, {
    downloadName: file.attachmentName ?? undefined,
    contentType: 'application/octet-stream',
  })
}
