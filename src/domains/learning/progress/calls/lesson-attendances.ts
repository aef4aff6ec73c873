import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { completeLesson } from '../actions/complete.ts'
import { findLesson } from '../../subjects.ts'
import { LessonAttendance } from '../../forms.ts'
import { mustWatch } from '../../watch-right.ts'

/** The lesson completion button's call; the same record as the lesson's own. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const { lesson_id } = readBody(ask.body, LessonAttendance)
  const lesson = await findLesson(ask.house, lesson_id)
  await mustWatch(ask, lesson)
  return { success: true, ...(await completeLesson(actor, lesson)) }
}
