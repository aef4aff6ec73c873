import { findCourseOf } from '#domains/catalogue/index.ts'
import { lessonFacts, mustWatch } from '#domains/learning/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { listAnswersOf } from '../queries.ts'

/** What others asked of this lesson, for whoever may watch it. */
export default async function (ask: CallAsk) {
  const id = idOf(ask.params.id)
  const course = await findCourseOf(ask.house, 'lesson', id)
  const lesson = [...course.drafts.lessons, ...course.lessons].find((one) => one.id === id)
  await mustWatch(ask, lessonFacts(orNotFound(lesson), course))
  return { answers: await listAnswersOf(ask.house, { lessonId: id }) }
}
