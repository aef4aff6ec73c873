import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findCover, findCoverKey } from '../queries.ts'

/** A course's cover for its editors, also while it is a draft; with `?original` as it came. */
export default async function (ask: CallAsk) {
  const { db } = staffActorOf(ask)
  const id = idOf(ask.params.id)
  if (ask.query.has('original')) return storedAnswer(ask, orNotFound(await findCover(db, id)).originalKey)
  return storedAnswer(ask, orNotFound(await findCoverKey(db, id)).key)
}
