import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { memoType } from '../../memos/take-memo.ts'
import { findMemoKey } from '../find-memo.ts'

/** The voice that came back with a version. */
export default async function (ask: CallAsk) {
  const { db, memberId: viewerId, now, params } = actorOf(ask)
  const place = { id: idOf(params.id), version: idOf(params.version) }
  const key = orNotFound(await findMemoKey(db, { viewerId, now }, place))
  return storedAnswer(ask, key, { contentType: memoType(key), seconds: 600 })
}
