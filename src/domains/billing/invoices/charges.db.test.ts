import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DUE, eachOnce, openBilling, tokyo, type Billing } from '#test/money/billing.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import { resolveAttempts } from './resolve-attempts.ts'
import { retryInvoices } from './retry-invoices.ts'

let house: Billing
beforeAll(async () => void (house = await openBilling()))
afterAll(() => house.fresh.close())
beforeEach(() => house.begin())

describe('the fee of a month', () => {
  it('is charged on its first day, once, and booked [PL-037]', async () => {
    const memberId = await house.payer()
    await runRenewals(house.fresh.house)
    await runRenewals(house.fresh.house)
    const [invoice, ...more] = await house.invoicesOf(memberId)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ state: 'paid', due_on: DUE, total_yen: 13_800, failures: 0, next_attempt_at: null })
    expect((await house.chargesOf(memberId)).map(({ yen, outcome }) => [yen, outcome])).toEqual([[13_800, 'captured']])
    const booked = await house.fresh.db
      .selectFrom('book_lines')
      .innerJoin('book_entries', 'book_entries.id', 'book_lines.entry_id')
      .select(({ fn }) => ['account', fn.sum<number>('yen').as('yen')])
      .where('invoice_id', '=', invoice!.id)
      .groupBy('account')
      .execute()
    expect(Object.fromEntries(booked.map(({ account, yen }) => [account, yen]))).toEqual({
      receivable: 0,
      provider: 13_800,
      sales: -12_546,
      tax: -1254,
    })
  })

  it('that is declined becomes a debt, and its debtor is told why and where to pay [UP-006]', async () => {
    const memberId = await house.payer({ card: 'soft' })
    await runRenewals(house.fresh.house)
    const [invoice] = await house.invoicesOf(memberId)
    expect(invoice).toMatchObject({ state: 'unpaid', failures: 1, failure_kind: 'soft' })
    expect(invoice!.next_attempt_at).toEqual(tokyo('2026-11-23T10:00:00'))
    const letters = await house.lettersTo(memberId)
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('お支払いが確認できませんでした')])
    expect(letters[0]!.plain).toContain(`/users/${memberId}/payments`)
  })

  it('is tried again on day 3, 7 and 14, each time under a key of its own and with a letter [UP-006]', async () => {
    const memberId = await house.payer({ card: 'soft' })
    await runRenewals(house.fresh.house)
    for (const [moment, tries] of [
      ['2026-11-23T09:59:59', 1],
      ['2026-11-23T10:00:00', 2],
      ['2026-11-27T09:59:59', 2],
      ['2026-11-27T10:00:00', 3],
      ['2026-12-04T09:59:59', 3],
      ['2026-12-04T10:00:00', 4],
      ['2026-12-18T10:00:00', 4],
    ] as const) {
      house.at(moment)
      await retryInvoices(house.fresh.house)
      await retryInvoices(house.fresh.house)
      const charges = await house.chargesOf(memberId)
      expect([moment, charges.length]).toEqual([moment, tries])
      expect(new Set(charges.map(({ key }) => key)).size).toBe(tries)
      expect(await house.lettersTo(memberId)).toHaveLength(tries)
    }
  })

  it('is not tried again with a lost card, however long it stays unpaid [UP-007]', async () => {
    const memberId = await house.payer({ card: 'hard' })
    await runRenewals(house.fresh.house)
    for (const day of ['2026-11-23', '2026-11-27', '2026-12-04', '2026-12-18']) {
      house.at(`${day}T12:00:00`)
      await retryInvoices(house.fresh.house)
    }
    expect(await house.chargesOf(memberId)).toHaveLength(1)
    expect((await house.invoicesOf(memberId))[0]).toMatchObject({
      state: 'unpaid',
      failure_kind: 'hard',
      next_attempt_at: null,
    })
  })

  it('that the provider took without saying so is found, never charged again [PL-037] [UP-005]', async () => {
    const memberId = await house.payer({ card: 'times-out' })
    await runRenewals(house.fresh.house)
    expect((await house.invoicesOf(memberId))[0]).toMatchObject({ state: 'unknown' })
    await runRenewals(house.fresh.house)
    await retryInvoices(house.fresh.house)
    await resolveAttempts(house.fresh.house)
    expect((await house.invoicesOf(memberId))[0]).toMatchObject({ state: 'paid' })
    expect(await house.chargesOf(memberId)).toHaveLength(1)
  })

  it('whose process died before it asked, or before it heard, is taken up by another [PL-037]', async () => {
    const [unasked, unheard] = [await house.payer(), await house.payer()]
    const dying = { ...house.fresh.house, payments: { ...house.fresh.house.payments, charge: neverAnswered(unheard) } }
    void runRenewals(dying)
    await expect.poll(() => died.length, { timeout: 10_000 }).toBe(2)
    await resolveAttempts(house.fresh.house)
    expect((await house.invoicesOf(unasked))[0]).toMatchObject({ state: 'processing' })
    await house.leasesRunOut()
    await resolveAttempts(house.fresh.house)
    for (const memberId of [unasked, unheard]) {
      expect((await house.invoicesOf(memberId))[0]).toMatchObject({ state: 'paid' })
      expect(await house.chargesOf(memberId)).toHaveLength(1)
    }
  })

  const died: string[] = []
  /** A process that ends with the question on its lips, or with the answer in its ears. */
  function neverAnswered(unheard: number): typeof house.fresh.house.payments.charge {
    return async (ask) => {
      const { member_id } = await house.fresh.db
        .selectFrom('charge_attempts')
        .innerJoin('invoices', 'invoices.id', 'invoice_id')
        .select('member_id')
        .where('charge_attempts.id', '=', ask.key)
        .executeTakeFirstOrThrow()
      if (member_id === unheard) await house.fresh.house.payments.charge(ask)
      died.push(ask.key)
      return new Promise(() => {})
    }
  }
})

