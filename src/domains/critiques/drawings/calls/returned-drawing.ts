import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { drawingAnswer } from '../answer.ts'
import { findReturnedDrawing } from '../queries.ts'

/** The strokes beside what was given back, for the learner and the teacher. */
export default async function (ask: CallAsk) {
  const { db, memberId: viewerId, now, params } = actorOf(ask)
  const place = { workId: idOf(params.id), version: idOf(params.version) }
  return drawingAnswer(orNotFound(await findReturnedDrawing(db, { viewerId, now }, place)))
}
