import { afterAll, beforeEach, expect, it } from 'vitest'
import { watchStatements } from '#platform/statements.ts'
import { openDesk, ownCard } from '#test/money/orders.ts'
import { placeOrder } from './actions/place-order.ts'
import { showOrder } from './actions/show-order.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

/** How many statements stand in each transaction; what is sent outside of one is counted by itself. */
function transactionsOf(statements: string[]): number[] {
  const sizes: number[] = []
  let open: number | null = null
  for (const text of statements) {
    if (/^begin/i.test(text)) open = 0
    else if (/^commit/i.test(text)) {
      sizes.push(open!)
      open = null
    } else if (open !== null) open++
  }
  return sizes
}

it.each([
  // One of them asks when critiques can be had.
  ['a trial of a longer plan', { kind: 'trial', planId: 4 }, 8, 2],
  ['a paid start', { kind: 'start', planId: 1 }, 7, 4],
] as const)(
  '%s is shown in few statements and placed in few transactions, none of them long',
  async (_, wish, statements, transactions) => {
    const memberId = await desk.newMember()
    const actor = await desk.fresh.actorFor(memberId)
    const shown = await watchStatements(() => showOrder(actor, { ...wish, paymentKind: 'card' }))
    expect(shown.statements.length).toBeLessThanOrEqual(statements)
    const card = await desk.fresh.cards.tokens(ownCard())
    const placed = await watchStatements(() => placeOrder(actor, { key: shown.result.key, guardian: 'adult', card }))
    expect(placed.result).toHaveProperty('done')
    const sizes = transactionsOf(placed.statements)
    expect(sizes).toHaveLength(transactions)
    expect(Math.max(...sizes), `statements of ${sizes.join(', ')}`).toBeLessThanOrEqual(12)
  },
)
