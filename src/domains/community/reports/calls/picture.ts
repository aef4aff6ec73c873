import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { mustSee } from '../must-see.ts'

/** So long a browser keeps what it was shown. */
const SECONDS = 300

export default async function (ask: CallAsk) {
  const report = await mustSee(ask, idOf(ask.params.id))
  const key = ask.query.get('size') === 'small' ? report.small_key : report.image_key
  return storedAnswer(ask, key, { seconds: SECONDS })
}
