import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { mustSee } from '../../reports/must-see.ts'
import { isOwn, seesAll, viewerOf } from '../../reports/rules.ts'
import { findComment } from '../queries.ts'

const SECONDS = 300

/** Who may see the report sees the pictures in what is said to it. */
export default async function (ask: CallAsk) {
  const comment = orNotFound(await findComment(ask.db, idOf(ask.params.id), viewerOf(ask)))
  await mustSee(ask, comment.report_id)
  if ((comment.hidden_at || comment.waits_since || comment.blocked) && !isOwn(comment, ask) && !seesAll(ask)) notFound()
  return storedAnswer(ask, comment.image_key, { seconds: SECONDS })
}
