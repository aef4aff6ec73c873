import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { studentApproved } from '../../mail/student-letters.ts'
import { findAddressee } from '../../standing/queries.ts'
import { lockDecision } from '../lock-decision.ts'
import { setDecision } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** Staff have looked at the card and found it right: nothing changes but that it is known, to the student too. */
export function approveStudent(actor: Actor, recordId: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { memberId, record } = await lockDecision(tx, recordId)
    if (record.decision) refuse('already-decided')
    await setDecision(tx, recordId, { decision: 'approved', at: actor.now, by: actor.memberId })
    await writeAudit(tx, actor, 'staff.student-approved', memberId, { record: recordId })
    const { closed_at: closedAt, expires_on: expiresOn } = record
    if (closedAt || expiresOn < dayKey(actor.now)) return
    const letter = { ...(await findAddressee(tx, memberId)), recordId, expiresOn }
    await writeLetter(actor.house, tx, studentApproved(actor.house, letter))
  })
}
