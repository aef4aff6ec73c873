import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { kindOf } from '../../selection.ts'
import { needOrderable } from '../../orderer.ts'
import { findActiveStudent, lockStanding } from '#domains/plans/index.ts'
import { lockPhoneCheck, putApplication } from '../../debit-applications/queries.ts'
import { isFresh } from '../../debit-applications/rules.ts'
import type { Wanted } from '../../debit-applications/terms.ts'

/**
 * Writes down that a member wants to pay this plan from their bank account, in place of what they wanted before. Says
 * whether their phone has to be shown still. Nothing begins.
 */
export function applyForDebit(actor: Actor, planId: number, { receiving, to }: Wanted) {
  const { memberId, house, now } = actor
  return actor.db.transaction().execute(async (tx) => {
    const { state } = await lockStanding(tx, memberId)
    const kind = kindOf(planId, state === 'after_unsubscribe')
    await needOrderable(tx, house, memberId, { kind })
    const check = await lockPhoneCheck(tx, memberId)
    const student = await findActiveStudent(tx, memberId, now)
    const phoneMask = check && isFresh(check.verifiedAt, now) ? check.phoneMask : null
    const wanted = {
      ...{ plan_id: planId, is_student: student !== null, receiving, phone_mask: phoneMask, applied_at: now },
      ...{ name: to?.name ?? null, postal_code: to?.postalCode ?? null },
      ...{ prefecture: to?.prefecture ?? null, address: to?.address ?? null },
    }
    await putApplication(tx, memberId, wanted, now)
    await writeAudit(tx, actor, 'plans.debit-applied', memberId, { planId, receiving })
    return { isStudent: student !== null, needsPhone: phoneMask === null }
  })
}
