import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockStanding } from '../standing/standing.ts'
import { findOwner, lockRecord } from './queries.ts'

/** A student's record to decide on: the member first, as everything that touches what they pay. */
export async function lockDecision(tx: Tx, recordId: number) {
  const memberId = orNotFound(await findOwner(tx, recordId))
  await lockStanding(tx, memberId)
  return { memberId, record: orNotFound(await lockRecord(tx, recordId)) }
}
