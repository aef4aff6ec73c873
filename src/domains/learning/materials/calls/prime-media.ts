import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { findPrimeMedia } from '../queries.ts'
import { findPrimeLesson } from '../../subjects.ts'
import { serveMedia } from '../serve-media.ts'
import { mustWatch } from '../../watch-right.ts'

/** A prime lesson's film, subtitles and slides, asked for like a chapter's. */
export default async function primeMedia(ask: CallAsk) {
  const id = idOf(ask.params.id)
  await mustWatch(ask, await findPrimeLesson(ask.house, id))
  return serveMedia(ask, await findPrimeMedia(ask.house, id))
}
