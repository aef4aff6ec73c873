import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuseIf } from '../../refusals.ts'
import { whyNotWaiting } from '../../rules.ts'
import { findAssigned } from '../../assigned.ts'
import { drawingAnswer } from '../answer.ts'
import { findOpenDrawing } from '../queries.ts'

/** What a teacher has drawn so far, for another device of theirs. */
export default async function (ask: CallAsk) {
  const { db, memberId } = actorOf(ask)
  const id = idOf(ask.params.id)
  refuseIf(whyNotWaiting(orNotFound(await findAssigned(db, memberId, id))))
  return drawingAnswer(orNotFound(await findOpenDrawing(db, id)))
}
