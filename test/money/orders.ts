import { changeCard } from '#domains/orders/actions/change-card.ts'
import { placeOrder } from '#domains/orders/actions/place-order.ts'
import { showOrder, type OrderWish } from '#domains/orders/actions/show-order.ts'
import type { CardInHand } from './card-tokens.ts'
import { findStanding } from '#domains/plans/standing/standing.ts'
import { writeCourse } from '#test/learning/courses.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'

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

export const tokyo = (text: string) => new Date(`${text}+09:00`)
export const NOON = tokyo('2026-11-20T12:00:00')

let cards = 0
/** A card that nobody else of the run holds. */
export function ownCard(): CardInHand {
  const front = `41111${String(++cards).padStart(10, '0')}`
  for (let check = 0; check < 10; check++) if (isLuhn(`${front}${check}`)) return { number: `${front}${check}` }
  throw new Error('every number has a check digit')
}

const isLuhn = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const doubled = Number(digit) * (place % 2 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0) %
    10 ===
  0

/** A house where people order, and what its books say of them. Each test begins at noon with a provider in order. */
export async function openDesk({ withWallet = false } = {}) {
  const fresh = await freshHouse({ now: NOON, withWallet })
  const { db } = fresh
  const emailOf = async (memberId: number) =>
    (await db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()).email
  return {
    fresh,
    ...ordering(fresh),
    newMember: () => fresh.newMember(),
    morning() {
      fresh.clock.set(NOON)
      fresh.cards.tell('normal')
    },
    standingOf: (memberId: number) => findStanding(db, memberId),
    orderOf: (key: string) => db.selectFrom('orders').selectAll().where('key', '=', key).executeTakeFirstOrThrow(),
    changesOf: (memberId: number) =>
      db
        .selectFrom('subscription_changes')
        .select(['from_state', 'to_state', 'cause', 'actor_id'])
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute(),
    invoicesOf: (memberId: number) =>
      db.selectFrom('invoices').selectAll().where('member_id', '=', memberId).orderBy('id').execute(),
    lettersTo: async (memberId: number) => {
      const to = await emailOf(memberId)
      const letters = await db.selectFrom('letters').select('key').where('to_address', '=', to).execute()
      return letters.map(({ key }) => key)
    },
    /** What the provider took from the cards of this member. */
    capturedOf: async (memberId: number) => {
      const methods = await db
        .selectFrom('payment_methods')
        .select('provider_ref')
        .where('member_id', '=', memberId)
        .execute()
      return methods
        .flatMap(({ provider_ref }) => fresh.cards.ledger(provider_ref).charges)
        .filter(({ outcome }) => outcome === 'captured')
        .map(({ yen }) => yen)
    },
    /** A course that is sold singly, or not. */
    course: async (yen: number | null = 4400) => {
      const id = await writeCourse(db)
      const sold = { single_price_yen: yen, opened_at: new Date(0) }
      await db.updateTable('courses').set(sold).where('id', '=', id).execute()
      return id
    },
  }
}
