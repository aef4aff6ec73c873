import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bankDayFrom } from '#platform/bank-days.ts'
import { addDaysTo } from '#platform/days.ts'
import { payoutHouse } from '#test/money/payouts.ts'
import { closeMonth } from './actions/close-month.ts'
import { discardRun } from './actions/discard-run.ts'
import { makeFile } from './actions/make-file.ts'
import { addPayLine, cancelPayLine, holdPayee } from './index.ts'

const desk = await payoutHouse()
const { fresh, payees, staff, at, transfersOf, afterTheMonth, balances, owedYen, letters } = desk
afterAll(() => fresh.close())
beforeEach(() => desk.nextYear())

describe('what is earned', () => {
  it('is owed once for each thing that earns it, in the book too, however many say so at once', async () => {
    const memberId = await payees.newPayee()
    const before = await balances()
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => payees.earn(memberId, 4_000, { key: `same-${at.year}` })))
    expect(told.filter(Boolean)).toHaveLength(1)
    const after = await balances()
    expect([after.payables! - before.payables!, after.rewards! - before.rewards!]).toEqual([-4_000, 4_000])
  })

  it('belongs to somebody whom the school pays for it, and never changes', async () => {
    const memberId = await payees.newPayee({ kind: 'ambassador' })
    await expect(payees.earn(memberId, 500)).rejects.toThrow('pay_lines_payee')
    await payees.earn(memberId, 500, { kind: 'ambassador', key: `fixed-${at.year}` })
    const line = fresh.db.updateTable('pay_lines').where('source_key', '=', `fixed-${at.year}`)
    await expect(line.set({ yen: 5_000 }).execute()).rejects.toThrow('never changed')
    await expect(fresh.db.deleteFrom('pay_lines').execute()).rejects.toThrow('never changed')
  })

  it('can be cancelled until it is being paid, once, and the book takes it back', async () => {
    const memberId = await payees.newPayee()
    const key = `gone-${at.year}`
    const cancel = () =>
      fresh.db
        .transaction()
        .execute((tx) => cancelPayLine(tx, { source: 'test', key, reason: '返品', at: fresh.clock.now() }))
    const before = await balances()
    await payees.earn(memberId, 3_000, { key })
    expect(await Promise.all([cancel(), cancel()])).toContain(true)
    expect(await cancel()).toBe(false)
    expect(await balances()).toEqual(before)
    await payees.earn(memberId, 700, { key: `paid-${at.year}` })
    afterTheMonth()
    await closeMonth(await staff(), at.month)
    const late = { source: 'test', key: `paid-${at.year}`, reason: '返品', at: fresh.clock.now() }
    expect(await fresh.db.transaction().execute((tx) => cancelPayLine(tx, late))).toBe(false)
  })
})

