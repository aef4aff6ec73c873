import { describe, expect, it } from 'vitest'
import { debitHouse } from '#test/money/debit-house.ts'
import { payByDebit } from '#test/money/debits.ts'
import { findMissingList } from './find-missing-list.ts'
import { chargeInvoice } from '../invoices/charge-invoice.ts'

const { house, debtor, list, take, statesOf, lineOf } = debitHouse()

describe('a month that the bank collects', () => {
  it('has its fee of 198 yen on a line of its own, is due on a debit day and waits for the bank [DD-020] [DD-022]', async () => {
    const { memberId } = await debtor()
    const [invoice] = await house().invoicesOf(memberId)
    expect(invoice).toMatchObject({
      state: 'open',
      due_on: '2026-11-27',
      total_yen: 13_998,
      tax_yen: 1272,
      failures: 0,
    })
    const lines = await house()
      .fresh.db.selectFrom('invoice_lines')
      .select(['kind', 'yen'])
      .where('invoice_id', '=', invoice!.id)
      .orderBy('position')
      .execute()
    expect(lines).toEqual([
      { kind: 'fee', yen: 13_800 },
      { kind: 'commission', yen: 198 },
    ])
    house().at('2026-11-27T12:00:00')
    await house().minute()
    expect(await chargeInvoice(house().fresh.house, invoice!.id, 'due')).toBe('busy')
    expect(await statesOf(memberId)).toEqual(['open 0'])
    expect(await house().lettersTo(memberId)).toEqual([])
  })

  it('costs nothing while a trial is free; the first fee comes with the term [DD-020]', async () => {
    const memberId = await house().payer({ card: null, startsOn: '2026-11-05', planId: 2 })
    await payByDebit(house().fresh.db, [memberId])
    await house()
      .fresh.db.updateTable('terms')
      .set({ kind: 'trial', months: 0, ends_on: '2026-11-12', plan_id: 5 })
      .where('member_id', '=', memberId)
      .execute()
    const until = new Date('2026-11-13T00:00:00+09:00')
    await house()
      .fresh.db.updateTable('subscriptions')
      .set({ state: 'under_trial', next_step_at: until })
      .where('member_id', '=', memberId)
      .execute()
    await house().minute()
    expect(await house().invoicesOf(memberId)).toEqual([])
    house().at('2026-11-13T00:00:10')
    await house().minute()
    expect(await house().invoicesOf(memberId)).toMatchObject([
      { total_yen: 13_998, due_on: '2026-12-28', state: 'open' },
    ])
  })
})

describe('the list of a debit day', () => {
  it('asks each account for the fees that were invoiced in time, once, and stays as it was made [DD-022] [DD-023]', async () => {
    const early = await debtor({ receiving: 'post', name: '名義 はなこ' })
    house().at('2026-11-11T00:00:10')
    const late = await debtor({ startsOn: '2026-11-11', approvedOn: '2026-11-11' })
    await list('2026-11-27')
    expect(await lineOf('2026-11-27', early.applicationId)).toMatchObject({
      name: '名義 はなこ',
      yen: 13_998,
      resultCode: null,
    })
    expect(await lineOf('2026-11-27', late.applicationId)).toBeUndefined()
    expect(await statesOf(early.memberId)).toEqual(['processing 0'])
    expect(await statesOf(late.memberId)).toEqual(['open 0'])
    await expect(list('2026-11-27')).rejects.toMatchObject({ code: 'list-made', status: 409 })
    await house().fresh.db.updateTable('members').set({ name: '別の 名前' }).where('id', '=', early.memberId).execute()
    expect(await lineOf('2026-11-27', early.applicationId)).toMatchObject({ name: '名義 はなこ', yen: 13_998 })
    await take('2026-11-27', [early.applicationId, 0])

    house().at('2026-12-11T00:00:10')
    await house().minute()
    await list('2026-12-28')
    expect(await lineOf('2026-12-28', late.applicationId)).toMatchObject({ yen: 13_998 })
    await take('2026-12-28', [late.applicationId, 0])
  })

  it('is made once by two at once [DD-023]', async () => {
    const { memberId, applicationId } = await debtor()
    house().at('2026-11-12T10:00:00')
    const made = await Promise.allSettled([list('2026-11-27'), list('2026-11-27')])
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'list-made' } })
    expect(await lineOf('2026-11-27', applicationId)).toMatchObject({ yen: 13_998 })
    expect(await statesOf(memberId)).toEqual(['processing 0'])
  })

  it('is made from the eleventh to the day itself, for debit days only [DD-022]', async () => {
    const { applicationId } = await debtor({ startsOn: '2027-01-05' })
    house().at('2027-01-10T23:59:59')
    await house().minute()
    await expect(list('2027-01-27')).rejects.toMatchObject({ code: 'too-early' })
    await expect(list('2027-01-26')).rejects.toMatchObject({ code: 'no-debit-day' })
    house().at('2027-01-28T00:00:00')
    await expect(list('2027-01-27')).rejects.toMatchObject({ code: 'too-late' })
    house().at('2027-01-27T23:59:59')
    await list('2027-01-27')
    expect(await lineOf('2027-01-27', applicationId)).toBeDefined()
  })

  it('leaves out whose bank has not approved: their fee is due a month later [DD-022]', async () => {
    house().at('2027-02-05T00:00:10')
    const waiting = await debtor({ startsOn: '2027-02-05', approvedOn: null })
    const ready = await debtor({ startsOn: '2027-02-05', approvedOn: '2027-02-10' })
    house().at('2027-02-15T10:00:00')
    await list('2027-03-01')
    expect(await lineOf('2027-03-01', ready.applicationId)).toBeDefined()
    expect(await lineOf('2027-03-01', waiting.applicationId)).toBeUndefined()
    expect(await house().invoicesOf(waiting.memberId)).toMatchObject([{ state: 'open', due_on: '2027-03-29' }])
  })
})

describe('a list that nobody has made', () => {
  it('is named while it can be made, and as past with its money when its day has gone by [DD-022] [DD-023]', async () => {
    await debtor()
    const { fresh } = house()
    const missing = (today: string) => findMissingList(fresh.db, today)
    const waiting = { day: '2026-11-27', count: 1, yen: 13_998 }
    expect(await missing('2026-11-10')).toBeNull()
    expect(await missing('2026-11-11')).toEqual({ ...waiting, isPast: false })
    expect(await missing('2026-11-27')).toEqual({ ...waiting, isPast: false })
    expect(await missing('2026-11-28')).toEqual({ ...waiting, isPast: true })
    house().at('2026-12-12T10:00:00')
    await house().minute()
    await list('2026-12-28')
    expect(await missing('2026-12-12')).toBeNull()
  })
})
