import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { findAssigned } from '../../assigned.ts'
import { refuse } from '../../refusals.ts'
import { lockReturned, putConsent } from '../queries.ts'

/** The learner or the teacher of a returned work lets it be shown as a sample, or takes that back: it is gone at once. */
export function giveConsent(actor: Actor, id: number, isOn: boolean): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const { isOwn, isReturned } = orNotFound(await lockReturned(tx, { id, memberId }))
    if (!isOwn) {
      orNotFound(await findAssigned(tx, memberId, id))
      withFactorOf(actor)
    }
    if (isOn && !isReturned) refuse('not-showable')
    await putConsent(tx, { id, who: isOwn ? 'member' : 'teacher', at: isOn ? now : null })
  })
}
