import { describe, expect, it } from 'vitest'
import type { Agreement } from '#domains/contracts/terms.ts'
import { changesBetween, termsRows } from './terms-words.ts'

const trial: Agreement = {
  kind: 'trial',
  planId: 4,
  months: 6,
  title: '6ヶ月プラン',
  optionName: '添削チケット',
  monthlyYen: 11_800,
  discountedYen: null,
  discountMonths: 0,
  totalYen: 70_800,
  payment: 'card',
  serviceStartsOn: '2026-11-22',
  trialEndsOn: '2026-11-29',
  trialYen: null,
  paidFrom: '2026-11-30',
  termEndsOn: '2027-05-29',
  firstCharge: { on: '2026-11-30', yen: 11_800, label: '月額' },
  laterCharges: [
    { on: '2026-12-30', yen: 11_800, label: '月額' },
    { on: '2027-01-30', yen: 11_800, label: '月額' },
  ],
  renewal: 'same-term',
  cancelAnytime: false,
  cancelUntil: '2026-11-29',
  applyUntil: '2026-11-25',
  campaigns: ['秋のキャンペーン'],
}
const month: Agreement = {
  ...trial,
  kind: 'resume',
  planId: 2,
  months: 1,
  title: '1ヶ月プラン',
  optionName: null,
  monthlyYen: 13_800,
  totalYen: 13_800,
  trialEndsOn: null,
  paidFrom: '2026-11-22',
  termEndsOn: '2026-12-21',
  firstCharge: { on: '2026-11-22', yen: 13_800, label: '月額' },
  laterCharges: [],
  renewal: 'monthly',
  cancelAnytime: true,
  cancelUntil: '2026-12-21',
  applyUntil: null,
  campaigns: [],
}
const course: Agreement = {
  ...month,
  kind: 'course',
  planId: null,
  months: null,
  title: '手の描き方',
  monthlyYen: null,
  totalYen: 4_980,
  paidFrom: null,
  termEndsOn: null,
  firstCharge: { on: '2026-11-22', yen: 4_980, label: '講座の代金' },
  renewal: null,
  cancelUntil: null,
}
const said = (terms: Agreement) =>
  Object.fromEntries(
    termsRows(terms, 'help@example.com').map(({ about, says, charges = [] }) => [
      about,
      [...says, ...charges.map(({ on, yen }) => `${on} ${yen}`)].join('\n'),
    ]),
  )

describe('the final confirmation', () => {
  it('says of a trial all that the law asks for', () => {
    const words = said(trial)
    expect(words['お申し込みのプラン']).toBe(
      '6ヶ月プラン（無料体験つき）\n分量: 6ヶ月分の月額プラン\n特典: 添削チケット（最初の月額のお支払いから3営業日以内に、メールでお送りします）\nキャンペーン: 秋のキャンペーン',
    )
    expect(words['ご利用の開始']).toContain('2026年11月22日')
    expect(words['無料体験の期間']).toBe('2026年11月22日から2026年11月29日 23:59まで')
    expect(words['有料への切り替え']).toContain('2026年11月30日 0:00から、自動で有料の6ヶ月プラン')
    expect(words['先生の添削']).toBe('無料体験のあいだは依頼できません。2026年11月30日から、募集の期間に依頼できます。')
    expect(words['契約期間の合計']).not.toContain('総額')
    expect(words['契約期間']).toBe('2026年11月30日から2027年5月29日まで')
    expect(words['お申し込みの期限']).toBe('2026年11月25日 23:59まで')
    expect(words['月額料金']).toBe('11,800円（税込）')
    expect(words['契約期間の合計']).toContain('70,800円（税込）')
    expect(words['初回のお支払い']).toBe('2026年11月30日 11,800円（税込）')
    expect(words['2回目以降のお支払い']).toBe('2026年12月30日 11,800円\n2027年1月30日 11,800円')
    expect(words['自動更新']).toContain('6ヶ月ごとに自動で更新')
    expect(words['解約の方法と期限']).toContain('2026年11月29日 23:59までに解約すると、有料プランの料金はかかりません')
    expect(words['解約の方法と期限']).toContain('契約期間の途中で終えることはできません')
    expect(words['返金']).toContain('help@example.com')
  })

  it('does not tell those who may leave at any time that they cannot', () => {
    const words = said(month)
    expect(words['解約の方法と期限']).toContain('2026年12月21日 23:59まで')
    expect(words['解約の方法と期限']).not.toContain('できません')
    expect(words['自動更新']).toContain('1ヶ月ごとに自動で更新')
    expect(words['無料体験の期間']).toBeUndefined()
  })

  it('names the first month’s price, and a discount with its length', () => {
    const tenYen = { ...trial, trialYen: 10, firstCharge: { on: '2026-11-22', yen: 10, label: '初月' } }
    expect(said(tenYen)['初回のお支払い']).toBe('2026年11月22日 10円（税込）')
    expect(said(tenYen)['初月の期間']).toContain('2026年11月29日 23:59まで')
    expect(said(tenYen)['お申し込みのプラン']).toContain('分量: 最初の1ヶ月と、その後の6ヶ月分の月額プラン')
    expect(said(tenYen)['契約期間の合計']).toContain('初月の10円を合わせたお支払いの総額 70,810円（税込）')
    expect(said(tenYen)['先生の添削']).toContain('初月のあいだは依頼できません')
    const critiquesLater = 'いま募集中の企画は12月17日で締め切ります。'
    expect(said({ ...tenYen, critiquesLater })['先生の添削']).toContain(critiquesLater)
    expect(said({ ...tenYen, months: 1 })['先生の添削']).toBe('1ヶ月プランに、先生の添削は含まれません。')
    expect(said({ ...trial, discountedYen: 9_800, discountMonths: 3, regularFrom: '2027-02-28' })['月額料金']).toBe(
      '11,800円（税込）\n2026年11月30日から3回は月額9,800円（税込）、2027年2月28日からは月額11,800円（税込）',
    )
    expect(said({ ...trial, discountedYen: 9_800, discountMonths: 0 })['月額料金']).toContain(
      '今回の契約期間は月額9,800円（税込）',
    )
  })

  it('says of a course that it is paid once', () => {
    const words = said(course)
    expect(words['お申し込みの講座']).toContain('手の描き方')
    expect(words['代金']).toBe('4,980円（税込）')
    expect(words['自動更新']).toBeUndefined()
    expect(words['キャンセル・返金']).toContain('返金はできません')
  })
})

it('names exactly what is different since it was shown', () => {
  expect(changesBetween(trial, trial)).toEqual([])
  const dearer = {
    ...trial,
    monthlyYen: 12_800,
    totalYen: 76_800,
    firstCharge: { ...trial.firstCharge, yen: 12_800 },
    laterCharges: trial.laterCharges.map((charge) => ({ ...charge, yen: 12_800 })),
  }
  expect(changesBetween(trial, dearer)).toEqual([
    '月額料金: 11,800円（税込） → 12,800円（税込）',
    '契約期間の合計: 70,800円（税込） → 76,800円（税込）',
    '初回のお支払い: 2026年11月30日 11,800円（税込） → 2026年11月30日 12,800円（税込）',
    '2回目以降のお支払い: 2回、合わせて23,600円 → 2回、合わせて25,600円',
  ])
  expect(changesBetween(trial, { ...trial, applyUntil: null })).toEqual([
    'お申し込みの期限: 2026年11月25日 23:59まで → なし',
  ])
})
