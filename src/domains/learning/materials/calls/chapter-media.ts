import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { findChapter } from '../../subjects.ts'
import { findChapterMedia } from '../queries.ts'
import { serveMedia } from '../serve-media.ts'
import { mustWatch } from '../../watch-right.ts'

/** A chapter's film, subtitles and slides: the right is asked with every request, also for each part of a film. */
export default async function chapterMedia(ask: CallAsk) {
  const id = idOf(ask.params.id)
  await mustWatch(ask, await findChapter(ask.house, id))
  return serveMedia(ask, await findChapterMedia(ask.house, id))
}
