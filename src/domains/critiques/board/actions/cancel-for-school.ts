import { findAddressee, lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findCampaign, lockCampaign } from '../../campaigns/queries.ts'
import { isAvailable, takesWorks } from '../../rules.ts'
import { offerPlaces } from '../../waits/offer-places.ts'
import { cancelAsStaff, grantExtraRight, releaseExtraRight } from '../../works/queries.ts'
import type { CancelForm } from '../forms.ts'
import { lockMovable } from '../lock-movable.ts'
import { cancelledBySchool, type Regained } from '../mail/board-letters.ts'
import { findBoardWork, type BoardWork } from '../queries.ts'

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
  })
}

/** What the member can do instead: ask again in this campaign, or once more in the next. */
async function giveBack(
  tx: Tx,
  { id, memberId, campaignId, byExtraRight }: BoardWork,
  { fault, now }: { fault: CancelForm['fault']; now: Date },
): Promise<Regained> {
  const campaign = await findCampaign(tx, { id: campaignId, memberId, now })
  const mayAskAgain =
    campaign !== undefined &&
    takesWorks(campaign, now) &&
    campaign.seats.some((seat) => isAvailable(seat) && seat.memberId !== memberId)
  if (fault === 'member') return mayAskAgain && !byExtraRight ? 'again' : 'nothing'
  if (byExtraRight) await releaseExtraRight(tx, id)
  else if (!mayAskAgain) await grantExtraRight(tx, { memberId, workId: id, now })
  return mayAskAgain ? 'again' : 'next-time'
}
