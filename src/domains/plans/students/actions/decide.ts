import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { studentApproved, studentRevoked } from '../../mail/student-letters.ts'
import { findAddressee } from '../../standing/queries.ts'
import { lockStanding } from '../../standing/standing.ts'
import { findOwner, lockRecord, setDecision } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** Staff have looked at the card and found it right: nothing changes but that it is known, to the student too. */
export function approveStudent(actor: Actor, recordId: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { memberId, record } = await lock(tx, recordId)
    if (record.decision) refuse('already-decided')
    await setDecision(tx, recordId, { decision: 'approved', at: actor.now, by: actor.memberId })
    await writeAudit(tx, actor, 'staff.student-approved', memberId, { record: recordId })
    const { closed_at: closedAt, expires_on: expiresOn } = record
    if (closedAt || expiresOn < dayKey(actor.now)) return
    const letter = { ...(await findAddressee(tx, memberId)), recordId, expiresOn }
    await writeLetter(actor.house, tx, studentApproved(actor.house, letter))
  })
}

/** Takes the discount away, also after it was approved: months that have their invoice stay as they are. */
export function revokeStudent(actor: Actor, recordId: number, reason: string): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { memberId, record } = await lock(tx, recordId)
    if (record.decision === 'revoked') refuse('already-decided')
    await setDecision(tx, recordId, { decision: 'revoked', at: actor.now, by: actor.memberId, reason })
    await writeAudit(tx, actor, 'staff.student-revoked', memberId, { record: recordId, reason })
    const letter = { ...(await findAddressee(tx, memberId)), recordId, reason, at: actor.now }
    await writeLetter(actor.house, tx, studentRevoked(actor.house, letter))
  })
}

/** The member first, as everything that touches what they pay. */
async function lock(tx: Tx, recordId: number) {
  const memberId = orNotFound(await findOwner(tx, recordId))
  await lockStanding(tx, memberId)
  return { memberId, record: orNotFound(await lockRecord(tx, recordId)) }
}
