import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findShownKeys } from '../queries.ts'

/** So long a browser may go on showing what was taken back meanwhile. */
const SECONDS = 30

/** A learner's picture that everybody may see: asked anew each time, so that a consent taken back holds at once. */
export default async function (ask: CallAsk) {
  const { imageKey, smallKey } = orNotFound(await findShownKeys(ask.db, idOf(ask.params.id)))
  return storedAnswer(ask, ask.query.get('size') === 'small' ? smallKey : imageKey, { seconds: SECONDS })
}
