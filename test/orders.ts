import { changeCard } from '#domains/plans/orders/actions/change-card.ts'
import { placeOrder } from '#domains/plans/orders/actions/place-order.ts'
import { showOrder, type OrderWish } from '#domains/plans/orders/actions/show-order.ts'
import type { CardInHand } from './card-tokens.ts'
import type { FreshHouse } from './fresh-house.ts'

/** Orders as somebody does who reads the confirmation and agrees: with a card just entered, or the one on file. */
export function ordering(fresh: FreshHouse) {
  const show = async (memberId: number, wish: Partial<OrderWish>) =>
    showOrder(await fresh.actorFor(memberId), { kind: 'trial', planId: 4, paymentKind: 'card', ...wish })
  const place = async (memberId: number, key: string, card: CardInHand | null = {}, guardian = 'adult') =>
    placeOrder(await fresh.actorFor(memberId), {
      key,
      guardian,
      ...(card && { card: await fresh.cards.tokens(card) }),
    })
  return {
    show,
    place,
    order: async (memberId: number, wish: Partial<OrderWish>, card: CardInHand | null = {}) =>
      place(memberId, (await show(memberId, wish)).key, card),
    changeCard: async (memberId: number, card: CardInHand = {}, redirectTo = `/users/${memberId}/payments`) =>
      changeCard(await fresh.actorFor(memberId), { ...(await fresh.cards.tokens(card)), redirectTo }),
  }
}

/** Test cards of the provider. */
export const cardNumbers = {
  good: '4111111111111111',
  challenged: '5555555555554444',
  unauthentic: '4000000000000341',
  soft: '4000000000000002',
  hard: '4000000000000069',
  firstOnly: '4000000000000127',
  silent: '4000000000000119',
  refused: '4999000000000096',
}
