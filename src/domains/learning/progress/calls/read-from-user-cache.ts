import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { readCached } from '../queries/member-cache.ts'
import { CacheKey } from '../../forms.ts'

export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const { ns } = readBody(ask.body, CacheKey)
  return { v: await readCached(ask.db, memberId, ns) }
}
