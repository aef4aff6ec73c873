import { describe, expect, it } from 'vitest'
import { closedSince, whyCannotMakeList } from './list-rules.ts'
import { debitDayAfter, nextDebitDay } from '#domains/plans/calendar/debit-day.ts'
import { readResults, textOf } from './read-results.ts'
import { troublesOf } from './result-rules.ts'

describe('the day of a list', () => {
  it('is the next debit day, today included; February’s may be in March [DD-021]', () => {
    expect(nextDebitDay('2026-11-01')).toBe('2026-11-27')
    expect(nextDebitDay('2026-11-27')).toBe('2026-11-27')
    expect(nextDebitDay('2026-11-28')).toBe('2026-12-28')
    expect(nextDebitDay('2027-02-28')).toBe('2027-03-01')
    expect(nextDebitDay('2027-03-01')).toBe('2027-03-01')
    expect(debitDayAfter('2027-03-01')).toBe('2027-03-29')
    expect(debitDayAfter('2026-12-28')).toBe('2027-01-27')
  })

  it('is closed with the tenth, and over after the day [DD-022]', () => {
    expect(closedSince('2027-03-01')).toBe('2027-02-11')
    expect(whyCannotMakeList('2026-11-27', '2026-11-10')).toBe('too-early')
    expect(whyCannotMakeList('2026-11-27', '2026-11-11')).toBeNull()
    expect(whyCannotMakeList('2026-11-27', '2026-11-27')).toBeNull()
    expect(whyCannotMakeList('2026-11-27', '2026-11-28')).toBe('too-late')
    expect(whyCannotMakeList('2026-12-27', '2026-12-20')).toBe('no-debit-day')
    expect(whyCannotMakeList('2027-03-01', '2027-02-11')).toBeNull()
  })
})

describe('a file of results', () => {
  const rows = (text: string) =>
    readResults(text).rows.map(({ applicationId, code, yen }) => [applicationId, code, yen])

  it('is a number and a code on each line, with or without names [DD-023]', () => {
    expect(rows('00000012,0\n13,1\r\n\r\n')).toEqual([
      [12, 0, null],
      [13, 1, null],
    ])
    expect(rows('\uFEFF顧客番号,氏名,金額,結果コード\r\n00000012,"山田, ""太郎""","13,998",０\r\n')).toEqual([
      [12, 0, 13_998],
    ])
  })

  it('comes in the letters of old machines, too [DD-023]', () => {
    // 顧客番号,結果コード in Shift_JIS
    const head = Buffer.from('8cda8b7194d48d862c8c8b89ca83528381837b', 'hex')
    expect(textOf(Buffer.from('12,0'))).toBe('12,0')
    expect(textOf(head).startsWith('顧客番号,結果')).toBe(true)
  })

  it('names every line that cannot be read, by its number [DD-023]', () => {
    expect(readResults('顧客番号,結果コード\n12,0\nx,0\n13,7\n14').troubles).toEqual([
      '3行目：顧客番号を読み取れません。',
      '4行目：結果コード「7」は使われていません。',
      '5行目：結果コード「」は使われていません。',
    ])
    expect(readResults('顧客番号,氏名\n12,あ').troubles).toEqual(['1行目：「結果コード」の列がありません。'])
    expect(readResults('').troubles).toEqual(['結果の行がありません。'])
  })

  it('must fit its list: number, amount, and what was said before [DD-023]', () => {
    const lines = [
      { applicationId: 12, yen: 13_998, resultCode: null },
      { applicationId: 13, yen: 13_998, resultCode: '1' },
    ]
    const troubles = (text: string) => troublesOf(readResults(text).rows, lines)
    expect(troubles('12,0\n13,1')).toEqual([])
    expect(troubles('12,0\n12,0')).toEqual([])
    expect(troubles('99,0')).toEqual(['1行目：この振替日の一覧にない顧客番号です。'])
    expect(troubles('13,0')).toEqual(['1行目：すでに「残高不足」として取り込まれています。'])
    expect(troubles('12,0\n12,1')).toEqual(['2行目：1行目と結果が異なります。'])
    expect(troubles('顧客番号,結果コード,金額\n12,0,13999')).toEqual(['2行目：金額が一覧と異なります。'])
  })
})
