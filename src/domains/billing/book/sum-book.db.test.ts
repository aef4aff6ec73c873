import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db, OpenDb } from '#platform/db.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { openPatiently } from '#test/worlds/fresh-database.ts'
import { listEntriesAfter, trialBalance } from './queries.ts'
import { sumBook } from './sum-book.ts'
import { accounts } from './terms.ts'
import { writeEntries, writeEntry } from './write-entry.ts'

const at = new Date('2026-11-20T10:00:00+09:00')
let entries = 0
const entryOn = (bookedOn: string, yen = 1_000) => ({
  ...({ key: `entry ${++entries}`, kind: 'correction', description: '試し', bookedOn, at } as const),
  lines: [['bank', yen] as const, ['suspense', -yen] as const],
})
const write = (db: Db, bookedOn: string, yen?: number) =>
  db.transaction().execute((tx) => writeEntry(tx, entryOn(bookedOn, yen)))

/** The balance as the lines alone say it, every one of them read. */
async function readLineByLine(db: Db, until: string) {
  const lines = await db
    .selectFrom('book_lines')
    .innerJoin('book_entries', 'book_entries.id', 'entry_id')
    .select(['account', 'yen'])
    .where('booked_on', '<=', until)
    .execute()
  return accounts.map((account) => {
    const of = lines.filter((line) => line.account === account).map(({ yen }) => yen)
    const debitYen = of.filter((yen) => yen > 0).reduce((sum, yen) => sum + yen, 0)
    const creditYen = of.filter((yen) => yen < 0).reduce((sum, yen) => sum - yen, 0)
    return { account, debitYen, creditYen, balanceYen: debitYen - creditYen }
  })
}

