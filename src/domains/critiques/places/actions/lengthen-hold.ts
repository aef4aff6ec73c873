import { lockMember } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { refuse } from '../../refusals.ts'
import { findPlace } from '../../campaigns/find-place.ts'
import { offerSoon } from '../../offer-soon.ts'
import { findHold, moveHold } from '../queries.ts'
import { heldUntil, secondsUntil } from '../rules.ts'
import type { Place } from '../../campaigns/terms.ts'

/** Bytes arrive: the place is kept on. What has lapsed is taken anew or not at all. */
export async function lengthenHold(actor: Actor, place: Place) {
  const { db, house, memberId, now } = actor
  await findPlace(db, actor, place)
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const held = (await findHold(tx, { ...place, memberId, now })) ?? refuse('hold-lapsed')
    const until = heldUntil(held.heldAt, now)
    await moveHold(tx, memberId, until)
    await offerSoon(house, tx, place.campaignId, { memberId, at: until })
    return { success: true, secondsLeft: secondsUntil(until, now) }
  })
}
