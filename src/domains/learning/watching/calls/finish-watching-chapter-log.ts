import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { insertWatchEvent } from '../queries/watch-events.ts'
import { findChapter } from '../../subjects.ts'
import { FinishLog } from '../../forms.ts'
import { mustWatch } from '../../watch-right.ts'

export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const chapter = await findChapter(ask.house, idOf(ask.params.id))
  await mustWatch(ask, chapter)
  const { elapseTime, stopCount } = readBody(ask.body, FinishLog)
  const event = { member_id: memberId, chapter_id: chapter.chapterId, kind: 'finish' as const, at: ask.now }
  await insertWatchEvent(ask.db, { ...event, elapse_time: elapseTime, stop_count: stopCount })
  return { success: true }
}
