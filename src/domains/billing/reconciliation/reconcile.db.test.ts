import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { chargeInvoice } from '../invoices/charge-invoice.ts'
import { retryInvoices } from '../invoices/retry-invoices.ts'
import { refund } from '../refunds/actions/refund.ts'
import { refundMistake } from '../refunds/actions/refund-mistake.ts'
import { settleMismatch } from './actions/settle-mismatch.ts'
import { trialBalance } from '../book/queries.ts'
import { reconcile, reconcileMissed } from './reconcile.ts'

let fresh: FreshHouse
let staffId: number
let day = '2026-09-01'
beforeAll(async () => {
  fresh = await freshHouse()
  staffId = await fresh.newMember({ isStaff: true })
})
afterAll(() => fresh.close())
// Each test has a day of its own, so that none sees another's lines.
beforeEach(() => {
  day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  fresh.clock.set(new Date(`${day}T10:00:00+09:00`))
  fresh.cards.tell('normal')
})

const accounting = () => fresh.actorFor(staffId)
const cardOf = (memberId: number) => `card_demo_ok_debtor-${memberId}`

async function paidInvoice() {
  const memberId = await fresh.newMember({ plan: { planId: 2, state: 'will_continue' } })
  const invoice = await writeInvoice(fresh.db, memberId, { state: 'open', at: fresh.clock.now() })
  expect(await chargeInvoice(fresh.house, invoice.id, 'due')).toBe('paid')
  return { ...invoice, memberId, charge: fresh.cards.ledger(cardOf(memberId)).charges[0]! }
}
const mismatches = () =>
  fresh.db
    .selectFrom('provider_mismatches')
    .select(['id', 'kind', 'provider_charge_id as chargeId', 'our_yen as ours', 'provider_yen as theirs'])
    .where('day', '=', day)
    .orderBy('id')
    .execute()
const compared = () =>
  fresh.db.selectFrom('provider_reconciliations').selectAll().where('day', '=', day).executeTakeFirst()
const balanceOf = async (account: string) =>
  (await trialBalance(fresh.db)).find((row) => row.account === account)!.balanceYen

describe('a day held against the provider’s list', () => {
  it('on which both say the same has nothing for staff [UP-015]', async () => {
    const { id } = await paidInvoice()
    await paidInvoice()
    await refund(await accounting(), { invoiceId: id, yen: 800, reason: '一部返金', key: randomUUID() })
    expect(await reconcile(fresh.house, day)).toBe('done')
    expect(await mismatches()).toEqual([])
    expect(await compared()).toMatchObject({ charges: 2, provider_yen: 26_800, our_yen: 26_800 })
  })

  it('shows a charge that nobody asked for; it goes back whole, once, and the book ends as it began [UP-015]', async () => {
    const before = { provider: await balanceOf('provider'), suspense: await balanceOf('suspense') }
    const stray = fresh.cards.strayCharge(5_000)
    await reconcile(fresh.house, day)
    const [found] = await mismatches()
    expect(found).toMatchObject({ kind: 'unknown_charge', chargeId: stray.id, ours: null, theirs: 5_000 })
    expect((await balanceOf('provider')) - before.provider).toBe(5_000)
    const actor = await accounting()
    const asked = () => refundMistake(actor, { mismatch: found!.id, reason: '記録のない請求のため', key: randomUUID() })
    const done = await Promise.allSettled([asked(), asked(), asked()])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(fresh.cards.ledger().refunds.filter(({ charge }) => charge === stray.id)).toMatchObject([{ yen: 5_000 }])
    expect({ provider: await balanceOf('provider'), suspense: await balanceOf('suspense') }).toEqual(before)
    const row = await fresh.db
      .selectFrom('provider_mismatches')
      .select(['settled_at', 'settled_by'])
      .where('id', '=', found!.id)
      .executeTakeFirstOrThrow()
    expect(row.settled_by).toBe(staffId)
  })

  it('shows a month that was charged twice, and tells its payer when the second went back [UP-015]', async () => {
    fresh.cards.tell('twice', { times: 1 })
    const { memberId } = await paidInvoice()
    expect(fresh.cards.ledger(cardOf(memberId)).charges).toHaveLength(2)
    await reconcile(fresh.house, day)
    const [found, ...more] = await mismatches()
    expect(more).toEqual([])
    expect(found).toMatchObject({ kind: 'double', theirs: 13_800 })
    const actor = await accounting()
    await refundMistake(actor, { mismatch: found!.id, reason: '二重請求のため', key: randomUUID() })
    expect(fresh.cards.ledger(cardOf(memberId)).refunds).toMatchObject([{ charge: found!.chargeId, yen: 13_800 }])
    const letters = await fresh.db.selectFrom('letters').select('subject').orderBy('id', 'desc').limit(1).execute()
    expect(letters[0]!.subject).toContain('13,800円')
    // The payment itself stands.
    expect(await reconcile(fresh.house, day)).toBe('done')
    expect(await mismatches()).toHaveLength(1)
  })

  it('shows another sum than ours, and what we hold for paid without the provider knowing [UP-015]', async () => {
    const wrong = await paidInvoice()
    await fresh.db.updateTable('charge_attempts').set({ yen: 10_000 }).where('invoice_id', '=', wrong.id).execute()
    const memberId = await fresh.newMember()
    const lost = await writeInvoice(fresh.db, memberId, { at: fresh.clock.now() })
    await reconcile(fresh.house, day)
    expect(await mismatches()).toMatchObject([
      { kind: 'amount', chargeId: wrong.charge.id, ours: 10_000, theirs: 13_800 },
      { kind: 'missing_charge', chargeId: `ch_of_invoice_${lost.id}`, ours: 13_800, theirs: null },
    ])
  })

  it('does not miss a payment whose charge stands on the list of the day before [UP-015]', async () => {
    fresh.clock.set(new Date(`${day}T23:59:59+09:00`))
    const { id } = await paidInvoice()
    const next = new Date(`${day}T24:00:00+09:00`)
    await fresh.db.updateTable('charge_attempts').set({ finished_at: next }).where('invoice_id', '=', id).execute()
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    await reconcile(fresh.house, day)
    expect(await mismatches()).toEqual([])
  })

  it('waits while a charge is not decided here', async () => {
    const { id } = await paidInvoice()
    await fresh.db.updateTable('charge_attempts').set({ state: 'unknown' }).where('invoice_id', '=', id).execute()
    expect(await reconcile(fresh.house, day)).toBe('waits')
    expect(await compared()).toBeUndefined()
    await fresh.db.updateTable('charge_attempts').set({ state: 'captured' }).where('invoice_id', '=', id).execute()
    expect(await reconcile(fresh.house, day)).toBe('done')
    expect(await mismatches()).toEqual([])
  })

  it('finds nothing new when it is looked at again, and at once twice [UP-015]', async () => {
    fresh.cards.strayCharge(321)
    await Promise.all([reconcile(fresh.house, day), reconcile(fresh.house, day)])
    const book = await trialBalance(fresh.db)
    await reconcile(fresh.house, day)
    expect(await mismatches()).toHaveLength(1)
    expect(await trialBalance(fresh.db)).toEqual(book)
  })

  it('is settled with a note, once [UP-015]', async () => {
    fresh.cards.strayCharge(77)
    await reconcile(fresh.house, day)
    const { id } = (await mismatches())[0]!
    await settleMismatch(await accounting(), { mismatch: id, reason: '決済会社の試験と確認' })
    await expect(settleMismatch(await accounting(), { mismatch: id, reason: '再' })).rejects.toMatchObject({
      status: 409,
    })
    await expect(
      refundMistake(await accounting(), { mismatch: id, reason: '再', key: randomUUID() }),
    ).rejects.toMatchObject({ status: 409 })
  })
})

