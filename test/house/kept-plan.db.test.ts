import { afterAll, beforeAll, expect, it } from 'vitest'
import { postponeOpen } from '#domains/billing/invoices/debits.ts'
import { listStartedRefunds } from '#domains/billing/refunds/refund-rows.ts'
import { coachingJobs } from '#domains/coaching/jobs.ts'
import { listExpiringCards } from '#domains/contracts/reminders/queries.ts'
import { settleOrders } from '#domains/orders/jobs.ts'
import { watchStatements } from '#platform/statements.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { keptPlanOf } from './kept-plan.ts'

let fresh: FreshHouse
beforeAll(async () => void (fresh = await freshHouse()))
afterAll(() => fresh.close())

it('finds the few orders, refunds, tickets, debits and cards that wait among the many that are over, by their index, whatever has been asked before', async () => {
  const { db, house } = fresh
  const page = { after: 0, limit: 10 }
  const waiting: [index: string, find: () => Promise<unknown>][] = [
    ['orders_unfinished', () => settleOrders(house)],
    ['refunds_started', () => listStartedRefunds(db, house.clock.now(), 10)],
    ['coaching_tickets_running', () => coachingJobs['coaching.end-tickets'](house)],
    ['coaching_tickets_running', () => coachingJobs['coaching.tell-ends'](house)],
    ['invoices_for_debit', () => db.transaction().execute((tx) => postponeOpen(tx, '2026-01-05', '2026-02-05'))],
    ['payment_methods_expiring', () => listExpiringCards(db, '2026-01-05', '2026-02-05', page)],
  ]
  for (const [index, find] of waiting) {
    const { statements } = await watchStatements(find)
    const asked = statements.find((one) => /^(select|update)/i.test(one))!
    expect(await keptPlanOf(db, asked, { large: true }), asked).toContain(index)
  }
})
