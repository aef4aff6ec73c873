import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { drawingAnswer } from '../answer.ts'
import { findReturnedDrawing } from '../queries.ts'

/** The strokes beside what was given back, for the learner and the teacher. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const { db, memberId: viewerId, now, params } = actor
  const place = { workId: idOf(params.id), version: idOf(params.version) }
  const drawing = orNotFound(await findReturnedDrawing(db, { viewerId, now }, place))
  if (!drawing.isOwn) withFactorOf(actor)
  return drawingAnswer(drawing)
}
