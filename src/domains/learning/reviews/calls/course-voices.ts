import { isOpen, listVoicesOf } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf, pageOfCall } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { findCourseProgress } from '../../progress/queries/course-progress.ts'
import { findCourse } from '../../subjects.ts'

/** More of what learners said of a course, for whoever may open its page. */
export default async function courseVoices(ask: CallAsk) {
  const id = idOf(ask.params.id)
  const { course } = await findCourse(ask.house, id)
  if (!isOpen(course, ask.now)) {
    const progress = ask.member && (await findCourseProgress(ask.db, ask.member.id, id))
    if (!progress?.purchased && !progress?.attended) return notFound()
  }
  return listVoicesOf(ask.db, id, pageOfCall(ask.query))
}
