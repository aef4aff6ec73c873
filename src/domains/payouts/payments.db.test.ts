import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { dyingAt } from '#test/house/dying.ts'
import { payoutHouse } from '#test/money/payouts.ts'
import { closeMonth } from './actions/close-month.ts'
import { discardRun } from './actions/discard-run.ts'
import { makeFile } from './actions/make-file.ts'
import { markFailed } from './actions/mark-failed.ts'
import { markPaid } from './actions/mark-paid.ts'
import { cancelPayLine } from './lines.ts'

const desk = await payoutHouse()
const { fresh, payees, staff, at, transfersOf, afterTheMonth, balances, owedYen, filedRun, letters } = desk
afterAll(() => fresh.close())
beforeEach(() => desk.nextYear())

describe('what is paid', () => {
  it('leaves the bank, the tax is kept for the tax office, and each payee is told once', async () => {
    const { runId, transferId } = await filedRun(10_000)
    const before = await balances()
    const gross = (await transfersOf(runId)).reduce((sum, row) => sum + row.gross_yen, 0)
    const withheld = (await transfersOf(runId)).reduce((sum, row) => sum + row.withheld_yen, 0)
    const actor = await staff()
    const ends = await Promise.allSettled([markPaid(actor, runId), markPaid(actor, runId), markPaid(actor, runId)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const after = await balances()
    expect(after.payables! - before.payables!).toBe(gross)
    expect(after.bank! - before.bank!).toBe(withheld - gross)
    expect(after.withheld! - before.withheld!).toBe(-withheld)
    await fresh.workOff()
    await fresh.workOff()
    expect(await letters(`payouts.paid:${transferId}`)).toHaveLength(1)
  })

  it('is not paid before the file is made', async () => {
    await payees.earn(await payees.newPayee(), 8_000)
    afterTheMonth()
    const runId = await closeMonth(await staff(), at.month)
    await expect(markPaid(await staff(), runId)).rejects.toMatchObject({ code: 'no-file' })
  })

  it('comes back as owed when the bank could not pay, and waits for another account', async () => {
    const { memberId, runId, transferId } = await filedRun(10_000)
    const before = await balances()
    const failed = { runId, transferId, failure: 'no_account', note: '3番からの連絡' } as const
    const actor = await staff()
    const ends = await Promise.allSettled([markFailed(actor, failed), markFailed(actor, failed)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balances()).toEqual(before)
    const lines = await fresh.db
      .selectFrom('pay_lines')
      .select('transfer_id')
      .where('member_id', '=', memberId)
      .execute()
    expect(lines).toEqual([{ transfer_id: null }])
    const [letter] = await letters(`payouts.failed:${transferId}`)
    expect(letter!.plain).toContain('該当する口座がありません')
    expect(letter!.plain).not.toContain('3番からの連絡')
    await expect(markPaid(actor, runId)).rejects.toMatchObject({ code: 'already-paid' })
    const july = `${at.year}-07-01`
    fresh.clock.set(new Date(`${at.year}-08-03T10:00:00+09:00`))
    await payees.earn(await payees.newPayee(), 1, { at: new Date(`${at.year}-07-10T10:00:00+09:00`) })
    const next = await closeMonth(await staff(), july)
    expect((await transfersOf(next)).map((row) => row.member_id)).not.toContain(memberId)
  })

  it('comes back also days after it was booked as paid, and the next run pays it again', async () => {
    const { memberId, runId, transferId } = await filedRun(10_000)
    const before = await balances()
    await markPaid(await staff(), runId)
    await markFailed(await staff(), { runId, transferId, failure: 'other', note: '' })
    const after = await balances()
    const others = (await transfersOf(runId)).filter((row) => row.id !== transferId)
    expect(after.payables! - before.payables!).toBe(others.reduce((sum, row) => sum + row.gross_yen, 0))
    fresh.clock.set(new Date(`${at.year}-08-03T10:00:00+09:00`))
    const next = await transfersOf(await closeMonth(await staff(), `${at.year}-07-01`))
    expect(next.find((row) => row.member_id === memberId)?.gross_yen).toBe(10_000)
  })
})

describe('a process that is killed', () => {
  type Work = (actor: Awaited<ReturnType<typeof staff>>) => Promise<unknown>

  /** Dies at that moment of a run's life; then somebody presses the same once more. False where it outlived the moment. */
  async function diesAt(moment: { step: number; after: boolean }, work: Work): Promise<boolean> {
    const dying = dyingAt(fresh.house, moment)
    const lived = work(dying.asked(await staff())).then(() => 'lived' as const)
    if ((await Promise.race([dying.died, lived])) === 'lived') return false
    await Promise.allSettled([work(await staff())])
    return true
  }
  const moments = [
    { step: 1, after: false },
    { step: 1, after: true },
  ]

  it.each(moments)('leaves a month closed once (%o)', async (moment) => {
    await payees.earn(await payees.newPayee(), 5_000)
    afterTheMonth()
    expect(await diesAt(moment, (actor) => closeMonth(actor, at.month))).toBe(true)
    const runs = await fresh.db.selectFrom('payout_runs').select('id').where('month', '=', at.month).execute()
    expect(runs).toHaveLength(1)
    const [{ lines }] = (
      await sql<{ lines: number }>`select count(*)::int as lines from pay_lines l
        join payout_transfers t on t.id = l.transfer_id where t.run_id = ${runs[0]!.id}`.execute(fresh.db)
    ).rows as [{ lines: number }]
    expect(lines).toBeGreaterThan(0)
  })

  it.each(moments)('leaves a file made once, and the run can be paid (%o)', async (moment) => {
    await payees.earn(await payees.newPayee(), 6_000)
    afterTheMonth()
    const runId = await closeMonth(await staff(), at.month)
    expect(await diesAt(moment, (actor) => makeFile(actor, runId))).toBe(true)
    const made = fresh.db.selectFrom('audit_log').select('id').where('action', '=', 'payouts.file-made')
    expect(await made.where(sql`details->>'run'`, '=', String(runId)).execute()).toHaveLength(1)
    await markPaid(await staff(), runId)
  })

  it.each(moments)('leaves a run undone whole: everything is owed as before (%o)', async (moment) => {
    await payees.earn(await payees.newPayee(), 6_000)
    const [owed, before] = [await owedYen(), await balances()]
    afterTheMonth()
    const runId = await closeMonth(await staff(), at.month)
    expect(await diesAt(moment, (actor) => discardRun(actor, runId))).toBe(true)
    expect([await owedYen(), await balances()]).toEqual([owed, before])
    expect(await transfersOf(runId)).toEqual([])
  })

  it.each(moments)('leaves what was earned taken back once, in the book too (%o)', async (moment) => {
    const before = await balances()
    const key = `killed-${at.year}-${moment.after}`
    await payees.earn(await payees.newPayee(), 6_000, { key })
    const line = { source: 'test', key, reason: '試し', at: fresh.clock.now() }
    const takeBack: Work = ({ db }) => db.transaction().execute((tx) => cancelPayLine(tx, line))
    expect(await diesAt(moment, takeBack)).toBe(true)
    const { payables, rewards } = await balances()
    expect({ payables, rewards }).toEqual({ payables: before.payables, rewards: before.rewards })
  })

  it.each(moments)('leaves a run paid and booked once, and its letters written (%o)', async (moment) => {
    const { runId, transferId } = await filedRun(7_000)
    const before = await balances()
    expect(await diesAt(moment, (actor) => markPaid(actor, runId))).toBe(true)
    await fresh.workOff()
    expect(await letters(`payouts.paid:${transferId}`)).toHaveLength(1)
    const paid = (await transfersOf(runId)).reduce((sum, row) => sum + row.gross_yen, 0)
    expect((await balances()).payables! - before.payables!).toBe(paid)
  })

  it.each(moments)('leaves a transfer failed once and told once (%o)', async (moment) => {
    const { runId, transferId } = await filedRun(7_000)
    await markPaid(await staff(), runId)
    const before = await balances()
    const failed = { runId, transferId, failure: 'other', note: '' } as const
    expect(await diesAt(moment, (actor) => markFailed(actor, failed))).toBe(true)
    expect(await letters(`payouts.failed:${transferId}`)).toHaveLength(1)
    expect((await balances()).payables! - before.payables!).toBe(-7_000)
  })

  it('has no moment between: each of these is one transaction', async () => {
    const { runId } = await filedRun(7_000)
    expect(await diesAt({ step: 2, after: false }, (actor) => markPaid(actor, runId))).toBe(false)
  })
})
