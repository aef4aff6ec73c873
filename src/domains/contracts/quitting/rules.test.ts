import { describe, expect, it } from 'vitest'
import { QuitForm } from './form.ts'
import { field, whatIsWrong } from './rules.ts'
import { wayOut } from '../terms.ts'
import type { QuitAnswers, QuitReason } from './terms.ts'

const reasons: QuitReason[] = [
  { id: 1, content: '忙しい', asks: null, subReasons: [] },
  {
    id: 2,
    content: '料金',
    asks: null,
    subReasons: [
      { id: 21, content: '高い' },
      { id: 22, content: '長い' },
    ],
  },
  { id: 3, content: '不具合があった', asks: 'reported_issue', subReasons: [] },
  { id: 4, content: 'その他', asks: 'free_text', subReasons: [] },
  { id: 5, content: '回答を控える', asks: null, subReasons: [] },
]
const wrong = (answers: Partial<QuitAnswers>) =>
  whatIsWrong({ reasonIds: [], subReasonIds: [], freeText: '', reportedIssue: '', ...answers }, reasons)

describe('the answers of who leaves', () => {
  it('name one to three reasons [QS-006]', () => {
    expect(wrong({})).toEqual({ [field.reasons]: ['理由を1つ以上選んでください。'] })
    expect(wrong({ reasonIds: [1] })).toBeNull()
    expect(wrong({ reasonIds: [1, 3, 5] })).toBeNull()
    expect(wrong({ reasonIds: [1, 3, 5, 4], freeText: 'x' })).toEqual({ [field.reasons]: ['理由は3つまで選べます。'] })
  })

  it('name something beneath each reason that asks for more [QS-006]', () => {
    expect(wrong({ reasonIds: [2] })).toEqual({
      [field.subReasons]: ['「料金」について、あてはまるものを選んでください。'],
    })
    expect(wrong({ reasonIds: [2], subReasonIds: [22] })).toBeNull()
    expect(wrong({ reasonIds: [2], subReasonIds: [21, 22] })).toBeNull()
  })

  it('are refused with an unknown reason, or with what stands beneath one that was not chosen [QS-008]', () => {
    expect(Object.keys(wrong({ reasonIds: [1, 99] })!)).toEqual([field.reasons])
    expect(Object.keys(wrong({ reasonIds: [1], subReasonIds: [21] })!)).toEqual([field.subReasons])
    expect(Object.keys(wrong({ reasonIds: [2], subReasonIds: [21, 99] })!)).toEqual([field.subReasons])
  })

  it('say something when they say 「その他」; a reported issue may stay empty [QS-007]', () => {
    for (const freeText of ['', ' ', '\u3000\n'])
      expect(wrong({ reasonIds: [4], freeText })).toEqual({
        [field.freeText]: ['「その他」の内容を入力してください。'],
      })
    expect(wrong({ reasonIds: [4], freeText: '引っ越し' })).toBeNull()
    expect(wrong({ reasonIds: [3] })).toBeNull()
  })

  it('have texts of up to 1,000 characters, counted as people count [QS-007]', () => {
    for (const name of ['freeText', 'reportedIssue'] as const) {
      expect(wrong({ reasonIds: [3, 4], freeText: 'あ', [name]: '𠮷'.repeat(1000) })).toBeNull()
      expect(wrong({ reasonIds: [3, 4], freeText: 'あ', [name]: '𠮷'.repeat(1001) })).toEqual({
        [field[name]]: ['1,000文字以内で入力してください。'],
      })
    }
  })

  it('are read from what a form sends, with texts trimmed [QS-004][QS-007]', () => {
    const read = QuitForm.parse({
      subscription_id: '5',
      quit_reason: { reason_ids: ['2', '4', '2'], sub_reason_ids: ['21'], free_text: '\u3000 長い\r\n話 \n' },
    })
    expect(read).toEqual({
      reasonIds: [2, 4],
      subReasonIds: [21],
      freeText: '長い\n話',
      reportedIssue: '',
      planId: 5,
    })
    for (const nonsense of [{}, { quit_reason: 'x' }, { quit_reason: { reason_ids: { a: 1 } } }])
      expect(QuitForm.parse(nonsense).reasonIds).toEqual([])
    expect(QuitForm.parse({ quit_reason: { reason_ids: ['1e3', '-1'] } }).reasonIds).toEqual([0])
  })
})

it('leaves a trial and a single month by quitting, a commitment by not renewing [QS-002][QS-003]', () => {
  expect(wayOut({ kind: 'trial', cancelAnytime: true })).toBe('trial')
  expect(wayOut({ kind: 'trial_month', cancelAnytime: true })).toBe('first-month')
  expect(wayOut({ kind: 'paid', cancelAnytime: true })).toBe('monthly')
  expect(wayOut({ kind: 'paid', cancelAnytime: false })).toBe('renewal')
})
