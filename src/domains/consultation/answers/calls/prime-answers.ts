import { findCourseOf } from '#domains/catalogue/index.ts'
import { mustWatch, primeFacts, primeIn } from '#domains/learning/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { listAnswersOf } from '../queries.ts'

/** What others asked of this prime lesson, for whoever may watch it. */
export default async function (ask: CallAsk) {
  const id = idOf(ask.params.id)
  const course = await findCourseOf(ask.house, 'prime', id)
  await mustWatch(ask, primeFacts(primeIn(course, id), course))
  return { answers: await listAnswersOf(ask.house, { primeLessonId: id }) }
}
