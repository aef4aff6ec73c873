import { findAddressee, lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { liftExclusions } from '../../reports/queries.ts'
import { exclusionLifted } from '../mail/hiding-letters.ts'
import { findBoardWork } from '../queries.ts'

/** Staff let the member of a work ask again before the time is over. */
export async function liftExclusion(actor: Actor, id: number, why: string): Promise<void> {
  const { db, house, now } = actor
  const { memberId } = orNotFound(await findBoardWork(db, id))
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    if (!(await liftExclusions(tx, memberId, { why, now }))) refuse('not-excluded')
    await writeAudit(tx, actor, 'critiques.exclusion-lifted', memberId, { critique: id, reason: why })
    await writeLetter(house, tx, exclusionLifted(house, { ...(await findAddressee(tx, memberId)), now }))
  })
}
