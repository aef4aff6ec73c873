import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { isOwn, seesAll, viewerOf } from '../../reports/rules.ts'
import { findWork } from '../queries.ts'

const SECONDS = 300

/** A work that is shown is for everybody; any other for who entered it and staff. */
export default async function (ask: CallAsk) {
  const work = orNotFound(await findWork(ask.db, idOf(ask.params.id), { viewer: viewerOf(ask), now: ask.now }))
  const isShown = work.approved_at && !work.hidden_at && !work.kept_from
  if (!isShown && !isOwn(work, ask) && !seesAll(ask)) return notFound()
  const key = ask.query.get('size') === 'small' ? work.small_key : work.image_key
  return storedAnswer(ask, key, { seconds: isShown ? SECONDS : 0 })
}
