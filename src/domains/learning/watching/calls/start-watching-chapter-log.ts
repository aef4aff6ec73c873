import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { insertWatchEvent } from '../queries/watch-events.ts'
import { findChapter } from '../../subjects.ts'
import { mustWatch } from '../../watch-right.ts'

export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const chapter = await findChapter(ask.house, idOf(ask.params.id))
  await mustWatch(ask, chapter)
  readNothing(ask.body)
  await insertWatchEvent(ask.db, { member_id: memberId, chapter_id: chapter.chapterId, kind: 'start', at: ask.now })
  return { success: true }
}
