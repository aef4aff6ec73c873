import { lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { findPlace, findShortage } from '../../campaigns/find-place.ts'
import { offerPlaces } from '../../waits/offer-places.ts'
import { offerSoon } from '../../offer-soon.ts'
import { dropHold, findHold, putHold } from '../queries.ts'
import { heldUntil, secondsUntil } from '../rules.ts'
import type { Place } from '../../campaigns/terms.ts'

const HOLDS = { name: 'critique-holds', points: 60, seconds: 3600 }

/**
 * Keeps a place for who fills in the form, or says what is short. It stands in the same line as the requests; who has
 * it already keeps it, no longer than before; who waits for a place comes before who opens the form.
 */
export async function holdPlace(actor: Actor, place: Place) {
  const { db, house, memberId, now } = actor
  await house.limits.take(HOLDS, String(memberId))
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    orNotFound(await lockCampaign(tx, place.campaignId))
    await offerPlaces(house, tx, place.campaignId, now)
    const shortage = await findShortage(tx, actor, await findPlace(tx, actor, place))
    if (shortage.campaignShortage || shortage.teacherShortage) return { success: false, ...shortage }
    const mine = { ...place, memberId, now }
    const held = await findHold(tx, mine)
    const until = held?.heldUntil ?? heldUntil(now, now)
    if (!held) {
      const other = await dropHold(tx, memberId)
      if (other) await offerSoon(house, tx, other.campaignId)
      await putHold(tx, mine, until)
      await offerSoon(house, tx, place.campaignId, { memberId, at: until })
    }
    return { success: true, secondsLeft: secondsUntil(until, now) }
  })
}
