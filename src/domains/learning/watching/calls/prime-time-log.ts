import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { logTime } from '../actions/log-time.ts'
import { findPrimeLesson } from '../../subjects.ts'
import { refuse } from '../../refusals.ts'
import { CourseTimeLog } from '../../forms.ts'
import { mustWatch } from '../../watch-right.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const prime = await findPrimeLesson(ask.house, idOf(ask.params.id))
  await mustWatch(ask, prime)
  const { course_id, ...log } = readBody(ask.body, CourseTimeLog)
  if (course_id !== prime.courseId) return refuse('not-in-course')
  const { primeLessonId, courseId } = prime
  return { success: true, watchedRatio: await logTime(actor, prime, { courseId, primeLessonId }, log) }
}
