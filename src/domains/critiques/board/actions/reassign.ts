import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { refuse } from '../../refusals.ts'
import { dropDraft } from '../../returns/queries.ts'
import { dueAt } from '../../rules.ts'
import { offerPlaces } from '../../waits/offer-places.ts'
import { giveToTeacher } from '../../works/queries.ts'
import { lockMovable } from '../lock-movable.ts'
import { givenToTeacher, takenFromTeacher, teacherChanged } from '../mail/board-letters.ts'
import { findBoardWork } from '../queries.ts'
import { listFree } from '../substitutes.ts'

/** Gives a work that waits to another teacher of its campaign who has a place, at that teacher's fee; all three are told. */
export async function reassign(actor: Actor, id: number, teacherId: number): Promise<void> {
  const { db, house, now } = actor
  const { campaignId } = orNotFound(await findBoardWork(db, id))
  await db.transaction().execute(async (tx) => {
    await lockCampaign(tx, campaignId)
    await lockMovable(tx, id)
    const before = orNotFound(await findBoardWork(tx, id))
    const free = await listFree(tx, before, now)
    const after = free.find((one) => one.id === teacherId) ?? refuse('no-substitute')
    await dropDraft(tx, id)
    const feeYen = await giveToTeacher(tx, id, teacherId)
    await offerPlaces(house, tx, campaignId, now)
    const names = { from_teacher: before.teacher, to_teacher: after.name }
    await writeAudit(tx, actor, 'critiques.work-reassigned', before.memberId, { critique: id, ...names })
    const about = { workId: id, now }
    if (before.teacherMemberId !== null) {
      const to = await findAddressee(tx, before.teacherMemberId)
      await writeLetter(house, tx, takenFromTeacher(house, { ...to, ...about }))
    }
    const to = await findAddressee(tx, after.memberId)
    const due = dueAt(before.requestedAt)
    await writeLetter(house, tx, givenToTeacher(house, { ...to, ...about, feeYen, dueAt: due }))
    const member = await findAddressee(tx, before.memberId)
    const change = { from: before.teacher, teacher: after.name, dueAt: due }
    await writeLetter(house, tx, teacherChanged(house, { ...member, ...about, ...change }))
  })
}
