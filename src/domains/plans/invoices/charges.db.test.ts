import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { hasSubscription } from '../rules.ts'
import { newPayers, setPrices, type Payer } from '#test/payers.ts'
import { retryUnpaid } from './actions/retry-unpaid.ts'
import { runRenewals } from './renewals.ts'
import { resolveAttempts } from './resolve-attempts.ts'
import { retryInvoices } from './retry-invoices.ts'

const tokyo = (text: string) => new Date(`${text}+09:00`)
const DUE = '2026-11-20'

let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse()
  await setPrices(fresh.db)
})
afterAll(() => fresh.close())
beforeEach(() => {
  fresh.clock.set(tokyo(`${DUE}T00:00:10`))
  fresh.cards.tell('normal')
})

const payer = async (more: Partial<Payer> = {}) => (await newPayers(fresh.db, { startsOn: DUE, ...more }))[0]!
const at = (text: string) => fresh.clock.set(tokyo(text))

async function chargesOf(memberId: number) {
  const cards = await fresh.db
    .selectFrom('payment_methods')
    .select('provider_ref')
    .where('member_id', '=', memberId)
    .execute()
  return cards.flatMap(({ provider_ref }) => fresh.cards.ledger(provider_ref).charges)
}
const invoicesOf = (memberId: number) =>
  fresh.db.selectFrom('invoices').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
const subscriptionOf = (memberId: number) =>
  fresh.db.selectFrom('subscriptions').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow()
const lettersTo = async (memberId: number) => {
  const { email } = await fresh.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return fresh.db.selectFrom('letters').select(['key', 'subject', 'plain']).where('to_address', '=', email).execute()
}
/** As if whoever began them had been dead for the time of the lease. */
const leasesRunOut = () =>
  fresh.db
    .updateTable('charge_attempts')
    .set({ leased_until: new Date(0) })
    .where('state', 'in', ['started', 'unknown'])
    .execute()

