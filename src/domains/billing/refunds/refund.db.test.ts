import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { writeInvoice, type WrittenInvoice } from '#test/money/invoices.ts'
import { addDays } from '#platform/tokyo.ts'
import { chargeInvoice } from '../invoices/charge-invoice.ts'
import { refund } from './actions/refund.ts'
import { writeOff } from '../staff-invoices/actions/write-off.ts'
import { finishRefund, resumeRefunds } from './finish-refund.ts'
import { trialBalance } from '../book/queries.ts'

const at = new Date('2026-11-20T10:00:00+09:00')
let fresh: FreshHouse
let staffId: number
beforeAll(async () => {
  fresh = await freshHouse({ now: at })
  staffId = await fresh.newMember({ isStaff: true })
})
afterAll(() => fresh.close())
beforeEach(() => fresh.cards.tell('normal'))

const accounting = () => fresh.actorFor(staffId)

/** An invoice that the provider really charged. */
async function paidInvoice(more: WrittenInvoice = {}) {
  const memberId = await fresh.newMember()
  const invoice = await writeInvoice(fresh.db, memberId, { state: 'open', at, ...more })
  expect(await chargeInvoice(fresh.house, invoice.id, 'due')).toBe('paid')
  return { ...invoice, memberId }
}
const wish = (invoiceId: number, yen: number, key: string = randomUUID()) => ({
  invoiceId,
  yen,
  key,
  reason: '二重のお申し込みのため',
})
const invoiceOf = (id: number) =>
  fresh.db
    .selectFrom('invoices')
    .select(['state', 'refunded_yen as refundedYen'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const refundsOf = (invoiceId: number) =>
  fresh.db.selectFrom('refunds').selectAll().where('invoice_id', '=', invoiceId).orderBy('asked_at').execute()
/** What the provider gave back to this member's card. */
const givenBack = (memberId: number) =>
  fresh.cards.ledger(`card_demo_ok_debtor-${memberId}`).refunds.map(({ yen }) => yen)
const balanceOf = async (account: string) =>
  (await trialBalance(fresh.db)).find((row) => row.account === account)!.balanceYen

describe('a refund', () => {
  it('in part goes back to the card, into the book and to the member by mail [UP-014]', async () => {
    const { id, memberId } = await paidInvoice()
    const before = { provider: await balanceOf('provider'), tax: await balanceOf('tax') }
    expect(await refund(await accounting(), wish(id, 3_000))).toBe('done')
    expect(givenBack(memberId)).toEqual([3_000])
    expect(await invoiceOf(id)).toEqual({ state: 'partly_refunded', refundedYen: 3_000 })
    expect((await balanceOf('provider')) - before.provider).toBe(-3_000)
    expect((await balanceOf('tax')) - before.tax).toBe(272)
    const { email } = await fresh.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const letters = await fresh.db.selectFrom('letters').selectAll().where('to_address', '=', email).execute()
    const told = letters.find(({ subject }) => subject.includes('返金'))!
    expect(told.plain).toContain('3,000円')
    expect(told.plain).toContain(`/users/${memberId}/refund_notes/R`)
  })

  it('of the whole leaves the plan as it is [UP-014]', async () => {
    const memberId = await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } })
    const { id } = await writeInvoice(fresh.db, memberId, { state: 'open', at })
    await chargeInvoice(fresh.house, id, 'due')
    await refund(await accounting(), wish(id, 13_800))
    expect((await invoiceOf(id)).state).toBe('refunded')
    const { state } = await fresh.db
      .selectFrom('subscriptions')
      .select('state')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(state).toBe('will_continue')
  })

  it('gives back, in parts, exactly the tax of the invoice [UP-013]', async () => {
    const { id } = await paidInvoice()
    for (const yen of [1_005, 4_999, 7_796]) await refund(await accounting(), wish(id, yen))
    const rows = await refundsOf(id)
    expect(rows.reduce((sum, row) => sum + row.tax_yen, 0)).toBe(1_254)
    expect((await invoiceOf(id)).state).toBe('refunded')
  })

  it('asked for twice with one key is one refund, and with other figures is none [UP-014]', async () => {
    const { id, memberId } = await paidInvoice()
    const same = wish(id, 500)
    await Promise.all([refund(await accounting(), same), refund(await accounting(), same)])
    await refund(await accounting(), same)
    expect(givenBack(memberId)).toEqual([500])
    await expect(refund(await accounting(), { ...same, yen: 600 })).rejects.toMatchObject({ code: 'key-used' })
  })

  it('never comes to more than was paid, however many ask at once [UP-014]', async () => {
    const { id, memberId } = await paidInvoice()
    const actor = await accounting()
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => refund(actor, wish(id, 5_000))))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(givenBack(memberId)).toEqual([5_000, 5_000])
    expect(await invoiceOf(id)).toEqual({ state: 'partly_refunded', refundedYen: 10_000 })
  })

  it('is refused for more than is left, for nothing paid, and for what is not there [UP-014]', async () => {
    const { id } = await paidInvoice()
    await expect(refund(await accounting(), wish(id, 13_801))).rejects.toMatchObject({ status: 422 })
    const unpaid = await writeInvoice(fresh.db, await fresh.newMember(), { state: 'unpaid', at })
    await expect(refund(await accounting(), wish(unpaid.id, 1))).rejects.toMatchObject({ status: 409 })
    await expect(refund(await accounting(), wish(999_999, 1))).rejects.toMatchObject({ status: 404 })
  })

  it('whose answer is lost is finished by the job, once, under the same key [UP-014]', async () => {
    const { id, memberId } = await paidInvoice()
    fresh.cards.tell('captured-but-timed-out', { times: 1, only: 'refunds' })
    const { key, ...rest } = wish(id, 2_000)
    expect(await refund(await accounting(), { key, ...rest })).toBe('started')
    expect((await invoiceOf(id)).refundedYen).toBe(0)
    await Promise.all([finishRefund(fresh.house, { id: key }), finishRefund(fresh.house, { id: key })])
    expect(await finishRefund(fresh.house, { id: key })).toBe('done')
    expect(givenBack(memberId)).toEqual([2_000])
    expect((await invoiceOf(id)).refundedYen).toBe(2_000)
    expect(
      await fresh.db.selectFrom('book_entries').select('id').where('key', '=', `refund:${key}`).execute(),
    ).toHaveLength(1)
  })

  it('stands in a job from the moment it is promised, so that a killed process loses nothing [UP-014]', async () => {
    const { id } = await paidInvoice()
    fresh.cards.tell('refuse', { times: 1, only: 'refunds' })
    const asked = wish(id, 100)
    expect(await refund(await accounting(), asked)).toBe('started')
    const { rows } = await fresh.house.pool.query('select key from graphile_worker.jobs where key = $1', [
      `refund:${asked.key}`,
    ])
    expect(rows).toHaveLength(1)
  })

  it('whose provider is away longer than a job is tried is asked for again, and made once [UP-014]', async () => {
    const { id, memberId } = await paidInvoice()
    fresh.cards.tell('down')
    expect(await refund(await accounting(), wish(id, 300))).toBe('started')
    await fresh.house.pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
    fresh.cards.tell('normal')
    const stateOf = async () => (await refundsOf(id))[0]!.state
    fresh.clock.set(new Date(at.getTime() + 59 * 60_000))
    await resumeRefunds(fresh.house)
    await fresh.workOff()
    expect(await stateOf()).toBe('started')
    fresh.clock.set(addDays(at, 5))
    await Promise.all([resumeRefunds(fresh.house), resumeRefunds(fresh.house)])
    await fresh.workOff()
    expect(await stateOf()).toBe('done')
    expect(givenBack(memberId)).toEqual([300])
    fresh.clock.set(at)
  })

  it('that the provider will not make is declined: nothing is booked, and the sum is free again [UP-014]', async () => {
    const { id, memberId } = await paidInvoice()
    fresh.cards.chargeBack(fresh.cards.ledger(`card_demo_ok_debtor-${memberId}`).charges[0]!.id)
    expect(await refund(await accounting(), wish(id, 700))).toBe('declined')
    expect(await invoiceOf(id)).toEqual({ state: 'paid', refundedYen: 0 })
    expect((await refundsOf(id)).map(({ state, failure_code }) => [state, failure_code])).toEqual([
      ['declined', 'refund_exceeds_charge'],
    ])
  })

  it('of a direct debit is written down as a transfer from the bank [UP-014]', async () => {
    const memberId = await fresh.newMember()
    const { id } = await writeInvoice(fresh.db, memberId, { paymentKind: 'direct_debit', at })
    const before = await balanceOf('bank')
    fresh.cards.tell('down')
    expect(await refund(await accounting(), wish(id, 13_800))).toBe('done')
    expect((await balanceOf('bank')) - before).toBe(-13_800)
    const { email } = await fresh.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const letters = await fresh.db.selectFrom('letters').select('plain').where('to_address', '=', email).execute()
    expect(letters.map(({ plain }) => plain)).toEqual([expect.stringContaining('銀行振込')])
  })
})

describe('a debt that is given up', () => {
  it('is owed no more, stands in the book as a loss, and lets its debtor in again [PL-038]', async () => {
    const memberId = await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } })
    const { id } = await writeInvoice(fresh.db, memberId, { state: 'unpaid', at })
    await fresh.db.updateTable('subscriptions').set({ closes_at: at }).where('member_id', '=', memberId).execute()
    const before = await balanceOf('bad_debts')
    await writeOff(await accounting(), id, { reason: '長期間連絡がつかないため' })
    expect((await invoiceOf(id)).state).toBe('written_off')
    expect((await balanceOf('bad_debts')) - before).toBe(12_546)
    const { closes_at } = await fresh.db
      .selectFrom('subscriptions')
      .select('closes_at')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(closes_at).toBeNull()
  })

  it.each(['paid', 'processing', 'unknown', 'open'] as const)('cannot be an invoice that is %s', async (state) => {
    const { id } = await writeInvoice(fresh.db, await fresh.newMember(), { state, at })
    await expect(writeOff(await accounting(), id, { reason: '試し' })).rejects.toMatchObject({ status: 409 })
  })
})
