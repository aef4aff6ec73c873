import type { House } from '#platform/house.ts'
import { cashier } from './cashier.ts'
import { listDueInvoices } from './queries.ts'
import { isAway } from './terms.ts'

const PAGE = 64

/**
 * Charges what is to be charged by now: unpaid fees on their days, and invoices whose process died before it began to
 * charge them. A begun charge leaves the list, so that every page is a new one.
 */
export async function retryInvoices(house: House): Promise<void> {
  const { charge } = cashier(house)
  for (;;) {
    const due = await listDueInvoices(house.db, house.clock.now(), PAGE)
    const [orders, debts, fees] = [
      due.filter(({ state, orderKey }) => state === 'open' && orderKey !== null),
      due.filter(({ state }) => state === 'unpaid'),
      due.filter(({ state, orderKey }) => state === 'open' && orderKey === null),
    ].map((some) => some.map(({ id }) => id))
    const results = [
      ...(await charge(orders!, 'order')),
      ...(await charge(debts!, 'retry')),
      ...(await charge(fees!, 'due')),
    ]
    // Where nothing could be begun the next page would be the same.
    if (due.length < PAGE || results.length === 0 || isAway(results)) return
  }
}
