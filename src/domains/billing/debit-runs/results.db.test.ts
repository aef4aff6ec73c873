import { describe, expect, it } from 'vitest'
import { debitHouse } from '#test/money/debit-house.ts'
import { resultFile } from '#test/money/debits.ts'
import { quitAnswers } from '#test/money/subscriptions.ts'
import { quit, setAutoRenewal } from '#domains/contracts/quitting/actions/quit.ts'
import { findStanding } from '#domains/plans/standing/standing.ts'
import { importResults } from './actions/import-results.ts'

const { house, staff, debtor, askedTwice, december, list, take, statesOf, lineOf, payments, sees } = debitHouse()

describe('the answer of the banks', () => {
  it('pays what they took, booked at the bank; the same file again changes nothing [DD-023]', async () => {
    const { memberId, applicationId } = await debtor()
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    house().at('2026-11-30T10:00:00')
    expect(await take('2026-11-27', [applicationId, 0])).toEqual({ taken: 1, known: 0 })
    const [paid] = await house().invoicesOf(memberId)
    expect(paid).toMatchObject({
      state: 'paid',
      paid_at: house().fresh.clock.now(),
      paid_method_id: expect.any(Number),
    })
    const book = await payments(memberId)
    expect(book).toEqual([
      { account: 'bank', yen: 13_998 },
      { account: 'receivable', yen: -13_998 },
    ])
    house().at('2026-11-30T11:00:00')
    expect(await take('2026-11-27', [applicationId, 0])).toEqual({ taken: 0, known: 1 })
    expect([await payments(memberId), await house().invoicesOf(memberId)]).toEqual([book, [paid]])
  })

  it('is taken once of two imports at once [DD-023]', async () => {
    const people = [await debtor(), await debtor(), await debtor()]
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    const rows = people.map(({ applicationId }, index) => [applicationId, index === 2 ? 1 : 0] as const)
    const [actor, file] = [await staff(), resultFile(...rows)]
    const taken = await Promise.all([1, 2].map(() => importResults(actor, '2026-11-27', file)))
    expect(taken.map((one) => one.taken).toSorted()).toEqual([0, 3])
    for (const { memberId } of people.slice(0, 2)) expect(await payments(memberId)).toHaveLength(2)
    expect(await statesOf(people[2]!.memberId)).toEqual(['unpaid 1'])
    expect(await house().lettersTo(people[2]!.memberId)).toHaveLength(1)
  })

  it('is refused whole when one line of it is wrong, with the number of the line [DD-023]', async () => {
    const { memberId, applicationId } = await debtor()
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    await expect(take('2026-11-27', [applicationId, 0], [999_999, 0], [applicationId, 'x'])).rejects.toMatchObject({
      status: 422,
      fields: {
        file: ['4行目：結果コード「x」は使われていません。', '3行目：この振替日の一覧にない顧客番号です。'],
      },
    })
    expect(await statesOf(memberId)).toEqual(['processing 0'])
    await expect(take('2026-12-28', [applicationId, 0])).rejects.toMatchObject({ status: 404 })
  })

  it('no: unpaid and told, open all the same, asked again together with the new month, each with its own fee [UP-009] [UP-010] [DD-022]', async () => {
    const { memberId, applicationId } = await debtor()
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    house().at('2026-11-30T10:00:00')
    await take('2026-11-27', [applicationId, 1])
    expect(await statesOf(memberId)).toEqual(['unpaid 1'])
    const [letter] = await house().lettersTo(memberId)
    expect(letter).toMatchObject({ subject: expect.stringContaining('口座振替ができませんでした（13,998円）') })
    expect(letter!.plain).toContain('残高が不足していたため')
    expect(letter!.plain).toContain('2026年12月28日')
    await december()
    expect(await statesOf(memberId)).toEqual(['unpaid 1', 'open 0'])
    expect(await sees(memberId)).toBe(true)
    await list('2026-12-28')
    expect(await lineOf('2026-12-28', applicationId)).toMatchObject({ yen: 2 * (13_800 + 198) })
    await take('2026-12-28', [applicationId, 0])
    expect(await statesOf(memberId)).toEqual(['paid 1', 'paid 0'])
  })

  it('no for the first time, to somebody who quit: says when the bank is asked again and promises no month and no access that will not be [UP-009]', async () => {
    const { memberId, applicationId } = await debtor()
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    await quit(await house().fresh.actorFor(memberId), await quitAnswers(house().fresh))
    house().at('2026-11-30T10:00:00')
    await take('2026-11-27', [applicationId, 1])
    const told = (await house().lettersTo(memberId)).at(-1)!.plain
    expect(told).toContain('この料金は、2026年12月28日にもう一度振り替えます。')
    for (const untrue of ['次の月', 'これまでどおり']) expect(told).not.toContain(untrue)
  })

  it('no for the first time, to somebody whose contract is over by then: promises neither, too [UP-009]', async () => {
    const { memberId, applicationId } = await debtor()
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    await quit(await house().fresh.actorFor(memberId), await quitAnswers(house().fresh))
    house().at('2026-12-05T00:00:10')
    await house().minute()
    expect(await house().subscriptionOf(memberId)).toMatchObject({ state: 'after_unsubscribe' })
    await take('2026-11-27', [applicationId, 1])
    const told = (await house().lettersTo(memberId)).at(-1)!.plain
    expect(told).toContain('この料金は、2026年12月28日にもう一度振り替えます。')
    for (const untrue of ['次の月', 'これまでどおり']) expect(told).not.toContain(untrue)
  })

  it('no for the first time, to somebody whose commitment only renews no more: promises its next month and what is open until then [UP-009] [QS-011]', async () => {
    const { memberId, applicationId } = await debtor({ planId: 1 })
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    const { term } = await findStanding(house().fresh.db, memberId)
    await setAutoRenewal(await house().fresh.actorFor(memberId), term!.id, 'off', await quitAnswers(house().fresh))
    await take('2026-11-27', [applicationId, 1])
    const told = (await house().lettersTo(memberId)).at(-1)!.plain
    expect(told).toContain('2026年12月28日に次の月の料金とあわせて、もう一度振り替えます。')
    expect(told).toContain('これまでどおり')
  })

  it('no for the first time, to somebody who quits in the month that follows: names that month, too, but no access beyond it [UP-009]', async () => {
    const { memberId, applicationId } = await debtor({ startsOn: '2026-10-25' })
    house().at('2026-11-25T00:00:10')
    await house().minute()
    await list('2026-11-27')
    await quit(await house().fresh.actorFor(memberId), await quitAnswers(house().fresh))
    await take('2026-11-27', [applicationId, 1])
    const told = (await house().lettersTo(memberId)).at(-1)!.plain
    expect(told).toContain('2026年12月28日に次の月の料金とあわせて、もう一度振り替えます。')
    expect(told).not.toContain('これまでどおり')
  })

  it('no for the second time: closes after seven days, ends with the month of it, is asked no more [UP-009] [UP-011]', async () => {
    const { memberId, applicationId } = await askedTwice({ planId: 1 })
    house().at('2026-12-28T18:00:00')
    await take('2026-12-28', [applicationId, 9])
    expect(await statesOf(memberId)).toEqual(['unpaid 2', 'unpaid 1'])
    const told = (await house().lettersTo(memberId)).at(-1)!.plain
    expect(told).toContain('2回続けて')
    expect(told).toContain('2027年1月4日 23:59まで')
    house().at('2027-01-04T23:59:59')
    await house().minute()
    expect(await sees(memberId)).toBe(true)
    house().at('2027-01-05T00:00:00')
    expect(await sees(memberId)).toBe(false)
    await house().minute()
    expect(await house().subscriptionOf(memberId)).toMatchObject({ state: 'after_unsubscribe' })
    expect(await statesOf(memberId)).toEqual(['unpaid 2', 'unpaid 1'])
    house().at('2027-01-12T00:00:10')
    await house().minute()
    await expect(list('2027-01-27')).rejects.toMatchObject({ code: 'nothing-to-debit' })
  })

  it('no for the second time, to somebody whose contract is over: asks for the money and speaks of nothing else [UP-009]', async () => {
    const { memberId, applicationId } = await askedTwice()
    await quit(await house().fresh.actorFor(memberId), await quitAnswers(house().fresh))
    house().at('2027-01-05T00:00:10')
    await house().minute()
    expect(await house().subscriptionOf(memberId)).toMatchObject({ state: 'after_unsubscribe' })
    await take('2026-12-28', [applicationId, 1])
    const told = (await house().lettersTo(memberId)).at(-1)!.plain
    expect(told).toContain('2回続けて')
    for (const untrue of ['これまでどおり', '再開', 'ご契約は終了']) expect(told).not.toContain(untrue)
  })

  it('no for the second time, to somebody who quit and whose end comes first: promises nothing beyond it, and not that paying keeps the contract [UP-009] [UP-011]', async () => {
    const { memberId, applicationId } = await askedTwice()
    await quit(await house().fresh.actorFor(memberId), await quitAnswers(house().fresh))
    house().at('2026-12-30T10:00:00')
    await take('2026-12-28', [applicationId, 1])
    const told = (await house().lettersTo(memberId)).at(-1)!.plain
    expect(told).toContain('2回続けて')
    for (const untrue of ['これまでどおり', '再開', 'ご契約は終了']) expect(told).not.toContain(untrue)
  })

  it('leaves what is still open to its debtor when the contract ends for two failures [UP-011]', async () => {
    const { memberId, applicationId } = await debtor({ startsOn: '2026-11-05', planId: 1 })
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    await take('2026-11-27', [applicationId, 1])
    house().at('2026-12-12T10:00:00')
    await house().minute()
    await list('2026-12-28')
    await take('2026-12-28', [applicationId, 2])
    expect(await statesOf(memberId)).toEqual(['unpaid 2', 'open 0'])
    house().at('2027-01-05T00:00:10')
    await house().minute()
    expect(await statesOf(memberId)).toEqual(['unpaid 2', 'unpaid 0'])
    house().at('2027-01-12T10:00:00')
    await expect(list('2027-01-27')).rejects.toMatchObject({ code: 'nothing-to-debit' })
  })
})
