import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { studentRevoked } from '../../mail/student-letters.ts'
import { findAddressee } from '../../standing/queries.ts'
import { lockDecision } from '../lock-decision.ts'
import { setDecision } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** Takes the discount away, also after it was approved: months that have their invoice stay as they are. */
export function revokeStudent(actor: Actor, recordId: number, reason: string): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { memberId, record } = await lockDecision(tx, recordId)
    if (record.decision === 'revoked') refuse('already-decided')
    await setDecision(tx, recordId, { decision: 'revoked', at: actor.now, by: actor.memberId, reason })
    await writeAudit(tx, actor, 'staff.student-revoked', memberId, { record: recordId, reason })
    const letter = { ...(await findAddressee(tx, memberId)), recordId, reason, at: actor.now }
    await writeLetter(actor.house, tx, studentRevoked(actor.house, letter))
  })
}
