import { findCourse } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { courseFacts } from '../../subjects.ts'
import { mustWatch } from '../../watch-right.ts'
import { serveMaterial } from '../serve-material.ts'

export default async function courseMaterial(ask: CallAsk) {
  const course = await findCourse(ask.house, idOf(ask.params.id))
  await mustWatch(ask, courseFacts(course))
  return serveMaterial(ask, course)
}
