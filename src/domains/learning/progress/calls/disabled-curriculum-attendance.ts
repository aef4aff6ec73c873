import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { notFound } from '#platform/refusal.ts'
import { endAttendance } from '../queries/attendances.ts'
import { LeaveCurriculum } from '../../forms.ts'

/** Takes a curriculum off the attended ones; what was done in it stays. */
export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const { curriculum_id } = readBody(ask.body, LeaveCurriculum)
  if (!(await endAttendance(ask.db, memberId, curriculum_id, ask.now))) return notFound()
  return { success: true }
}
