import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { bookChargeback, bookInvoice, bookWriteOff } from './book-events.ts'
import { trialBalance } from './queries.ts'
import { writeEntry } from './write-entry.ts'

let fresh: FreshHouse
const at = new Date('2026-11-20T10:00:00+09:00')
beforeAll(async () => {
  fresh = await freshHouse({ now: at })
})
afterAll(() => fresh.close())

const entry = { kind: 'correction', description: '試し', bookedOn: '2026-11-20', at } as const
const balances = async () =>
  Object.fromEntries((await trialBalance(fresh.db)).map(({ account, balanceYen }) => [account, balanceYen]))
/** What a piece of work changes in the book, account by account. */
async function changedBy(work: () => Promise<unknown>) {
  const before = await balances()
  await work()
  const after = await balances()
  return Object.fromEntries(
    Object.entries(after)
      .map(([account, yen]) => [account, yen - before[account]!] as const)
      .filter(([, yen]) => yen !== 0),
  )
}

it('books an invoice and its payment: the claim comes and goes, sales and tax stay [PL-038]', async () => {
  const memberId = await fresh.newMember()
  const lines = [
    { kind: 'fee', label: '月額', yen: 13_800 },
    { kind: 'discount', label: 'キャンペーン割引', yen: -2_000 },
  ] as const
  const changed = await changedBy(() => writeInvoice(fresh.db, memberId, { lines: [...lines], at }))
  expect(changed).toEqual({ provider: 11_800, sales: -12_728, tax: -1_072, discounts: 2_000 })
})

it('adds up to nothing over all accounts, whatever was booked [PL-038]', async () => {
  const memberId = await fresh.newMember()
  const unpaid = await writeInvoice(fresh.db, memberId, { state: 'unpaid', at })
  const paid = await writeInvoice(fresh.db, memberId, { at })
  await fresh.db.transaction().execute(async (tx) => {
    await bookWriteOff(tx, { invoiceId: unpaid.id, at })
    await bookChargeback(tx, { invoiceId: paid.id, chargebackId: 'cb_1', yen: paid.total, at })
  })
  const all = await trialBalance(fresh.db)
  expect(all.some(({ debitYen }) => debitYen > 0)).toBe(true)
  expect(all.reduce((sum, { balanceYen }) => sum + balanceYen, 0)).toBe(0)
})

it('says what the book said at the end of an earlier day [PL-038]', async () => {
  const memberId = await fresh.newMember()
  const before = await trialBalance(fresh.db, '2026-11-20')
  await writeInvoice(fresh.db, memberId, { at: new Date('2026-11-21T00:00:00+09:00') })
  expect(await trialBalance(fresh.db, '2026-11-20')).toEqual(before)
  expect(await trialBalance(fresh.db, '2026-11-21')).not.toEqual(before)
})

it('gives up a debt as a loss, less its tax [PL-038]', async () => {
  const { id } = await writeInvoice(fresh.db, await fresh.newMember(), { state: 'unpaid', at })
  const changed = await changedBy(() => fresh.db.transaction().execute((tx) => bookWriteOff(tx, { invoiceId: id, at })))
  expect(changed).toEqual({ receivable: -13_800, bad_debts: 12_546, tax: 1_254 })
})

it('takes an invoice back as if never made when nothing was delivered for it [PL-038]', async () => {
  const memberId = await fresh.newMember()
  const changed = await changedBy(async () => {
    const { id } = await writeInvoice(fresh.db, memberId, { state: 'open', at })
    await fresh.db.transaction().execute((tx) => bookWriteOff(tx, { invoiceId: id, at, cause: 'nothing_started' }))
  })
  expect(changed).toEqual({})
})

it('books a thing once, however often it is told, and at once too [PL-038]', async () => {
  const { id } = await writeInvoice(fresh.db, await fresh.newMember(), { at })
  const again = () => fresh.db.transaction().execute((tx) => bookInvoice(tx, id))
  expect(await changedBy(() => Promise.all([again(), again(), again()]))).toEqual({})
})

it('refuses an entry whose lines do not balance, also line by line [PL-038]', async () => {
  const wrong = fresh.db.transaction().execute((tx) =>
    writeEntry(tx, {
      ...entry,
      key: 'unbalanced',
      lines: [
        ['bank', 100],
        ['provider', -99],
      ],
    }),
  )
  await expect(wrong).rejects.toThrow('does not balance')
  const { id } = await fresh.db.selectFrom('book_entries').select('id').limit(1).executeTakeFirstOrThrow()
  const more = fresh.db
    .insertInto('book_lines')
    .values({ entry_id: id, position: 9, account: 'bank', yen: 1 })
    .execute()
  await expect(more).rejects.toThrow('does not balance')
  const balanced = fresh.db
    .insertInto('book_lines')
    .values([100, -100].map((yen, position) => ({ entry_id: id, position: 9 + position, account: 'bank', yen })))
    .execute()
  await expect(balanced).rejects.toThrow('was written before')
  const nowhere = fresh.db
    .insertInto('book_lines')
    .values([100, -100].map((yen, position) => ({ entry_id: id + 1_000_000, position, account: 'bank', yen })))
    .execute()
  await expect(nowhere).rejects.toThrow('is missing')
  const lines = [
    ['bank', 100],
    ['provider', -100],
  ] as const
  const ofNothing = fresh.db
    .transaction()
    .execute((tx) => writeEntry(tx, { ...entry, key: 'of nothing', invoiceId: 1_000_000_000, lines }))
  await expect(ofNothing).rejects.toThrow('has no invoice')
  const empty = fresh.db
    .insertInto('book_entries')
    .values({ key: 'empty', kind: 'correction', description: '', booked_on: '2026-11-20', written_at: at })
    .execute()
  await expect(empty).rejects.toThrow('does not balance')
})

it('keeps every invoice [PL-038]', async () => {
  await writeInvoice(fresh.db, await fresh.newMember(), { at })
  await expect(sql`delete from invoices`.execute(fresh.db)).rejects.toThrow('never deleted')
  await expect(sql`truncate invoices cascade`.execute(fresh.db)).rejects.toThrow('never deleted')
})

it.each(['book_entries', 'book_lines', 'book_sums'] as const)(
  'never changes or loses a row of %s [PL-038]',
  async (table) => {
    await writeInvoice(fresh.db, await fresh.newMember(), { at })
    const name = sql.table(table)
    const column = sql.ref(table === 'book_entries' ? 'description' : 'account')
    await expect(sql`update ${name} set ${column} = ${column}`.execute(fresh.db)).rejects.toThrow('append-only')
    await expect(sql`delete from ${name}`.execute(fresh.db)).rejects.toThrow('append-only')
    await expect(sql`truncate ${name} cascade`.execute(fresh.db)).rejects.toThrow('append-only')
  },
)
