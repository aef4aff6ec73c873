import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { isOwn, seesAll } from '../../reports/rules.ts'
import { findWork } from '../queries.ts'

const SECONDS = 300

/** An approved work is for everybody; any other for who entered it and staff. */
export default async function (ask: CallAsk) {
  const work = orNotFound(await findWork(ask.db, idOf(ask.params.id)))
  if (!work.approved_at && !isOwn(work, ask) && !seesAll(ask)) return notFound()
  const key = ask.query.get('size') === 'small' ? work.small_key : work.image_key
  return storedAnswer(ask, key, { seconds: work.approved_at ? SECONDS : 0 })
}
