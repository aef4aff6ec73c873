import { findCourse, isOpen, listVoicesOf } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf, pageOfCall } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { pastInCourse } from '../../past.ts'

/** More of what learners said of a course, for whoever may open its page. */
export default async function courseVoices(ask: CallAsk) {
  const course = await findCourse(ask.house, idOf(ask.params.id))
  if (!isOpen(course.window, ask.now)) {
    const past = await pastInCourse(ask, course)
    if (!past?.bought.has(course.id) && !past?.place) return notFound()
  }
  return listVoicesOf(ask.db, course.id, pageOfCall(ask.query))
}
