import type { Tx } from '#platform/db.ts'
import { findCampaign } from '../campaigns/queries.ts'
import { isAvailable, takesWorks } from '../rules.ts'
import { grantExtraRight, releaseExtraRight } from '../works/extra-rights.ts'
import type { faults } from './terms.ts'
import type { Regained } from './mail/board-letters.ts'
import type { BoardWork } from './queries.ts'

/** What the member of a work that was just cancelled can do instead: ask again in this campaign, or once more in the next. */
export async function giveBack(
  tx: Tx,
  { id, memberId, campaignId, byExtraRight }: BoardWork,
  { fault, now }: { fault: keyof typeof faults; now: Date },
): Promise<Regained> {
  const campaign = await findCampaign(tx, { id: campaignId, memberId, now })
  const mayAskAgain =
    campaign !== undefined &&
    takesWorks(campaign, now) &&
    campaign.seats.some((seat) => isAvailable(seat) && seat.memberId !== memberId)
  if (fault !== 'school') return mayAskAgain && !byExtraRight ? 'again' : 'nothing'
  if (byExtraRight) await releaseExtraRight(tx, id)
  else if (!mayAskAgain) await grantExtraRight(tx, { memberId, workId: id, now })
  return mayAskAgain ? 'again' : 'next-time'
}
