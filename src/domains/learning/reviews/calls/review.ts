import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { mustReview, writeReview } from '../write-review.ts'
import { findWholeCourse } from '../../subjects.ts'
import { ReviewForm } from '../../forms.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const { courseId } = await findWholeCourse(ask.house, idOf(ask.params.id))
  await mustReview(actor, courseId)
  await writeReview(actor, courseId, readBody(ask.body, ReviewForm))
  return { success: true }
}
