import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { completeChapter } from '../actions/complete.ts'
import { findChapter } from '../../subjects.ts'
import { ChapterAttendance } from '../../forms.ts'
import { openSteps } from '../../rules.ts'
import { mustWatch } from '../../watch-right.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const chapter = await findChapter(ask.house, idOf(ask.params.id))
  await mustWatch(ask, chapter)
  const { completed, step_id, from } = readBody(ask.body, ChapterAttendance)
  const steps = openSteps(chapter, ask.member, ask.now)
  const step = step_id === undefined ? null : orNotFound(steps.find(({ stepId }) => stepId === step_id))
  return { success: true, ...(await completeChapter(actor, chapter, { completed, step, source: from })) }
}
