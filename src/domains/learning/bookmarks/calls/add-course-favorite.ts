import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { addCourseBookmark } from '../queries.ts'
import { findWholeCourse } from '../../subjects.ts'
import { mustExist } from '../../watch-right.ts'

export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const course = await findWholeCourse(ask.house, idOf(ask.params.id))
  await mustExist(ask, course)
  readNothing(ask.body)
  await addCourseBookmark(ask.db, memberId, course.courseId, ask.now)
  return { success: true }
}
