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
  const { memberId } = orNotFound(await findBoardWork(actor.db, id))
  await liftExclusionOf(actor, memberId, { why, work: id })
}

/** The same for whom they have before them, with no work in hand. */
export async function liftExclusionOf(actor: Actor, memberId: number, { why, work }: { why: string; work?: number }) {
  const { db, house, now } = actor
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    if (!(await liftExclusions(tx, memberId, { why, now }))) refuse('not-excluded')
    await writeAudit(tx, actor, 'critiques.exclusion-lifted', memberId, {
      ...(work && { critique: work }),
      reason: why,
    })
    await writeLetter(house, tx, exclusionLifted(house, { ...(await findAddressee(tx, memberId)), now }))
  })
}
