import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findShownPictures } from '../queries.ts'

/** So long a browser may go on showing what was taken back meanwhile. */
const SECONDS = 30

/** A picture of a sample: asked anew each time, so that a consent taken back holds at once. */
export default async function (ask: CallAsk) {
  const { side, id } = ask.params
  if (side !== 'before' && side !== 'after') return notFound()
  const pictures = orNotFound(await findShownPictures(ask.db, idOf(id)))
  return storedAnswer(ask, pictures[side], { seconds: SECONDS })
}
