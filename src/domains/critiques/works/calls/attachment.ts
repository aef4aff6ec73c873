import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findAttachment } from '../queries.ts'

/** Saved by the browser, never shown in it: the file beside a work, or beside a picture that came back. */
export default async function (ask: CallAsk) {
  const { db, memberId: viewerId, now, params } = actorOf(ask)
  const isReturned = params.version !== undefined
  const place = isReturned ? { version: idOf(params.version), position: idOf(params.item) - 1 } : {}
  const file = orNotFound(await findAttachment(db, { viewerId, now }, { id: idOf(params.id), ...place }))
  const how = { downloadName: file.name ?? undefined, contentType: 'application/octet-stream' }
  return storedAnswer(ask, file.key, how)
}
