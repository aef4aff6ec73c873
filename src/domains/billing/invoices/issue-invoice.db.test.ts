import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { NewInvoice } from './terms.ts'

let fresh: FreshHouse
beforeAll(async () => void (fresh = await freshHouse({ now: new Date('2026-11-20T00:00:05+09:00') })))
afterAll(() => fresh.close())

const issue = async (more: Partial<NewInvoice> = {}) => {
  const memberId = more.memberId ?? (await fresh.newMember())
  const lines = [{ kind: 'fee', label: '1ヶ月プラン 月額料金', yen: 13_800 }] as const
  const invoice = { memberId, kind: 'month', dueOn: '2026-11-20', lines, paymentKind: 'card', ...more } as const
  const id = await fresh.db.transaction().execute((tx) => issueInvoice(tx, fresh.house, invoice))
  return fresh.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

it('an invoice says the tax within its total, computed once [UP-013]', async () => {
  expect(await issue()).toMatchObject({ total_yen: 13_800, tax_yen: 1254, state: 'open' })
  const lines = [
    { kind: 'fee', label: '月額料金', yen: 9795 },
    { kind: 'commission', label: '手数料', yen: 198 },
  ] as const
  // 890 and 18 if each line were taxed by itself.
  expect(await issue({ lines })).toMatchObject({ total_yen: 9993, tax_yen: 908 })
})

it('an invoice stands in the book with its lines as soon as it is issued', async () => {
  const lines = [
    { kind: 'fee', label: '月額料金', yen: 13_800 },
    { kind: 'discount', label: 'キャンペーン割引', yen: -4000 },
  ] as const
  const { id, total_yen } = await issue({ lines })
  const written = await fresh.db.selectFrom('invoice_lines').selectAll().where('invoice_id', '=', id).execute()
  expect(written.map(({ position, kind, yen }) => [position, kind, yen])).toEqual([
    [0, 'fee', 13_800],
    [1, 'discount', -4000],
  ])
  const booked = await fresh.db
    .selectFrom('book_lines')
    .innerJoin('book_entries', 'book_entries.id', 'book_lines.entry_id')
    .select(['account', 'yen'])
    .where('invoice_id', '=', id)
    .where('account', '=', 'receivable')
    .execute()
  expect(booked.reduce((sum, { yen }) => sum + yen, 0)).toBe(total_yen)
})

it('the same month of a term is never invoiced twice [PL-037]', async () => {
  const memberId = await fresh.newMember()
  const term = await fresh.db
    .insertInto('terms')
    .values({
      ...{ member_id: memberId, plan_id: 2, kind: 'paid', anchor_on: '2026-11-20', months: 1 },
      ...{ starts_on: '2026-11-20', ends_on: '2026-12-19', monthly_yen: 13_800, cancel_anytime: true },
      begun_at: fresh.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await issue({ memberId, termId: term.id, month: 0 })
  await expect(issue({ memberId, termId: term.id, month: 0 })).rejects.toThrow('invoices_month_once')
  expect(await fresh.db.selectFrom('invoices').select('id').where('member_id', '=', memberId).execute()).toHaveLength(1)
})
