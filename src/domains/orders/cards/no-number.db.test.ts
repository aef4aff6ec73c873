import { afterAll, beforeEach, expect, it } from 'vitest'
import { tablesWithNumbers } from '#test/money/card-secrecy.ts'
import { cardNumbers, openDesk, ownCard } from '#test/money/orders.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'

const ORDERS = 200
const AT_ONCE = 6

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

const number = (card: { number?: string }) => card.number!
const used = new Set<string>(Object.values(cardNumbers))

/** Each of the ways in which a card comes to us: trials, paid starts, courses, another card; taken, declined, refused. */
async function oneOrder(turn: number, courseId: number) {
  const memberId = await desk.newMember()
  const own = ownCard()
  used.add(number(own))
  const odd = Object.values(cardNumbers)[turn % 8]!
  const card = turn % 3 === 0 ? { number: odd } : own
  const wishes = [
    { kind: 'trial', planId: 4 + (turn % 2) },
    { kind: 'start', planId: 1 + (turn % 3) },
    { kind: 'course', planId: null, courseId },
  ] as const
  const result = await desk.order(memberId, wishes[turn % 5 === 0 ? 2 : turn % 2]!, card).catch((no: Error) => no)
  if (turn % 10 === 1) {
    const other = ownCard()
    used.add(number(other))
    await desk.changeCard(memberId, other)
  }
  return result
}

it(
  'two hundred orders leave no card’s number in any column of the database [CA-010]',
  { timeout: 120_000 },
  async () => {
    const { db } = desk.fresh
    const courseId = await desk.course()
    const results: unknown[] = []
    let turn = 0
    const lane = async () => {
      while (turn < ORDERS) results.push(await oneOrder(turn++, courseId))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    desk.fresh.clock.forward(40 * 86_400_000)
    await runRenewals(desk.fresh.house)

    const done = results.filter((result) => typeof result === 'object' && result !== null && 'done' in result)
    expect(done.length).toBeGreaterThan(ORDERS / 2)
    expect(desk.fresh.cards.ledger().charges.length).toBeGreaterThan(ORDERS / 4)
    expect(await tablesWithNumbers(db, [...used])).toEqual([])

    // The search is no good unless it finds what was put there, however it is written.
    const { key } = await db.selectFrom('orders').select('key').limit(1).executeTakeFirstOrThrow()
    const terms = JSON.stringify({ note: ['card 4111 1111-1111 1111'] })
    await db.updateTable('orders').set({ terms }).where('key', '=', key).execute()
    await db
      .insertInto('audit_log')
      .values({
        at: desk.fresh.clock.now(),
        action: 'test',
        details: JSON.stringify({ card: '５５５５５５５５５５５５４４４４' }),
      })
      .execute()
    expect(await tablesWithNumbers(db, [...used])).toEqual(['public.audit_log', 'public.orders'])
  },
)
