import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { dyingAt } from '#test/house/dying.ts'
import { writeItem } from '#test/coaching/desk.ts'
import { cardNumbers, NOON, openDesk, ownCard } from '#test/money/orders.ts'
import { resolveAttempts } from '#domains/billing/invoices/resolve-attempts.ts'
import { retryInvoices } from '#domains/billing/invoices/retry-invoices.ts'
import { placeOrder } from './actions/place-order.ts'
import type { OrderWish } from './actions/show-order.ts'
import { settleOrders } from './jobs.ts'

const desk = await openDesk()
const { fresh } = desk
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

/** What another process does in the minutes after the first one died. */
async function minutesLater() {
  for (const minutes of [3, 13]) {
    fresh.clock.forward(minutes * 60_000)
    await fresh.db
      .updateTable('charge_attempts')
      .set({ leased_until: new Date(0) })
      .where('state', 'in', ['started', 'unknown'])
      .execute()
    await settleOrders(fresh.house)
    await resolveAttempts(fresh.house)
    await retryInvoices(fresh.house)
  }
}

async function outcomeAfterDeath(moment: { step: number; after: boolean }, wish: Partial<OrderWish>, number?: string) {
  desk.morning()
  const memberId = await desk.newMember()
  const { key } = await desk.show(memberId, wish)
  const card = await fresh.cards.tokens(number ? { number } : ownCard())
  const dying = dyingAt(fresh.house, moment)
  const placed = placeOrder(dying.asked(await fresh.actorFor(memberId)), { key, guardian: 'adult', card })
  if ((await Promise.race([dying.died, placed.then(() => 'lived')])) === 'lived') return null
  await minutesLater()
  const { state } = await desk.orderOf(key)
  const { length: terms } = await fresh.db.selectFrom('terms').select('id').where('member_id', '=', memberId).execute()
  const tickets = await fresh.db.selectFrom('coaching_tickets').select('id').where('member_id', '=', memberId).execute()
  const courses = await fresh.db
    .selectFrom('course_purchases')
    .select('course_id')
    .where('member_id', '=', memberId)
    .execute()
  const invoices = (await desk.invoicesOf(memberId)).map((invoice) => invoice.state)
  return { state, begun: terms + courses.length + tickets.length, captured: await desk.capturedOf(memberId), invoices }
}

/** Dies before and after every step that there is, and says how each order ended. */
async function everyDeath(wish: () => Promise<Partial<OrderWish>>, number?: string) {
  const outcomes = []
  for (let step = 1; ; step++)
    for (const after of [false, true]) {
      const outcome = await outcomeAfterDeath({ step, after }, await wish(), number)
      if (!outcome) return outcomes
      outcomes.push(outcome)
    }
}

const ticket = (itemId: number) =>
  ({ kind: 'coaching', planId: null, coaching: { itemId, name: '山田 花子' } }) as const

const cases = {
  'a plan': { wish: async () => ({ kind: 'start', planId: 2 }) as const, yen: 13_800 },
  'a ticket': { wish: async () => ticket(await writeItem(fresh.db, { now: NOON })), yen: 8_000 },
  'a course': { wish: async () => ({ kind: 'course', courseId: await desk.course() }) as const, yen: 4400 },
}

describe.each(Object.entries(cases))('an order of %s whose process dies, at whatever moment,', (_, { wish, yen }) => {
  const nothing = { begun: 0, captured: [] }

  it('is charged and begins, or is not charged and does not begin [PL-036] [PL-037] [PC-008]', async () => {
    const outcomes = await everyDeath(wish)
    expect(outcomes.length).toBeGreaterThan(8)
    for (const outcome of outcomes)
      expect([
        { state: 'done', begun: 1, captured: [yen], invoices: ['paid'] },
        { state: 'failed', invoices: [], ...nothing },
        { state: 'shown', invoices: [], ...nothing },
      ]).toContainEqual(outcome)
    expect(outcomes.filter(({ state }) => state === 'done').length).toBeGreaterThan(4)
  }, 60_000)

  it('owes nothing and has nothing when its card is declined [PL-036]', async () => {
    for (const outcome of await everyDeath(wish, cardNumbers.soft))
      expect([
        { state: 'failed', invoices: ['written_off'], ...nothing },
        { state: 'failed', invoices: [], ...nothing },
        { state: 'shown', invoices: [], ...nothing },
      ]).toContainEqual(outcome)
  }, 60_000)
})