describe('a chargeback', () => {
  it('makes the invoice unpaid, books it, and is charged again by nobody [UP-015]', async () => {
    const { id, memberId, charge } = await paidInvoice()
    const before = await balanceOf('receivable')
    fresh.cards.chargeBack(charge.id)
    await reconcile(fresh.house, day)
    await reconcile(fresh.house, day)
    const invoice = await fresh.db
      .selectFrom('invoices')
      .select(['state', 'next_attempt_at', 'paid_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(invoice).toEqual({ state: 'unpaid', next_attempt_at: null, paid_at: null })
    expect((await balanceOf('receivable')) - before).toBe(13_800)
    expect((await mismatches()).map(({ kind }) => kind)).toEqual(['chargeback'])
    fresh.clock.forward(30 * 86_400_000)
    await retryInvoices(fresh.house)
    expect(fresh.cards.ledger(cardOf(memberId)).charges).toHaveLength(1)
    fresh.clock.set(new Date(`${day}T10:00:00+09:00`))
  })

  it('of a charge that the member pays anew is no double payment [UP-015]', async () => {
    const { id, charge } = await paidInvoice()
    fresh.cards.chargeBack(charge.id)
    await reconcile(fresh.house, day)
    expect(await chargeInvoice(fresh.house, id, 'pay_now')).toBe('paid')
    await reconcile(fresh.house, day)
    expect((await mismatches()).map(({ kind }) => kind)).toEqual(['chargeback'])
    const { state } = await fresh.db
      .selectFrom('invoices')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('paid')
  })
})

it('makes up for days on which nobody looked [UP-015]', async () => {
  await reconcile(fresh.house, day)
  const missed = [1, 2, 3].map((n) => new Date(Date.parse(day) + n * 86_400_000).toISOString().slice(0, 10))
  fresh.clock.set(new Date(`${missed[1]}T12:00:00+09:00`))
  const stray = fresh.cards.strayCharge(999)
  fresh.clock.set(new Date(`${missed[2]}T06:30:00+09:00`))
  await reconcileMissed(fresh.house)
  const rows = await fresh.db
    .selectFrom('provider_reconciliations')
    .select('day')
    .where('day', 'in', missed)
    .orderBy('day')
    .execute()
  expect(rows.map((row) => row.day)).toEqual(missed.slice(0, 2))
  const found = await fresh.db
    .selectFrom('provider_mismatches')
    .select('day')
    .where('provider_charge_id', '=', stray.id)
    .execute()
  expect(found).toEqual([{ day: missed[1] }])
})
