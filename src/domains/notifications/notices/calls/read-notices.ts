import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { ReadForm } from '../forms.ts'
import { markRead } from '../queries.ts'

export default async function (ask: CallAsk) {
  const { db, memberId, now } = actorOf(ask)
  const { until } = readBody(ask.body, ReadForm)
  await markRead(db, memberId, { until: new Date(until), now })
  return { success: true }
}
