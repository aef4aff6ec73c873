import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { addPiece } from '../actions/add-piece.ts'
import { AddForm } from '../forms.ts'
import { OUTLINE_LIMITS } from '../limits.ts'

export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const courseId = idOf(ask.params.id)
  await ask.house.limits.take(OUTLINE_LIMITS, String(actor.memberId))
  return { success: true, id: await addPiece(actor, courseId, readBody(ask.body, AddForm)) }
}
