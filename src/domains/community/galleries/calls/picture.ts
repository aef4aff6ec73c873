import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findIllust } from '../queries.ts'

const SECONDS = 3_600

export default async function (ask: CallAsk) {
  const illust = orNotFound(await findIllust(ask.db, idOf(ask.params.id)))
  return storedAnswer(ask, ask.query.get('size') === 'small' ? illust.small_key : illust.image_key, {
    seconds: SECONDS,
  })
}
