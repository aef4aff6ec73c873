import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { logTime } from '../actions/log-time.ts'
import { findChapter } from '../../subjects.ts'
import { refuse } from '../../refusals.ts'
import { CourseTimeLog } from '../../forms.ts'
import { mustWatch } from '../../watch-right.ts'

/** A chapter played in its course. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const chapter = await findChapter(ask.house, idOf(ask.params.id))
  await mustWatch(ask, chapter)
  const { course_id, ...log } = readBody(ask.body, CourseTimeLog)
  if (course_id !== chapter.courseId) return refuse('not-in-course')
  const { chapterId, courseId } = chapter
  return { success: true, watchedRatio: await logTime(actor, chapter, { courseId, chapterId }, log) }
}
