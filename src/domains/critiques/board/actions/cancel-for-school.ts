import { findAddressee, lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { offerPlaces } from '../../waits/offer-places.ts'
import { cancelAsStaff } from '../../works/queries.ts'
import { tellTeacherOfCancel } from '../../works/tell-teacher.ts'
import type { CancelForm } from '../forms.ts'
import { giveBack } from '../give-back.ts'
import { lockMovable } from '../lock-movable.ts'
import { cancelledBySchool } from '../mail/board-letters.ts'
import { findBoardWork } from '../queries.ts'

/** Staff cancel a work that waits. Its place is free at once; for a reason of the school's the member loses nothing. */
export async function cancelForSchool(actor: Actor, id: number, { reason, fault }: CancelForm): Promise<void> {
  const { db, house, now } = actor
  const { memberId, campaignId } = orNotFound(await findBoardWork(db, id))
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    await lockCampaign(tx, campaignId)
    await lockMovable(tx, id)
    const work = orNotFound(await findBoardWork(tx, id))
    await cancelAsStaff(tx, id, { reason, now })
    await offerPlaces(house, tx, campaignId, now)
    const regained = await giveBack(tx, work, { fault, now })
    await writeAudit(tx, actor, 'critiques.work-cancelled', memberId, { critique: id, fault, reason })
    const about = { ...(await findAddressee(tx, memberId)), workId: id, teacher: work.teacher, reason, regained }
    await writeLetter(house, tx, cancelledBySchool(house, about))
    await tellTeacherOfCancel(house, tx, id)
  })
}
