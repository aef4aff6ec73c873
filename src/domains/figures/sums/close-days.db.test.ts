import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeEntry } from '#domains/billing/book/write-entry.ts'
import { addDaysTo, endOf, type Day } from '#platform/days.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { recount } from '#test/figures/recount.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { closeDays } from './close-days.ts'

let fresh: FreshHouse
const people: { id: number; state: string }[] = []
let today: Day = '2030-03-01'
const noonOf = (day: Day, minutes = 0) => new Date(startOfDay(day).getTime() + minutes * 60_000)

beforeAll(async () => {
  fresh = await freshHouse({ now: noonOf(today) })
  await newcomer(today)
})
afterAll(() => fresh.close())

async function newcomer(day: Day) {
  const id = await fresh.newMember()
  await fresh.db
    .updateTable('members')
    .set({ joined_at: noonOf(day, 5) })
    .where('id', '=', id)
    .execute()
  people.push({ id, state: 'before_subscribe' })
}

/** Where a contract may go from each state. */
const ways: Record<string, string[]> = {
  before_subscribe: ['under_trial', 'will_continue'],
  under_trial: ['will_continue', 'will_cancel', 'under_trial'],
  will_continue: ['will_cancel', 'will_continue'],
  will_cancel: ['after_unsubscribe', 'will_continue'],
  after_unsubscribe: ['will_continue', 'under_trial'],
}

async function turn(seed: number, day: Day, minute: number) {
  const person = people[seed % people.length]!
  const to = ways[person.state]![seed % ways[person.state]!.length]!
  await fresh.db
    .insertInto('subscription_changes')
    .values({
      ...{ member_id: person.id, from_state: person.state, to_state: to, cause: 'staff', at: noonOf(day, minute) },
      plan_id: 1 + (seed % 6),
    })
    .execute()
  person.state = to
}

/** A month is invoiced: paid at once, or declined and paid a while later, or never. */
async function invoice(seed: number, day: Day, minute: number) {
  const person = people[seed % people.length]!
  const lines = [
    { kind: 'fee' as const, label: '月額', yen: 8_900 + (seed % 5_000) },
    ...(seed % 3 === 0 ? [{ kind: 'discount' as const, label: '割引', yen: -1_000 }] : []),
    ...(seed % 4 === 0 ? [{ kind: 'commission' as const, label: '手数料', yen: 198 }] : []),
  ]
  const paymentKind = seed % 4 === 0 ? ('direct_debit' as const) : ('card' as const)
  const at = noonOf(day, minute)
  const state = seed % 5 === 0 ? ('unpaid' as const) : ('paid' as const)
  const made = await writeInvoice(fresh.db, person.id, { lines, at, state, paymentKind })
  if (seed % 7 === 0 && state === 'paid')
    await book(made, 'refund', addDaysTo(day, seed % 3), -Math.min(500, made.total))
  if (seed % 11 === 0 && state === 'unpaid') await book(made, 'write_off', addDaysTo(day, 2), -made.total)
}

let keys = 0
/** Something that is booked for an invoice beside it, on a day that may be over. */
async function book(made: { id: number }, kind: 'refund' | 'write_off' | 'payment', day: Day, yen: number) {
  const [account, other] =
    kind === 'write_off' ? (['receivable', 'bad_debts'] as const) : (['provider', 'refunds'] as const)
  await fresh.db.transaction().execute((tx) =>
    writeEntry(tx, {
      ...{
        key: `${kind}:test-${++keys}`,
        kind,
        invoiceId: made.id,
        description: '試し',
        bookedOn: day,
        at: fresh.clock.now(),
      },
      lines: [
        [account, yen],
        [other, -yen],
      ],
    }),
  )
}

const stored = async () => {
  const { rows } = await sql<{ measure: string; day: Day; key: string; value: number }>`
    select measure, day, key, sum(value) as value from figure_days group by 1, 2, 3 order by 1, 2, 3`.execute(fresh.db)
  return rows
}
const firstSums = async () => {
  const { rows } = await sql<object>`
    select * from figure_days where summed_on = day order by measure, day, key`.execute(fresh.db)
  return rows
}

