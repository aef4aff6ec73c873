import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formAnswer } from '../form-answer.ts'
import { findStarted } from '../queries.ts'

/** The paper for the bank, for who printed it themselves or wants it once more. */
export default async function (ask: CallAsk) {
  const { db, memberId, member, house } = actorOf(ask)
  const application = orNotFound(await findStarted(db, memberId, { id: idOf(ask.params.id) }))
  return formAnswer(house.settings, application, member.name)
}
