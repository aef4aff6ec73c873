import type { CallAsk } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findCoverKey } from '../../covers/queries.ts'
import { findPreviewed } from '../queries.ts'

export default async function (ask: CallAsk) {
  const courseId = orNotFound(await findPreviewed(ask.db, ask.params.token!, ask.now))
  return storedAnswer(ask, orNotFound(await findCoverKey(ask.db, courseId)).key)
}
