import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findAttachment } from '../queries.ts'

/** Saved by the browser, never shown in it: the file beside a work, or beside a picture that came back. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const { db, memberId: viewerId, now, params } = actor
  const isReturned = params.version !== undefined
  const place = isReturned ? { version: idOf(params.version), position: idOf(params.item) - 1 } : {}
  const file = orNotFound(await findAttachment(db, { viewerId, now }, { id: idOf(params.id), ...place }))
  if (!file.isOwn) withFactorOf(actor)
  const how = { downloadName: file.name ?? undefined, contentType: 'application/octet-stream' }
  return storedAnswer(ask, file.key, how)
}