it('one fee that cannot be charged at all keeps nobody else from being charged', async () => {
  const broken = await house.payer({ card: null })
  const others = await house.payers({ count: 5 })
  // Whoever has no card is written to: here the letter cannot be.
  await house.fresh.db.updateTable('members').set({ name: 'x', email: '' }).where('id', '=', broken).execute()
  await sql`alter table letters add constraint no_empty_address check (to_address <> '')`.execute(house.fresh.db)
  await runRenewals(house.fresh.house)
  await sql`alter table letters drop constraint no_empty_address`.execute(house.fresh.db)
  expect(await house.ledgersOf(others)).toEqual(eachOnce(5))
  expect(await house.invoicesOf(broken)).toMatchObject([{ state: 'open' }])
  await retryInvoices(house.fresh.house)
  expect(await house.invoicesOf(broken)).toMatchObject([{ state: 'unpaid' }])
})

describe('months that nobody looked at', () => {
  it('are caught up in their order, each once, when the clock is 40 days ahead [PL-037]', async () => {
    const [fixed, monthly] = [await house.payer({ planId: 1 }), await house.payer({ planId: 2 })]
    house.at('2026-12-30T09:00:00')
    await Promise.all([runRenewals(house.fresh.house), runRenewals(house.fresh.house)])
    await runRenewals(house.fresh.house)
    for (const memberId of [fixed, monthly]) {
      const invoices = await house.invoicesOf(memberId)
      expect(invoices.map(({ due_on, state }) => [due_on, state])).toEqual([
        ['2026-11-20', 'paid'],
        ['2026-12-20', 'paid'],
      ])
      const keys = (await house.chargesOf(memberId)).map(({ key }) => key)
      expect(await dueDatesOf(keys)).toEqual(['2026-11-20', '2026-12-20'])
    }
  })

  it('are not asked for after one that was declined, whose debtor has days to pay it [UP-010]', async () => {
    const memberId = await house.payer({ card: 'soft', planId: 1 })
    house.at('2026-12-30T09:00:00')
    await runRenewals(house.fresh.house)
    await runRenewals(house.fresh.house)
    expect((await house.invoicesOf(memberId)).map(({ due_on, state }) => [due_on, state])).toEqual([
      ['2026-11-20', 'unpaid'],
    ])
    expect((await house.subscriptionOf(memberId)).state).toBe('will_continue')
  })
})

it('the first paid month begins, and is charged, at midnight after the last day of the trial [PL-023]', async () => {
  const memberId = await house.payer({ planId: 1, invoicedMonths: 0 })
  await house.fresh.db
    .updateTable('terms')
    .set({ kind: 'trial', plan_id: 4, starts_on: '2026-11-13', ends_on: '2026-11-20', months: 0 })
    .where('member_id', '=', memberId)
    .execute()
  await house.fresh.db
    .updateTable('subscriptions')
    .set({ state: 'under_trial', plan_id: 4, next_step_at: tokyo('2026-11-21T00:00:00') })
    .where('member_id', '=', memberId)
    .execute()
  house.at('2026-11-20T23:59:59')
  await runRenewals(house.fresh.house)
  expect(await house.invoicesOf(memberId)).toEqual([])
  house.at('2026-11-21T00:00:00')
  await runRenewals(house.fresh.house)
  expect(await house.invoicesOf(memberId)).toMatchObject([
    { state: 'paid', due_on: '2026-11-21', period_starts_on: '2026-11-21', period_ends_on: '2026-12-20' },
  ])
  expect((await house.subscriptionOf(memberId)).state).toBe('will_continue')
})

/** The months that these keys were charged for, in the order of the provider's ledger. */
async function dueDatesOf(keys: (string | null)[]) {
  const rows = await house.fresh.db
    .selectFrom('charge_attempts as a')
    .innerJoin('invoices as i', 'i.id', 'a.invoice_id')
    .select(['a.id', 'i.due_on'])
    .where('a.id', 'in', keys as string[])
    .execute()
  return keys.map((key) => rows.find(({ id }) => id === key)!.due_on)
}