describe('the fee of a month', () => {
  it('is charged on its first day, once, and booked [PL-037]', async () => {
    const memberId = await payer()
    await runRenewals(fresh.house)
    await runRenewals(fresh.house)
    const [invoice, ...more] = await invoicesOf(memberId)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ state: 'paid', due_on: DUE, total_yen: 13_800, failures: 0, next_attempt_at: null })
    expect((await chargesOf(memberId)).map(({ yen, outcome }) => [yen, outcome])).toEqual([[13_800, 'captured']])
    const booked = await fresh.db
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
    const memberId = await payer({ card: 'soft' })
    await runRenewals(fresh.house)
    const [invoice] = await invoicesOf(memberId)
    expect(invoice).toMatchObject({ state: 'unpaid', failures: 1, failure_kind: 'soft' })
    expect(invoice!.next_attempt_at).toEqual(tokyo('2026-11-23T10:00:00'))
    const letters = await lettersTo(memberId)
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('お支払いが確認できませんでした')])
    expect(letters[0]!.plain).toContain(`/users/${memberId}/payments`)
  })

  it('is tried again on day 3, 7 and 14, each time under a key of its own and with a letter [UP-006]', async () => {
    const memberId = await payer({ card: 'soft' })
    await runRenewals(fresh.house)
    for (const [moment, tries] of [
      ['2026-11-23T09:59:59', 1],
      ['2026-11-23T10:00:00', 2],
      ['2026-11-27T09:59:59', 2],
      ['2026-11-27T10:00:00', 3],
      ['2026-12-04T09:59:59', 3],
      ['2026-12-04T10:00:00', 4],
      ['2026-12-18T10:00:00', 4],
    ] as const) {
      at(moment)
      await retryInvoices(fresh.house)
      await retryInvoices(fresh.house)
      const charges = await chargesOf(memberId)
      expect([moment, charges.length]).toEqual([moment, tries])
      expect(new Set(charges.map(({ key }) => key)).size).toBe(tries)
      expect(await lettersTo(memberId)).toHaveLength(tries)
    }
  })

  it('is not tried again with a lost card, however long it stays unpaid [UP-007]', async () => {
    const memberId = await payer({ card: 'hard' })
    await runRenewals(fresh.house)
    for (const day of ['2026-11-23', '2026-11-27', '2026-12-04', '2026-12-18']) {
      at(`${day}T12:00:00`)
      await retryInvoices(fresh.house)
    }
    expect(await chargesOf(memberId)).toHaveLength(1)
    expect((await invoicesOf(memberId))[0]).toMatchObject({
      state: 'unpaid',
      failure_kind: 'hard',
      next_attempt_at: null,
    })
  })

  it('that the provider took without saying so is found, never charged again [PL-037] [UP-005]', async () => {
    const memberId = await payer({ card: 'times-out' })
    await runRenewals(fresh.house)
    expect((await invoicesOf(memberId))[0]).toMatchObject({ state: 'unknown' })
    await runRenewals(fresh.house)
    await retryInvoices(fresh.house)
    await resolveAttempts(fresh.house)
    expect((await invoicesOf(memberId))[0]).toMatchObject({ state: 'paid' })
    expect(await chargesOf(memberId)).toHaveLength(1)
  })

  it('whose process died before it asked, or before it heard, is taken up by another [PL-037]', async () => {
    const [unasked, unheard] = [await payer(), await payer()]
    const dying = { ...fresh.house, payments: { ...fresh.house.payments, charge: neverAnswered(unheard) } }
    void runRenewals(dying)
    await expect.poll(() => died.length).toBe(2)
    await resolveAttempts(fresh.house)
    expect((await invoicesOf(unasked))[0]).toMatchObject({ state: 'processing' })
    await leasesRunOut()
    await resolveAttempts(fresh.house)
    for (const memberId of [unasked, unheard]) {
      expect((await invoicesOf(memberId))[0]).toMatchObject({ state: 'paid' })
      expect(await chargesOf(memberId)).toHaveLength(1)
    }
  })

  const died: string[] = []
  /** A process that ends with the question on its lips, or with the answer in its ears. */
  function neverAnswered(unheard: number): typeof fresh.house.payments.charge {
    return async (ask) => {
      const { member_id } = await fresh.db
        .selectFrom('charge_attempts')
        .innerJoin('invoices', 'invoices.id', 'invoice_id')
        .select('member_id')
        .where('charge_attempts.id', '=', ask.key)
        .executeTakeFirstOrThrow()
      if (member_id === unheard) await fresh.house.payments.charge(ask)
      died.push(ask.key)
      return new Promise(() => {})
    }
  }
})

describe('who owes a fee', () => {
  it('sees everything for seven days more, and again as soon as it is paid [UP-008]', async () => {
    const memberId = await payer({ card: 'soft' })
    await runRenewals(fresh.house)
    const accessOn = async (moment: string) => {
      at(moment)
      return hasSubscription((await fresh.actorFor(memberId)).member, fresh.clock.now())
    }
    expect(await accessOn('2026-11-27T23:59:59')).toBe(true)
    expect(await accessOn('2026-11-28T00:00:00')).toBe(false)
    expect((await subscriptionOf(memberId)).state).toBe('will_continue')
    await changeCard(memberId)
    await retryUnpaid(fresh.house, memberId)
    expect((await invoicesOf(memberId))[0]).toMatchObject({ state: 'paid', paid_at: tokyo('2026-11-28T00:00:00') })
    expect(await accessOn('2026-11-28T00:00:01')).toBe(true)
  })
})

/** The next card, which works. */
async function changeCard(memberId: number) {
  const now = fresh.clock.now()
  const current = fresh.db.updateTable('payment_methods').set({ replaced_at: now }).where('member_id', '=', memberId)
  await current.execute()
  await fresh.db
    .insertInto('payment_methods')
    .values({
      ...{ member_id: memberId, kind: 'card', mask: '411111********11', expires_on: '2035-12-31' },
      provider_ref: `card_demo_ok_new_of_${memberId}`,
      registered_at: now,
    })
    .execute()
}
