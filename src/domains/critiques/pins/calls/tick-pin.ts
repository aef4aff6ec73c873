import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { TickForm } from '../forms.ts'
import { tickPin } from '../queries.ts'

/** The learner ticks off what a pin asked for. */
export default async function (ask: CallAsk) {
  const { db, memberId, now, params } = actorOf(ask)
  const pin = { workId: idOf(params.id), version: idOf(params.version), number: idOf(params.number) }
  const { done } = readBody(ask.body, TickForm)
  if (!(await tickPin(db, { ...pin, memberId, done, now }))) return notFound()
  return { success: true }
}
