import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { logTime } from '../actions/log-time.ts'
import { findChapter } from '../../subjects.ts'
import { refuse } from '../../refusals.ts'
import { CurriculumTimeLog } from '../../forms.ts'
import { openSteps } from '../../rules.ts'
import { mustWatch } from '../../watch-right.ts'

/** A chapter played in a step of a curriculum. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const chapter = await findChapter(ask.house, idOf(ask.params.id))
  await mustWatch(ask, chapter)
  const { curriculum_id, ...log } = readBody(ask.body, CurriculumTimeLog)
  const step = openSteps(chapter, ask.member, ask.now).find(({ curriculumId }) => curriculumId === curriculum_id)
  if (!step) return refuse('not-in-course')
  const place = { curriculumId: curriculum_id, stepId: step.stepId, chapterId: chapter.chapterId }
  return { success: true, watchedRatio: await logTime(actor, chapter, place, log) }
}
