import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { listSubstitutes } from '../../campaigns/substitutes.ts'
import { refuse } from '../../refusals.ts'
import { lockMovable } from '../lock-movable.ts'
import { moveWork } from '../move-work.ts'
import { findBoardWork } from '../queries.ts'

/** Gives a work that waits to another teacher of its campaign who has a place. */
export async function reassign(actor: Actor, id: number, teacherId: number): Promise<void> {
  const { db, house, now } = actor
  const { campaignId } = orNotFound(await findBoardWork(db, id))
  await db.transaction().execute(async (tx) => {
    await lockCampaign(tx, campaignId)
    await lockMovable(tx, id)
    const work = orNotFound(await findBoardWork(tx, id))
    const free = await listSubstitutes(tx, work, now)
    const to = free.find((one) => one.id === teacherId) ?? refuse('no-substitute')
    await moveWork(house, tx, work, { to, now })
    const names = { from_teacher: work.teacher, to_teacher: to.name }
    await writeAudit(tx, actor, 'critiques.work-reassigned', work.memberId, { critique: id, ...names })
  })
}
