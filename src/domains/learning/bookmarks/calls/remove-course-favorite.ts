import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { removeCourseBookmark } from '../queries.ts'
import { findCourse } from '../../subjects.ts'

export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const { courseId } = await findCourse(ask.house, idOf(ask.params.id))
  readNothing(ask.body)
  await removeCourseBookmark(ask.db, memberId, courseId)
  return { success: true }
}
