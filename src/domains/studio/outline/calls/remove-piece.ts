import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { refusal } from '../../refusals.ts'
import { removePiece } from '../actions/remove-piece.ts'
import { RemoveForm } from '../forms.ts'
import { OUTLINE_LIMITS } from '../limits.ts'

export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const courseId = idOf(ask.params.id)
  await ask.house.limits.take(OUTLINE_LIMITS, String(actor.memberId))
  const { use } = await removePiece(actor, courseId, readBody(ask.body, RemoveForm))
  if (!use) return { success: true }
  const { status, message: error } = refusal('used-piece')
  return Answer.json(status, { success: false, error, use })
}
