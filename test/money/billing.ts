import { sql } from 'kysely'
import { resolveAttempts } from '#domains/billing/invoices/resolve-attempts.ts'
import { retryInvoices } from '#domains/billing/invoices/retry-invoices.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import { freshHouse } from '#test/fresh-house.ts'
import { newPayers, setPrices, type CardManner, type Payer } from './payers.ts'

export type Billing = Awaited<ReturnType<typeof openBilling>>

/** The day on which everybody's first month begins. */
export const DUE = '2026-11-20'
export const tokyo = (text: string) => new Date(`${text}+09:00`)

/** A house with prices and a card provider, people who pay, and what stands about them in both ledgers. */
export async function openBilling() {
  const fresh = await freshHouse()
  const { db } = fresh
  await setPrices(db)

  const payers = (more: Partial<Payer> = {}) => newPayers(db, { startsOn: DUE, ...more })

  async function chargesOf(...memberIds: number[]) {
    const cards = await db
      .selectFrom('payment_methods')
      .select('provider_ref')
      .where('member_id', 'in', memberIds)
      .execute()
    const refs = new Set(cards.map((card) => card.provider_ref))
    return fresh.cards.ledger().charges.filter(({ card }) => refs.has(card))
  }

  return {
    fresh,
    payers,
    chargesOf,
    payer: async (more: Partial<Payer> = {}) => (await payers(more))[0]!,
    at: (text: string) => fresh.clock.set(tokyo(text)),
    /** Shortly after midnight of the first day, and the provider behaves. */
    begin() {
      fresh.clock.set(tokyo(`${DUE}T00:00:10`))
      fresh.cards.tell('normal')
    },
    /** What the clock does each minute. */
    async minute() {
      await resolveAttempts(fresh.house)
      await retryInvoices(fresh.house)
      await runRenewals(fresh.house)
    },
    /** As if whoever began them had been dead for the time of the lease. */
    leasesRunOut: () =>
      sql`update charge_attempts set leased_until = 'epoch' where state in ('started', 'unknown')`.execute(db),
    invoicesOf: (memberId: number) =>
      db.selectFrom('invoices').selectAll().where('member_id', '=', memberId).orderBy('id').execute(),
    subscriptionOf: (memberId: number) =>
      db.selectFrom('subscriptions').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow(),
    lettersTo: (memberId: number) =>
      db
        .selectFrom('letters')
        .innerJoin('members', 'members.email', 'letters.to_address')
        .select(['key', 'subject', 'plain'])
        .where('members.id', '=', memberId)
        .orderBy('letters.id')
        .execute(),
    /** The next card, which works where nothing else is said. */
    async changeCard(memberId: number, manner: CardManner = 'ok') {
      const now = fresh.clock.now()
      await db
        .updateTable('payment_methods')
        .set({ replaced_at: now })
        .where('member_id', '=', memberId)
        .where('replaced_at', 'is', null)
        .execute()
      const card = { kind: 'card', mask: '411111********11', expires_on: '2035-12-31', registered_at: now } as const
      await db
        .insertInto('payment_methods')
        .values({ ...card, member_id: memberId, provider_ref: `card_demo_${manner}_new_of_${memberId}` })
        .execute()
    },
    /** What the provider and our book say of these people. */
    async ledgersOf(memberIds: readonly number[]) {
      const charges = (await chargesOf(...memberIds)).filter(({ outcome }) => outcome === 'captured')
      const invoices = await db.selectFrom('invoices').select('state').where('member_id', 'in', memberIds).execute()
      const booked = await db
        .selectFrom('book_entries')
        .innerJoin('invoices', 'invoices.id', 'invoice_id')
        .select('book_entries.id')
        .where('member_id', 'in', memberIds)
        .where('book_entries.kind', '=', 'payment')
        .execute()
      return {
        charges: charges.length,
        cards: new Set(charges.map(({ card }) => card)).size,
        invoices: invoices.length,
        paid: invoices.filter(({ state }) => state === 'paid').length,
        booked: booked.length,
      }
    },
  }
}

/** Each of so many was charged, and booked, exactly once. */
export const eachOnce = (count: number) => ({
  ...{ charges: count, cards: count, invoices: count, paid: count, booked: count },
})
