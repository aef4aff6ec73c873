import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { formAnswer } from '../form-answer.ts'
import { findStarted } from '../queries.ts'
import { findAddressee } from '#domains/plans/index.ts'
import { findApplicant } from '#domains/contracts/index.ts'

/** A member's paper for their bank, for staff who post it. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const { db, house } = actor
  const id = idOf(ask.params.id)
  const memberId = orNotFound(await findApplicant(db, id))
  const application = orNotFound(await findStarted(db, memberId, { id }))
  const { name } = await findAddressee(db, memberId)
  await writeAudit(db, actor, 'plans.debit-form-downloaded', memberId, { application: id })
  return formAnswer(house.settings, application, name)
}
