import { findCourseOf } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { chapterFacts, chapterIn } from '../../subjects.ts'
import { mustWatch } from '../../watch-right.ts'
import { serveMedia } from '../serve-media.ts'

/** A chapter's film, subtitles and slides: the right is asked with every request, also for each part of a film. */
export default async function chapterMedia(ask: CallAsk) {
  const id = idOf(ask.params.id)
  const course = await findCourseOf(ask.house, 'chapter', id)
  await mustWatch(ask, chapterFacts(course, id))
  return serveMedia(ask, chapterIn(course, id).chapter)
}
