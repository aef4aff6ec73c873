import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findPose } from '../staff-queries.ts'

/** Drafts and withdrawn poses, too: pictures of the school, not of a member. */
export default async function (ask: CallAsk) {
  const { db } = staffActorOf(ask)
  const { pictureKey, smallKey } = orNotFound(await findPose(db, idOf(ask.params.id)))
  return storedAnswer(ask, ask.query.get('size') === 'small' ? (smallKey ?? pictureKey) : pictureKey, { seconds: 60 })
}
