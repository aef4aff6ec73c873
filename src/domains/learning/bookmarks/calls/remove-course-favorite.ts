import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { removeCourseBookmark } from '../queries.ts'
import { findWholeCourse } from '../../subjects.ts'

export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const { courseId } = await findWholeCourse(ask.house, idOf(ask.params.id))
  readNothing(ask.body)
  await removeCourseBookmark(ask.db, memberId, courseId)
  return { success: true }
}