describe('the close of a month', () => {
  it('pays what was earned until its end, less tax, and leaves the rest for later', async () => {
    const [teacher, ambassador, nowhere] = [
      await payees.newPayee(),
      await payees.newPayee({ kind: 'ambassador' }),
      await payees.newPayee({ account: null }),
    ]
    await payees.earn(teacher, 6_000)
    await payees.earn(teacher, 4_000, { at: new Date(`${at.year}-06-30T23:59:59+09:00`) })
    await payees.earn(teacher, 9_000, { at: new Date(`${at.year}-07-01T00:00:00+09:00`) })
    await payees.earn(ambassador, 3_000, { kind: 'ambassador' })
    await payees.earn(nowhere, 5_000)
    afterTheMonth()
    const runId = await closeMonth(await staff(), at.month)
    const rows = await transfersOf(runId)
    expect(rows.map((row) => [row.member_id, row.gross_yen, row.withheld_yen])).toEqual([
      [teacher, 10_000, 1_021],
      [ambassador, 3_000, 0],
    ])
    const run = await fresh.db.selectFrom('payout_runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
    expect(run.pay_on.slice(0, 8)).toBe(`${at.year}-07-`)
    expect(await owedYen()).toBeGreaterThanOrEqual(14_000)
  })

  it('is refused while the month runs, and where nobody can be paid', async () => {
    await expect(closeMonth(await staff(), at.month)).rejects.toMatchObject({ code: 'month-runs' })
    afterTheMonth()
    await fresh.db.updateTable('payee_kinds').set({ held_at: fresh.clock.now() }).execute()
    await expect(closeMonth(await staff(), at.month)).rejects.toMatchObject({ code: 'nothing-to-pay' })
    await fresh.db.updateTable('payee_kinds').set({ held_at: null }).execute()
    expect(await fresh.db.selectFrom('payout_runs').select('id').where('month', '=', at.month).execute()).toEqual([])
  })

  it('happens once when five press at once, and no line is in two transfers', async () => {
    for (let person = 0; person < 3; person++) await payees.earn(await payees.newPayee(), 1_000 + person)
    afterTheMonth()
    const actor = await staff()
    const ends = await Promise.allSettled([1, 2, 3, 4, 5].map(() => closeMonth(actor, at.month)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ status: 409, code: 'already-closed' })
    const runs = await fresh.db.selectFrom('payout_runs').select('id').where('month', '=', at.month).execute()
    expect(runs).toHaveLength(1)
    const { rows } = await sql<{ gross: number; lines: number }>`
      select sum(gross_yen) as gross, (select sum(l.yen) from pay_lines l join payout_transfers t on t.id = l.transfer_id
        where t.run_id = ${runs[0]!.id}) as lines from payout_transfers where run_id = ${runs[0]!.id}`.execute(fresh.db)
    expect(rows[0]!.gross).toBe(rows[0]!.lines)
  })

  it('can be undone until the file is made: everything is owed as before, and the month closes anew', async () => {
    await payees.earn(await payees.newPayee(), 8_000)
    afterTheMonth()
    const owed = await owedYen()
    const runId = await closeMonth(await staff(), at.month)
    await discardRun(await staff(), runId)
    expect(await owedYen()).toBe(owed)
    const again = await closeMonth(await staff(), at.month)
    await makeFile(await staff(), again)
    await expect(discardRun(await staff(), again)).rejects.toMatchObject({ code: 'file-made' })
    await expect(fresh.db.deleteFrom('payout_runs').where('id', '=', again).execute()).rejects.toThrow('never deleted')
  })

  it('is paid on the next day on which banks are open where its file is made only after its day has come', async () => {
    await payees.earn(await payees.newPayee(), 8_000)
    afterTheMonth()
    const runId = await closeMonth(await staff(), at.month)
    const day = async () =>
      (await fresh.db.selectFrom('payout_runs').select('pay_on').where('id', '=', runId).executeTakeFirstOrThrow())
        .pay_on
    const meant = await day()
    fresh.clock.set(new Date(`${meant}T09:00:00+09:00`))
    await makeFile(await staff(), runId)
    expect(await day()).toBe(bankDayFrom(addDaysTo(meant, 1)))
  })

  it('waits for nobody’s held earnings and pays them when they are let go', async () => {
    const memberId = await payees.newPayee()
    await payees.earn(memberId, 2_500)
    const hold = (at: Date | null) => fresh.db.transaction().execute((tx) => holdPayee(tx, memberId, 'teaching', at))
    await hold(fresh.clock.now())
    await payees.earn(await payees.newPayee(), 1)
    afterTheMonth()
    const runId = await closeMonth(await staff(), at.month)
    expect((await transfersOf(runId)).map((row) => row.member_id)).not.toContain(memberId)
    await discardRun(await staff(), runId)
    await hold(null)
    const rows = await transfersOf(await closeMonth(await staff(), at.month))
    expect(rows.find((row) => row.member_id === memberId)?.gross_yen).toBe(2_500)
  })
})

it('asks once a month for the account of who is owed something, until it is there', async () => {
  const memberId = await payees.newPayee({ account: null })
  await payees.earn(memberId, 4_000)
  const ask = async () => {
    await fresh.house.jobs.add(fresh.db, 'payouts.ask-for-accounts', {})
    await fresh.workOff()
  }
  await ask()
  await ask()
  expect(await letters(`payouts.account-missing:${memberId}`)).toHaveLength(1)
  fresh.clock.set(new Date(`${at.year}-07-01T09:00:00+09:00`))
  await ask()
  expect(await letters(`payouts.account-missing:${memberId}`)).toHaveLength(2)
})

it('books every line that is written for somebody', async () => {
  const memberId = await payees.newPayee()
  const line = { memberId, kind: 'teaching', source: 'test', key: `x-${at.year}`, description: '添削 No.1' } as const
  const add = (yen: number) =>
    fresh.db.transaction().execute((tx) => addPayLine(tx, { ...line, yen, earnedAt: fresh.clock.now() }))
  await expect(add(0)).rejects.toThrow('pay_lines_yen')
  expect(await add(10)).toBe(true)
  expect(await add(20)).toBe(false)
})
