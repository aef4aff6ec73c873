import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { writeCache } from '../actions/write-cache.ts'
import { CacheEntry } from '../../forms.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const { ns, v } = readBody(ask.body, CacheEntry)
  await writeCache(actor, ns, v)
  return { success: true }
}
