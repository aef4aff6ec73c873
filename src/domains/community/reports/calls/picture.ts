import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findPicture } from '../queries.ts'
import { maySee } from '../rules.ts'

/** So long a browser keeps what it was shown. */
const SECONDS = 300

export default async function (ask: CallAsk) {
  const report = await findPicture(ask.db, idOf(ask.params.id))
  if (!report || !maySee(report, ask)) return notFound()
  const key = ask.query.get('size') === 'small' ? report.small_key : report.image_key
  return storedAnswer(ask, key, { seconds: SECONDS })
}
