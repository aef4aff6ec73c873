import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { dayKey } from '#platform/tokyo.ts'
import { listOwnRows } from '../queries.ts'

/** The owner's picture as a file, also after the plan has ended. */
export default async function (ask: CallAsk) {
  const { db, memberId } = actorOf(ask)
  const { rows } = await listOwnRows(db, memberId, { ids: [idOf(ask.params.id)] }, { limit: 1, offset: 0 })
  const { imageKey, postedAt, theme } = orNotFound(rows[0])
  const ending = imageKey.slice(imageKey.lastIndexOf('.'))
  return storedAnswer(ask, imageKey, { downloadName: `${dayKey(postedAt)}_${theme.slice(0, 40)}${ending}` })
}
