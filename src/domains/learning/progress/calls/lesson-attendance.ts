import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { completeLesson } from '../actions/complete.ts'
import { findLesson } from '../../subjects.ts'
import { mustWatch } from '../../watch-right.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const lesson = await findLesson(ask.house, idOf(ask.params.id))
  await mustWatch(ask, lesson)
  readNothing(ask.body)
  return { success: true, ...(await completeLesson(actor, lesson)) }
}
