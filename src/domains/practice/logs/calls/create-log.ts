import { refuseWatching } from '#domains/learning/index.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { notFound } from '#platform/refusal.ts'
import { IMAGE_POSTS } from '../../limits.ts'
import { refuse } from '../../refusals.ts'
import { postLog } from '../actions/post-log.ts'
import { PostForm, PracticeOf } from '../forms.ts'
import { practiceOf } from '../../practice-of.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  if (ask.body.trouble) throw ask.body.trouble
  const of = PracticeOf.safeParse(ask.body.fields)
  if (!of.success) return notFound()
  const practice = await practiceOf(ask, of.data.id, of.data.step_id ?? null)
  refuseWatching(practice.why)
  const form = readBody(ask.body, PostForm)
  const [image] = ask.body.files.image ?? []
  if (!image) return refuse('image-missing')
  await ask.house.limits.take(IMAGE_POSTS, String(actor.memberId))
  return { success: true, id: await postLog(actor, practice, form, image.bytes) }
}
