import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBilling, tokyo, type Billing } from '#test/money/billing.ts'
import { writeInvoice, type WrittenInvoice } from '#test/money/invoices.ts'
import type { Payer } from '#test/money/payers.ts'
import { quitAnswers } from '#test/money/subscriptions.ts'
import { dayKey } from '#platform/tokyo.ts'
import { refund } from '../refunds/actions/refund.ts'
import { writeOff } from '../staff-invoices/actions/write-off.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { refundPaper } from '../receipts/papers.ts'
import { findRefundNote, readPaymentsHead } from '../receipts/queries.ts'
import { readPayments } from '../receipts/read-payments.server.ts'
import { hasSubscription } from '#domains/plans/rules.ts'
import { quit } from '#domains/contracts/quitting/actions/quit.ts'
import { sumOfDebt } from '#domains/plans/standing/queries.ts'
import { payNow } from './actions/pay-now.ts'
import { retryUnpaid } from './actions/retry-unpaid.ts'
import { chargeInvoice } from './charge-invoice.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'

let house: Billing
let staffId: number
beforeAll(async () => {
  house = await openBilling()
  staffId = await house.fresh.newMember({ isStaff: true })
})
afterAll(() => house.fresh.close())
beforeEach(() => house.begin())

const COURSE: WrittenInvoice = { kind: 'course', lines: [{ kind: 'course', label: '講座「夜の街」', yen: 11_800 }] }

/** Somebody all of whose months up to now are paid, and one thing more that the provider charged. */
async function payerOf(written: WrittenInvoice, payer: Partial<Payer> = {}) {
  const memberId = await house.payer({ invoicedMonths: 1, ...payer })
  const { id } = await writeInvoice(house.fresh.db, memberId, {
    ...written,
    at: house.fresh.clock.now(),
    state: 'open',
  })
  expect(await chargeInvoice(house.fresh.house, id, 'due')).toBe('paid')
  return { memberId, id }
}

/** The bank takes the newest payment back, and we learn of it. */
async function takeBackNewest(memberId: number) {
  const charges = await house.chargesOf(memberId)
  house.fresh.cards.chargeBack(charges.findLast(({ outcome }) => outcome === 'captured')!.id)
  await reconcile(house.fresh.house, dayKey(house.fresh.clock.now()))
}

const pay = async (memberId: number, id: number) => payNow(await house.fresh.actorFor(memberId), id)
const mayWatch = async (memberId: number) =>
  hasSubscription((await house.fresh.actorFor(memberId)).member, house.fresh.clock.now())
const newestLetter = async (memberId: number) => (await house.lettersTo(memberId)).at(-1)!.plain

describe('who owes a course that their bank took back', () => {
  it('keeps a paid subscription when their card is declined for it, and is told of nothing that closes [UP-008]', async () => {
    const { memberId, id } = await payerOf(COURSE, { card: 'first-ok' })
    await takeBackNewest(memberId)
    expect(await pay(memberId, id)).toBe('declined')
    expect((await house.subscriptionOf(memberId)).closes_at).toBeNull()
    house.at('2026-12-05T12:00:00')
    expect(await mayWatch(memberId)).toBe(true)
    const letter = await newestLetter(memberId)
    expect(letter).toContain('料金を請求できませんでした')
    expect(letter).not.toContain('視聴')
  })
})

it('who owes what their bank took back is offered the card on file, as their letter says [UP-004] [UP-015]', async () => {
  const { memberId } = await payerOf(COURSE)
  await takeBackNewest(memberId)
  expect(await newestLetter(memberId)).toContain('登録済みのカードまたは別のカードでお支払い')
  const { hasCard, rows } = await readPayments(await house.fresh.actorFor(memberId))
  expect([hasCard, rows[0]!.status, rows[0]!.isHard]).toEqual([true, 'unpaid', false])
})

