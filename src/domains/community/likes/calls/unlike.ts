import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { LIKES } from '../../limits.ts'
import { mustSee } from '../../reports/must-see.ts'
import { deleteLike, readLiked } from '../queries.ts'

export default async function (ask: CallAsk) {
  const { db, house, memberId } = actorOf(ask)
  const id = idOf(ask.params.goodId)
  const { id: reportId } = await mustSee(ask, idOf(ask.params.id))
  await house.limits.take(LIKES, String(memberId))
  if (!(await deleteLike(db, { id, reportId, memberId }))) return notFound()
  return { success: true, ...(await readLiked(db, reportId, memberId)) }
}