describe('the balance that an accountant opens', () => {
  let fresh: FreshHouse
  const days = ['2026-08-31', '2026-09-01', '2026-09-14', '2026-09-30', '2026-10-17', '2026-11-20']
  const sumsAgree = async () => {
    for (const day of [...days, '2026-08-01', '2026-09-20', '2027-01-01'])
      expect(await trialBalance(fresh.db, day)).toEqual(await readLineByLine(fresh.db, day))
  }
  /** What the sums hold, and what the lines of all entries hold. */
  const moved = async () => {
    const { rows } = await sql<{ sums: number; lines: number }>`
      select (select sum(debit_yen + credit_yen) from book_sums) as sums,
        (select sum(abs(yen)) from book_lines) as lines`.execute(fresh.db)
    return rows[0]!
  }
  beforeAll(async () => {
    fresh = await freshHouse({ now: at })
    for (const day of days) {
      const memberId = await fresh.newMember()
      await writeInvoice(fresh.db, memberId, { at: new Date(`${day}T09:00:00+09:00`) })
      await writeInvoice(fresh.db, memberId, { state: 'unpaid', at: new Date(`${day}T23:59:59+09:00`) })
    }
  })
  afterAll(() => fresh.close())

  it('says the same of days in the midst of months before the book was summed, and after [PL-038]', async () => {
    await sumsAgree()
    await sumBook(fresh.house, 4)
    await sumsAgree()
    const { sums, lines } = await moved()
    expect(sums).toBe(lines)
    await write(fresh.db, '2026-11-20')
    await sumsAgree()
    await sumBook(fresh.house)
    await sumsAgree()
  })

  it('has an entry that comes months late in its own day, summed or not yet [PL-038]', async () => {
    const before = await trialBalance(fresh.db, '2026-09-13')
    const bank = async (day: string) =>
      (await trialBalance(fresh.db, day)).find(({ account }) => account === 'bank')!.debitYen
    const then = await bank('2026-09-14')
    await write(fresh.db, '2026-09-14', 777)
    expect(await bank('2026-09-14')).toBe(then + 777)
    await sumBook(fresh.house)
    expect(await bank('2026-09-14')).toBe(then + 777)
    expect(await trialBalance(fresh.db, '2026-09-13')).toEqual(before)
    await sumsAgree()
  })

  it('counts every entry once when several workers sum at once, and when the work is done again [PL-038]', async () => {
    for (let n = 0; n < 40; n++) await write(fresh.db, days[n % days.length]!, 100 + n)
    await Promise.all([sumBook(fresh.house, 3), sumBook(fresh.house, 5), sumBook(fresh.house, 3), sumBook(fresh.house)])
    await sumBook(fresh.house)
    const { sums, lines } = await moved()
    expect(sums).toBe(lines)
    await sumsAgree()
  })

  it('has the entry of somebody who began to write before the summing and ended after it [PL-038]', async () => {
    const slow = await fresh.db.startTransaction().execute()
    await writeEntry(slow, entryOn('2026-10-17', 4_321))
    await write(fresh.db, '2026-11-20', 1)
    let summed = false
    const summing = sumBook(fresh.house).finally(() => void (summed = true))
    const waits = async () => {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (
          select from pg_locks join pg_database d on d.oid = database
          where datname = current_database() and relation = 'book_entries'::regclass and not granted
        ) as waits
      `.execute(fresh.db)
      return rows[0]!.waits
    }
    while (!summed && !(await waits()));
    await slow.commit().execute()
    await summing
    await sumsAgree()
    const { sums, lines } = await moved()
    expect(sums).toBe(lines)
  })

  it('is right while somebody’s entry stays open for long: the sums wait for another time [PL-038]', async () => {
    const slow = await fresh.db.startTransaction().execute()
    await writeEntry(slow, entryOn('2026-10-17', 55))
    await write(fresh.db, '2026-11-20', 2)
    const before = await moved()
    await expect(sumBook(fresh.house)).rejects.toThrow('lock timeout')
    expect((await moved()).sums).toBe(before.sums)
    await sumsAgree()
    await slow.commit().execute()
    await sumsAgree()
    await sumBook(fresh.house)
    const { sums, lines } = await moved()
    expect(sums).toBe(lines)
    await sumsAgree()
  })
})

describe('a school of some years', () => {
  let fresh: FreshHouse
  let one: OpenDb
  beforeAll(async () => {
    fresh = await freshHouse({ now: at })
    const past = Array.from({ length: 6_000 }, (_, n) => {
      const day = new Date(Date.parse('2025-01-01') + Math.floor(n / 10) * 86_400_000)
      return entryOn(day.toISOString().slice(0, 10))
    })
    await fresh.db.transaction().execute((tx) => writeEntries(tx, past))
    await sumBook(fresh.house)
    for (let n = 0; n < 5; n++) await write(fresh.db, '2026-11-20')
    await sql`analyze book_entries, book_lines, book_sums`.execute(fresh.db)
    one = openPatiently(fresh.databaseUrl, { connections: 1 })
  })
  afterAll(async () => {
    await one.close()
    await fresh.close()
  })

  /** The ten lines that are not summed, and what the planner looks up besides. */
  const FEW = 30
  /** How many rows of the book's lines that work reads; on one connection, which tells its counts when asked. */
  async function linesRead(work: () => Promise<unknown>) {
    const count = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(one.db)
      const { rows } = await sql<{ read: number }>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'book_lines'
      `.execute(one.db)
      return rows[0]!.read
    }
    const before = await count()
    await work()
    return (await count()) - before
  }

  it('opens its balance without reading again what was summed [PL-038]', async () => {
    expect(await linesRead(() => readLineByLine(one.db, '2026-11-20'))).toBeGreaterThanOrEqual(12_010)
    expect(await linesRead(() => trialBalance(one.db, '2026-11-20'))).toBeLessThan(FEW)
    expect(await linesRead(() => trialBalance(one.db, '2025-06-15'))).toBeLessThan(FEW)
    expect(await trialBalance(one.db, '2025-06-15')).toEqual(await readLineByLine(one.db, '2025-06-15'))
  })

  it('sums a day without reading again what was summed [PL-038]', async () => {
    const house = { ...fresh.house, db: one.db }
    expect(await linesRead(() => sumBook(house))).toBeLessThan(FEW)
    expect(await linesRead(() => sumBook(house))).toBeLessThan(FEW)
    expect(await trialBalance(one.db)).toEqual(await readLineByLine(one.db, '2026-11-20'))
  })

  it('is handed a month of the book in parts, and only the lines of a part are read for it [PL-038]', async () => {
    const year = { from: '2025-01-01', before: '2026-01-01' }
    const part = () => listEntriesAfter(one.db, year, { bookedOn: '2025-03-01', id: 0 }, 20)
    expect(await linesRead(part)).toBe(40)
  })
})
