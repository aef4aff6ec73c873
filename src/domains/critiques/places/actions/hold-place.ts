import { lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { findPlace, findShortage } from '../find-place.ts'
import { findHold, putHold } from '../queries.ts'
import { heldUntil, secondsUntil } from '../rules.ts'
import type { Place } from '../terms.ts'

const HOLDS = { name: 'critique-holds', points: 60, seconds: 3600 }

/**
 * Keeps a place for who fills in the form, or says what is short. It stands in the same line as the requests; who has
 * it already keeps it, no longer than before.
 */
export async function holdPlace(actor: Actor, place: Place) {
  const { db, house, memberId, now } = actor
  await house.limits.take(HOLDS, String(memberId))
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    orNotFound(await lockCampaign(tx, place.campaignId))
    const shortage = await findShortage(tx, actor, await findPlace(tx, actor, place))
    if (shortage.campaignShortage || shortage.teacherShortage) return { success: false, ...shortage }
    const mine = { ...place, memberId, now }
    const held = await findHold(tx, mine)
    const until = held?.heldUntil ?? heldUntil(now, now)
    if (!held) await putHold(tx, mine, until)
    return { success: true, secondsLeft: secondsUntil(until, now) }
  })
}
