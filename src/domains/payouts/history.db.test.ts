import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { trialBalance } from '#domains/billing/book/queries.ts'
import type { Actor } from '#platform/ask.ts'
import { Refusal } from '#platform/refusal.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { payeesOf, someAccount } from '#test/money/payees.ts'
import { closeMonth } from './actions/close-month.ts'
import { discardRun } from './actions/discard-run.ts'
import { makeFile } from './actions/make-file.ts'
import { markFailed } from './actions/mark-failed.ts'
import { markPaid } from './actions/mark-paid.ts'
import { cancelPayLine } from './lines.ts'
import { listTransfers } from './queries.ts'
import { addMonthsAnchored } from '#platform/days.ts'
import { transferNumber } from './terms.ts'
import { transferFile } from './transfer-file.ts'
import { openAccount } from './account.ts'

let fresh: FreshHouse
let payees: ReturnType<typeof payeesOf>
let staff: Actor
const people: number[] = []
beforeAll(async () => {
  fresh = await freshHouse({
    now: new Date('2030-01-10T10:00:00+09:00'),
    env: { PAYOUT_ACCOUNT: '0000012345 0001-001-1-1234567 ｶ)ｴｶﾞｸ' },
  })
  payees = payeesOf(fresh)
  staff = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
  for (const entity of ['individual', 'corporation'] as const)
    people.push(await payees.newPayee({ account: { entity } }))
  people.push(await payees.newPayee({ account: null }), await payees.newPayee({ account: someAccount }))
})
afterAll(() => fresh.close())

/** One thing that happens; those that are refused, as they would be, change nothing. */
const step = fc.oneof(
  fc.record({ does: fc.constant('earn' as const), who: fc.nat(3), yen: fc.integer({ min: 1, max: 1_300_000 }) }),
  fc.record({ does: fc.constantFrom('cancel', 'discard', 'file', 'pay', 'fail', 'close') }),
)
type Step = { does: string; who?: number; yen?: number }

/** How every history begins, so that there is something to go wrong with: a payment above the step of the tax. */
const begins: [Step, number][] = [
  [{ does: 'earn', who: 0, yen: 1_200_000 }, 0],
  [{ does: 'earn', who: 1, yen: 700 }, 0],
  ...['cancel', 'close', 'file', 'pay'].map((does): [Step, number] => [{ does }, 0]),
]

let keys = 0
let month = '2030-01-01'
const now = () => ({ ...staff, now: fresh.clock.now() })

async function live({ does, who = 0, yen = 1 }: Step, seed: number): Promise<void> {
  const runs = await fresh.db.selectFrom('payout_runs').select('id').orderBy('id', 'desc').limit(3).execute()
  const runId = runs[seed % Math.max(1, runs.length)]?.id ?? 0
  if (does === 'earn') await payees.earn(people[who]!, yen, { key: `h${++keys}` })
  if (does === 'cancel') {
    const line = { source: 'test', key: `h${Math.max(1, keys - (seed % 5))}`, reason: '試し', at: fresh.clock.now() }
    await fresh.db.transaction().execute((tx) => cancelPayLine(tx, line))
  }
  if (does === 'close') {
    const closing = month
    month = addMonthsAnchored(month, 1)
    fresh.clock.set(new Date(`${month}T09:00:00+09:00`))
    await closeMonth(now(), closing)
  }
  if (does === 'discard') await discardRun(now(), runId)
  if (does === 'file') await makeFile(now(), runId)
  if (does === 'pay') await markPaid(now(), runId)
  if (does === 'fail') {
    const transfers = await listTransfers(fresh.db, runId)
    const transferId = transfers[seed % Math.max(1, transfers.length)]?.id ?? 0
    await markFailed(now(), { runId, transferId, failure: 'other', note: '' })
  }
}

async function sums() {
  const { rows } = await sql<Record<'lines' | 'owed' | 'moving' | 'paid' | 'withheld' | 'cancelled', number>>`
    select coalesce(sum(l.yen), 0) as lines,
      coalesce(sum(l.yen) filter (where l.cancelled_at is not null), 0) as cancelled,
      coalesce(sum(l.yen) filter (where l.transfer_id is null and l.cancelled_at is null), 0) as owed,
      coalesce(sum(l.yen) filter (where t.id is not null and t.paid_at is null), 0) as moving,
      (select coalesce(sum(gross_yen - withheld_yen), 0) from payout_transfers where paid_at is not null and failed_at is null) as paid,
      (select coalesce(sum(withheld_yen), 0) from payout_transfers where paid_at is not null and failed_at is null) as withheld
    from pay_lines l left join payout_transfers t on t.id = l.transfer_id`.execute(fresh.db)
  return rows[0]!
}

async function everyYenIsSomewhere() {
  const { lines, owed, moving, paid, withheld, cancelled } = await sums()
  expect(lines).toBe(cancelled + owed + moving + paid + withheld)
  const book = Object.fromEntries((await trialBalance(fresh.db)).map((row) => [row.account, row.balanceYen]))
  expect(0 - book.payables!).toBe(owed + moving)
  expect(0 - book.bank!).toBe(paid)
  expect(0 - book.withheld!).toBe(withheld)
  expect(book.rewards!).toBe(lines - cancelled)
}

/** What the bank is told adds up to what the runs pay, and each run to its lines. */
async function filesSayTheSame() {
  for (const { id, pay_on } of await fresh.db.selectFrom('payout_runs').selectAll().execute()) {
    const rows = await listTransfers(fresh.db, id)
    const file = transferFile(
      fresh.house.settings.payoutAccount!,
      pay_on,
      rows.map((row) => ({
        number: transferNumber(row.id),
        to: openAccount(fresh.house.settings.secret, row.memberId, row.account)!,
        yen: row.grossYen - row.withheldYen,
      })),
    )
    const total = Number(file.subarray(-244, -122).toString('latin1').slice(7, 19))
    expect(total).toBe(rows.reduce((sum, row) => sum + row.grossYen - row.withheldYen, 0))
  }
}

it('keeps every yen in one place, in the lines as in the book, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(20)), { minLength: 8, maxLength: 30 }), async (history) => {
      for (const [what, seed] of [...begins, ...history])
        await live(what, seed).catch((refused: unknown) => {
          if (!(refused instanceof Refusal)) throw refused
        })
      await everyYenIsSomewhere()
      await filesSayTheSame()
    }),
    { numRuns: 25 },
  )
  const written = await fresh.db.selectFrom('book_entries').select('kind').distinct().execute()
  expect(written.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['earning', 'correction', 'payout']))
}, 60_000)
