import { findCurriculum } from '#domains/catalogue/index.ts'
import { mustFollow } from '#domains/learning/index.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { postFinalWork } from '../actions/post-final-work.ts'
import { IMAGE_POSTS } from '../limits.ts'
import { refuse } from '../refusals.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const curriculum = await findCurriculum(ask.house, idOf(ask.params.id))
  mustFollow(ask, curriculum)
  const [image] = ask.body.files.image ?? []
  if (!image) return refuse('image-missing')
  await ask.house.limits.take(IMAGE_POSTS, String(actor.memberId))
  return { success: true, ...(await postFinalWork(actor, curriculum.id, image.bytes)) }
}
