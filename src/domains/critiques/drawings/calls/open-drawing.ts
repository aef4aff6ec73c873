import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { refuseIf } from '../../refusals.ts'
import { whyNotWaiting } from '../../rules.ts'
import { findAssigned } from '../../assigned.ts'
import { drawingAnswer } from '../answer.ts'
import { findOpenDrawing } from '../queries.ts'

/** What a teacher has drawn so far, for another device of theirs. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const { db, memberId } = actor
  const id = idOf(ask.params.id)
  const work = orNotFound(await findAssigned(db, memberId, id))
  withFactorOf(actor)
  refuseIf(whyNotWaiting(work))
  return drawingAnswer(orNotFound(await findOpenDrawing(db, id)))
}
