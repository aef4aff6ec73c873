import { expect, it } from 'vitest'
import { trialOffer } from './rules.ts'
import { chooseCampaigns } from './rules.ts'
import { trialWordsOf } from './trial-words.ts'
import type { CampaignRow } from './terms.ts'

const now = new Date('2025-04-01T12:00:00+09:00')
const row = (kind: 'first_month' | 'extend_trial', more: Partial<CampaignRow>): CampaignRow => ({
  ...{ id: 1, kind, name: '春', annotation: '', imageKey: null, excludesStudents: true },
  ...{ opensAt: new Date(0), closesAt: new Date('2025-05-01'), applyUntil: new Date('2025-05-01') },
  ...{ trialDays: null, firstMonthYen: null, discountYen: { 1: null, 6: null, 12: null }, discountMonths: 0 },
  ...{ urlKind: null, showBanner: false, pcBannerKey: null, spBannerKey: null, giftYen: null },
  ...more,
})
const firstMonth = row('first_month', { firstMonthYen: 10 })
const longer = row('extend_trial', { id: 2, trialDays: 14, excludesStudents: false })
const wordsFor = (rows: CampaignRow[], isStudent = false, isDiscounted = false) => {
  const campaigns = chooseCampaigns(rows, now, { isStudent })
  const around = { byDebit: trialOffer(campaigns, 'direct_debit'), monthlyYen: [13_800, 11_800, 8900], isDiscounted }
  return trialWordsOf(trialOffer(campaigns, 'card'), { ...around, today: '2025-04-01' })
}

it('whoever may begin for ten yen reads the ten yen, what follows, and what a bank account has instead; nothing says free [PL-051]', () => {
  expect(wordsFor([firstMonth])).toEqual({
    button: '初月10円ではじめる',
    note: '最初の1ヶ月は10円（税込）、5月2日からは月額8,900円〜13,800円（税込）です。プランの期間は、5月2日から数えます。口座振替では、その代わりに料金のかからない体験期間が7日間あります。',
    invitation: 'いまはじめると、5月1日 23:59まで10円',
    without: '初月のキャンペーンなしで申し込む',
    paidFrom: '2025-05-02',
  })
  expect(wordsFor([firstMonth, longer]).note).toContain('体験期間が14日間あります')
  expect(wordsFor([firstMonth], false, true).note).toContain('プランの期間と割引の回数は、5月2日から数えます。')
  for (const text of Object.values(wordsFor([firstMonth, longer]))) expect(text).not.toContain('無料')
})

it('without the campaign, and for students whom it leaves out, a trial is free and needs no note [PL-051] [CR-016]', () => {
  const free = { button: '無料体験をはじめる', note: null, without: '無料体験なしで申し込む' }
  expect(wordsFor([])).toMatchObject({ ...free, invitation: '7日間無料体験 4月8日 23:59まで' })
  expect(wordsFor([firstMonth, longer], true)).toMatchObject({
    ...free,
    invitation: '14日間無料体験 4月15日 23:59まで',
  })
})