describe('the sums of days that are over', () => {
  it('say the same as a recount of book and log after whatever happened, and stay as they are [ST-028] [ST-029]', async () => {
    const happening = fc.record({
      does: fc.constantFrom('join', 'turn', 'turn', 'invoice', 'late'),
      seed: fc.nat(10_000),
    })
    const stretch = fc.array(happening, { minLength: 12, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(stretch, fc.integer({ min: 1, max: 9 }), async (happenings, atOnce) => {
        const before = await firstSums()
        for (const [index, { does, seed }] of happenings.entries()) {
          const day = addDaysTo(today, Math.floor(index / 2))
          const minute = (index % 2) * 700 + (seed % 600)
          fresh.clock.set(noonOf(day, minute))
          if (does === 'join') await newcomer(day)
          if (does === 'turn') await turn(seed, day, minute)
          if (does === 'invoice') await invoice(seed, day, minute)
          const made = await fresh.db.selectFrom('invoices').select('id').orderBy('id').limit(1).executeTakeFirst()
          if (does === 'late' && made)
            await book(made, 'refund', addDaysTo(today, -1 - (seed % 20)), -(1 + (seed % 90)))
        }
        today = addDaysTo(today, Math.ceil(happenings.length / 2))
        fresh.clock.set(noonOf(today, 7 * 60))
        await closeDays(fresh.house, atOnce)
        expect(await stored()).toEqual(await recount(fresh.db))
        const after = new Set((await firstSums()).map((row) => JSON.stringify(row)))
        expect(before.filter((row) => !after.has(JSON.stringify(row)))).toEqual([])
      }),
      { numRuns: 8, seed: 20_301 },
    )
    const corrections = await sql<{ count: number }>`
      select count(*)::int as count from figure_days where summed_on > day`.execute(fresh.db)
    expect(corrections.rows[0]!.count).toBeGreaterThan(0)
  })

  it('come to the book to the yen: what methods took less what went back is what came to bank and provider [ST-028]', async () => {
    const { rows } = await sql<{ sums: number; book: number }>`
      select (select sum(case measure when 'taken' then value else -value end) from figure_days where measure in ('taken', 'returned')) as sums,
        (select sum(l.yen) from book_entries e join book_lines l on l.entry_id = e.id
          where e.kind in ('payment', 'refund', 'chargeback') and l.account in ('bank', 'provider') and e.booked_on < ${today}) as book`.execute(
      fresh.db,
    )
    expect(rows[0]!.sums).toBe(rows[0]!.book)
    expect(rows[0]!.sums).toBeGreaterThan(100_000)
  })

  it('are closed once however often and by however many at once, and nobody changes or erases them [ST-029]', async () => {
    const before = await stored()
    await Promise.all([closeDays(fresh.house), closeDays(fresh.house, 2), closeDays(fresh.house)])
    expect(await stored()).toEqual(before)
    for (const change of [
      sql`update figure_days set value = value + 1`,
      sql`delete from figure_days`,
      sql`truncate figure_days`,
      sql`delete from figure_closings`,
    ])
      await expect(change.execute(fresh.db)).rejects.toThrow('never changed')
    const late = sql`insert into figure_days values ('members', '2030-03-02', 'x', '2030-03-09', 1)`
    await expect(late.execute(fresh.db)).rejects.toThrow('figure_days_only_money_is_corrected')
  })

  it('of somebody who leaves the school stay, and they are counted no more from that day on [ST-029]', async () => {
    const at = (day: Day) => stored().then((all) => all.filter((one) => one.measure === 'members' && one.day === day))
    const yesterday = dayKey(new Date(fresh.clock.now().getTime() - 86_400_000))
    const before = await at(yesterday)
    await fresh.db
      .updateTable('members')
      .set({ withdrawn_at: fresh.clock.now() })
      .where('id', '=', people[0]!.id)
      .execute()
    fresh.clock.set(new Date(endOf(today).getTime() + 7 * 3_600_000))
    await closeDays(fresh.house)
    expect(await at(yesterday)).toEqual(before)
    const count = (rows: { value: number }[]) => rows.reduce((all, { value }) => all + value, 0)
    expect(count(await at(today))).toBe(count(before) - 1)
  })
})
