import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { insertReviewDecline } from '../queries.ts'
import { findWholeCourse } from '../../subjects.ts'

/** The review prompt was put away: it does not come back for this course. */
export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const { courseId } = await findWholeCourse(ask.house, idOf(ask.params.id))
  readNothing(ask.body)
  await insertReviewDecline(ask.db, memberId, courseId, ask.now)
  return { success: true }
}
