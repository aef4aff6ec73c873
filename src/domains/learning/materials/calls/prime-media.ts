import { findCourseOf } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { primeFacts, primeIn } from '../../subjects.ts'
import { mustWatch } from '../../watch-right.ts'
import { serveMedia } from '../serve-media.ts'

/** A prime lesson's film, subtitles and slides, asked for like a chapter's. */
export default async function primeMedia(ask: CallAsk) {
  const id = idOf(ask.params.id)
  const course = await findCourseOf(ask.house, 'prime', id)
  const prime = primeIn(course, id)
  await mustWatch(ask, primeFacts(prime, course))
  return serveMedia(ask, prime)
}
