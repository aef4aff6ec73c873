import type { CallAsk } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findSlides } from '../queries.ts'
import { pageKey } from '../set-key.ts'
import { slidePlaceIn } from '../terms.ts'

/** How long a browser keeps a page: its address changes with the set. */
const SECONDS = 600

export default async function (ask: CallAsk) {
  const { db } = staffActorOf(ask)
  const place = orNotFound(slidePlaceIn(ask.params.place ?? ''))
  const { key, pages } = orNotFound(await findSlides(db, place))
  const page = Number(/^([1-9]\d{0,2})\.jpg$/.exec(ask.params.page ?? '')?.[1] ?? 0)
  return storedAnswer(ask, key && page >= 1 && page <= pages ? pageKey(key, page) : null, { seconds: SECONDS })
}