describe('who got a part of a fee back before their bank took the rest', () => {
  const FEE: WrittenInvoice = { lines: [{ kind: 'fee', label: '6ヶ月プラン 月額', yen: 11_800 }] }

  async function owesTheRest() {
    const { memberId, id } = await payerOf(FEE)
    house.at('2026-11-25T12:00:00')
    const wish = { invoiceId: id, yen: 5_000, key: randomUUID(), reason: 'お詫び' }
    expect(await refund(await house.fresh.actorFor(staffId), wish)).toBe('done')
    await takeBackNewest(memberId)
    return { memberId, id }
  }
  /** What the book's accounts hold of an invoice. */
  async function bookOf(id: number) {
    const lines = await house.fresh.db
      .selectFrom('book_lines')
      .innerJoin('book_entries', 'book_entries.id', 'book_lines.entry_id')
      .select(({ fn }) => ['account', fn.sum<number>('yen').as('yen')])
      .where('invoice_id', '=', id)
      .groupBy('account')
      .execute()
    return Object.fromEntries(lines.map(({ account, yen }) => [account, yen]))
  }

  it('is asked for the rest, charged the rest, and has then paid a fee of which a part went back [UP-004] [UP-015]', async () => {
    const { memberId, id } = await owesTheRest()
    expect(await newestLetter(memberId)).toContain('お支払い額：6,800円')
    expect(await sumOfDebt(house.fresh.db, memberId)).toBe(6_800)
    expect((await readPaymentsHead(house.fresh.db, memberId)).owedYen).toBe(6_800)
    expect(await pay(memberId, id)).toBe('paid')
    expect((await house.chargesOf(memberId)).map(({ yen }) => yen)).toEqual([11_800, 6_800])
    expect((await house.invoicesOf(memberId))[0]).toMatchObject({ state: 'partly_refunded', refunded_yen: 5_000 })
    expect(await newestLetter(memberId)).toContain('お支払い額：6,800円')
    expect(await bookOf(id)).toMatchObject({ receivable: 0, provider: 6_800 })
  })

  it('reads on the refund’s paper of the day and the card of the sale, owing the rest or having paid it [UP-014]', async () => {
    const { memberId, id } = await owesTheRest()
    const settings = house.fresh.house.settings
    const paper = async () => {
      const { number } = await house.fresh.db
        .selectFrom('refunds')
        .select('number')
        .where('invoice_id', '=', id)
        .executeTakeFirstOrThrow()
      const { facts } = refundPaper((await findRefundNote(house.fresh.db, memberId, number))!, {
        settings,
        recipient: '',
      })
      return facts.filter(([label]) => label === 'もとの取引年月日' || label === '返金先').map(([, text]) => text)
    }
    const sale = ['2026年11月20日', 'クレジットカード（411111********11）']
    expect(await paper()).toEqual(sale)
    house.at('2026-12-05T12:00:00')
    await house.changeCard(memberId)
    await house.fresh.db
      .updateTable('payment_methods')
      .set({ mask: '555555********44' })
      .where('member_id', '=', memberId)
      .where('replaced_at', 'is', null)
      .execute()
    expect(await retryUnpaid(house.fresh.house, memberId)).toEqual(['paid'])
    expect(await paper()).toEqual(sale)
  })

  it('is forgiven the rest and no more: the book knows no claim below nothing [PL-038]', async () => {
    const { id } = await owesTheRest()
    await writeOff(await house.fresh.actorFor(staffId), id, { reason: '連絡がつかないため' })
    expect(await bookOf(id)).toEqual({
      ...{ receivable: 0, provider: 0, tax: 0 },
      ...{ sales: -10_728, refunds: 4_546, bad_debts: 6_182 },
    })
  })
})

it('who owes a fee that their bank took back has all days from then on, whatever was declined before it was paid [UP-015]', async () => {
  const memberId = await house.payer({ card: 'soft' })
  await runRenewals(house.fresh.house)
  house.at('2026-11-22T12:00:00')
  await house.changeCard(memberId, 'first-ok')
  expect(await retryUnpaid(house.fresh.house, memberId)).toEqual(['paid'])
  house.at('2026-12-01T12:00:00')
  await takeBackNewest(memberId)
  house.at('2026-12-02T12:00:00')
  const [invoice] = await house.invoicesOf(memberId)
  expect(await pay(memberId, invoice!.id)).toBe('declined')
  expect((await house.subscriptionOf(memberId)).closes_at).toEqual(tokyo('2026-12-09T00:00:00'))
  expect(await mayWatch(memberId)).toBe(true)
  expect(await newestLetter(memberId)).toContain('2026年12月8日 23:59まで')
  await house.changeCard(memberId)
  expect(await retryUnpaid(house.fresh.house, memberId)).toEqual(['paid'])
  const receipts = (await house.lettersTo(memberId)).filter(({ subject }) => subject.includes('お支払いを確認しました'))
  expect(receipts).toHaveLength(2)
})

it('who owes a fee of a contract that is over is not promised that anything opens again [UP-011]', async () => {
  const memberId = await house.payer({ card: 'soft' })
  await runRenewals(house.fresh.house)
  expect(await newestLetter(memberId)).toContain('視聴を一時停止')
  house.at('2026-12-20T00:00:00')
  await runRenewals(house.fresh.house)
  expect((await house.subscriptionOf(memberId)).state).toBe('after_unsubscribe')
  const [invoice] = await house.invoicesOf(memberId)
  expect(await pay(memberId, invoice!.id)).toBe('declined')
  const letter = await newestLetter(memberId)
  expect(letter).toContain('料金を請求できませんでした')
  expect(letter).not.toContain('視聴')
})

it('who quit and owes a fee again days before the end is promised nothing beyond it, and not that paying keeps the contract [UP-011]', async () => {
  const memberId = await house.payer({ planId: 2 })
  await runRenewals(house.fresh.house)
  await quit(await house.fresh.actorFor(memberId), await quitAnswers(house.fresh))
  house.at('2026-12-17T12:00:00')
  await takeBackNewest(memberId)
  expect(await house.subscriptionOf(memberId)).toMatchObject({
    access_ends_at: tokyo('2026-12-20T00:00:00'),
    closes_at: tokyo('2026-12-25T00:00:00'),
  })
  const letter = await newestLetter(memberId)
  expect(letter).toContain('カード会社がお支払いを取り消しました')
  for (const untrue of ['これまでどおり', '視聴', '再開']) expect(letter).not.toContain(untrue)
  expect(await mayWatch(memberId)).toBe(true)
})
