import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findAttachment } from '../queries.ts'

/** Saved by the browser, never shown in it. */
export default async function (ask: CallAsk) {
  const { db, memberId } = actorOf(ask)
  const { attachment_key, attachment_name } = orNotFound(await findAttachment(db, memberId, idOf(ask.params.id)))
  const how = { downloadName: attachment_name ?? undefined, contentType: 'application/octet-stream' }
  return storedAnswer(ask, attachment_key, how)
}
