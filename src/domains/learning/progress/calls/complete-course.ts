import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { completeWholeCourse } from '../actions/complete.ts'
import { findWholeCourse } from '../../subjects.ts'
import { mustWatch } from '../../watch-right.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const course = await findWholeCourse(ask.house, idOf(ask.params.id))
  await mustWatch(ask, course)
  readNothing(ask.body)
  return { success: true, ...(await completeWholeCourse(actor, course.courseId)) }
}
