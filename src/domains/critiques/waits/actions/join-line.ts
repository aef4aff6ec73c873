import { lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { findPlace, findShortage } from '../../campaigns/find-place.ts'
import type { Place } from '../../campaigns/terms.ts'
import { refuseIf } from '../../refusals.ts'
import { offerPlaces } from '../offer-places.ts'
import { insertWait } from '../queries.ts'
import { whyCannotWait } from '../rules.ts'

const WAITS = { name: 'critique-waits', points: 30, seconds: 3600 }

/** Waits for a place with a teacher who has none. Who waits already keeps their place in the line. */
export async function joinLine(actor: Actor, place: Place): Promise<void> {
  const { db, house, memberId, now } = actor
  await house.limits.take(WAITS, String(memberId))
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    orNotFound(await lockCampaign(tx, place.campaignId))
    await offerPlaces(house, tx, place.campaignId, now)
    const found = await findPlace(tx, actor, place)
    const { campaignShortage } = await findShortage(tx, actor, found)
    if (found.seat.ownWait) return
    refuseIf(whyCannotWait(found.seat, !campaignShortage))
    await insertWait(tx, { ...place, memberId, now })
  })
}
