import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { movePiece } from '../actions/move-piece.ts'
import { MoveForm } from '../forms.ts'
import { OUTLINE_LIMITS } from '../limits.ts'

export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const courseId = idOf(ask.params.id)
  await ask.house.limits.take(OUTLINE_LIMITS, String(actor.memberId))
  await movePiece(actor, courseId, readBody(ask.body, MoveForm))
  return { success: true }
}
