import type { Actor } from '#platform/ask.ts'
import type { Place } from '../../campaigns/terms.ts'
import { offerSoon } from '../../offer-soon.ts'
import { dropHold } from '../queries.ts'

/** Who leaves the form keeps no place; who waits for it is told at once. */
export async function giveBackPlace({ db, house, memberId }: Actor, place: Place): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await dropHold(tx, memberId, place)) await offerSoon(house, tx, place.campaignId)
  })
}
