import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { seesAll } from '../../reports/rules.ts'
import { findIllust } from '../queries.ts'

const SECONDS = 3_600

export default async function (ask: CallAsk) {
  const illust = orNotFound(await findIllust(ask.db, idOf(ask.params.id)))
  if (illust.hidden_at && !seesAll(ask)) return notFound()
  return storedAnswer(ask, ask.query.get('size') === 'small' ? illust.small_key : illust.image_key, {
    seconds: illust.hidden_at ? 0 : SECONDS,
  })
}
