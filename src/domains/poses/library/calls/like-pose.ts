import { z } from 'zod'
import type { CallAsk } from '#platform/ask.ts'
import { readBody, targetId } from '#platform/forms.ts'
import { orNotFound } from '#platform/refusal.ts'
import { poseActor } from '../../rights.ts'
import { deleteLike, insertLike, lockPublished } from '../queries.ts'

const LikeForm = z.object({ id: targetId, like: z.boolean() })
const LIKES = { name: 'pose-likes', points: 600, seconds: 3_600 }

export default async function (ask: CallAsk) {
  const { db, house, memberId, now } = poseActor(ask)
  const { id: poseId, like } = readBody(ask.body, LikeForm)
  await house.limits.take(LIKES, String(memberId))
  await db.transaction().execute(async (tx) => {
    orNotFound(await lockPublished(tx, poseId))
    await (like ? insertLike(tx, { memberId, poseId, now }) : deleteLike(tx, { memberId, poseId }))
  })
  return { success: true, liked: like }
}
