import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { LIKES } from '../../limits.ts'
import { mustSee } from '../../reports/must-see.ts'
import { insertLike, readLiked } from '../queries.ts'

export default async function (ask: CallAsk) {
  const { db, house, memberId, now } = actorOf(ask)
  const { id: reportId } = await mustSee(ask, idOf(ask.params.id))
  await house.limits.take(LIKES, String(memberId))
  await insertLike(db, { reportId, memberId, now })
  return { success: true, ...(await readLiked(db, reportId, memberId)) }
}
