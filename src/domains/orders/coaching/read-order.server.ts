import { countLeft, findItemOnSale } from '#domains/coaching/index.ts'
import { coachingConfirmPath, coachingItemPath, coachingOrderPath, ticketsPath } from '#domains/coaching/paths.ts'
import { agreementsOf } from '#domains/coaching/terms.ts'
import type { Actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findStoredCard, frameFor, shownBefore, wantedAgain, type Wanted } from '../confirmation.server.ts'
import { ownByCard } from '../place.server.ts'
import type { Placed } from '../ui/order-view.ts'

/** The order screen of a ticket; where none is left its item says so. */
export async function readCoachingOrder(actor: Actor) {
  const { db, memberId, now, url, house } = actor
  const itemId = idOf(url.searchParams.get('item_id') ?? undefined)
  const item = orNotFound(await findItemOnSale(db, itemId))
  if ((await countLeft(db, itemId, now, memberId)) === 0) return { leadTo: coachingItemPath(itemId) }
  const wanted: Wanted = {
    ...{ kind: 'coaching', planId: null, optionId: null, courseId: null },
    coaching: { itemId, name: '' },
  }
  const { priceYen, commissionYen, validDays, minutes, name } = item
  return {
    item: { id: itemId, name, minutes, validDays, priceYen, commissionYen, totalYen: priceYen + commissionYen },
    agreements: agreementsOf(validDays),
    frame: frameFor(actor, wanted, { withCard: true }),
    source: house.payments.browser,
  }
}
export type CoachingOrder = Exclude<Awaited<ReturnType<typeof readCoachingOrder>>, { leadTo: string }>

/** The confirmation with the card on file; an order that was placed is over, and a lost card leads back. */
export async function readStoredOrder(actor: Actor): Promise<Placed | { leadTo: string }> {
  const order = await ownByCard(actor, actor.url.searchParams.get('order') ?? '')
  if (!order.coaching || order.state !== 'shown') return { leadTo: ticketsPath }
  const wanted = wantedAgain(order)
  const card = await findStoredCard(actor, wanted)
  if (!card) return { leadTo: coachingOrderPath(order.coaching.itemId) }
  const returnTo = coachingConfirmPath(order.key)
  const frame = frameFor(actor, wanted, { withCard: false })
  return { screen: 'stored', order: shownBefore(order), frame, card: { ...card, returnTo } }
}
