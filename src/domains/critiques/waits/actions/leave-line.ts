import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import type { Place } from '../../campaigns/terms.ts'
import { offerPlaces } from '../offer-places.ts'
import { endWaitsOf } from '../queries.ts'

/** Waits no more, or lets an offer go: the next is told at once. */
export async function leaveLine(actor: Actor, place: Place): Promise<void> {
  const { db, house, memberId, now } = actor
  await db.transaction().execute(async (tx) => {
    orNotFound(await lockCampaign(tx, place.campaignId))
    await endWaitsOf(tx, { ...place, memberId }, 'left', now)
    await offerPlaces(house, tx, place.campaignId, now)
  })
}
