import * as debit from '#domains/contracts/mail/debit-letters.ts'
import * as leaving from '#domains/contracts/mail/leaving-letters.ts'
import { planChanged } from '#domains/contracts/mail/plan-change-letter.ts'
import * as reminder from '#domains/contracts/mail/reminder-letters.ts'
import { lotteryWon } from '#domains/plans/mail/lottery-letter.ts'
import { studentApproved, studentRevoked } from '#domains/plans/mail/student-letters.ts'
import { at, house, sample, who } from './sample.ts'

const planName = '6ヶ月プラン'
const charge = { on: '2026-12-08', yen: 2980, label: '1回目' }
const term = { ...who, termId: 31, planName, endsOn: '2026-12-07' }
const next = {
  ...{ startsOn: '2026-12-08', months: 6 as const, monthlyYen: 2980 },
  student: { yen: 1980, until: '2027-03-31' },
}
const papers = { ...who, applicationId: 9, day: '2026-11-24' }
const quit = {
  ...{ ...who, changeId: 44, planName, until: '2026-12-24', at },
  remaining: [{ ...charge, isAwaited: true }],
  unpaidYen: 2980,
}
const agreed = {
  ...{ version: '2026-11', planId: 3 as const, planName, optionName: 'ペンタブレット', after: 'paid' as const },
  ...{ startsOn: '2026-12-08', endsOn: '2027-06-07', monthlyYen: 2980, payment: 'direct_debit' as const },
  charges: [
    { on: '2026-12-28', yen: 3200 },
    { on: '2027-01-27', yen: 3200 },
  ],
  ...{ totalYen: 19_200, renewsMonths: 6 as const, cancelAnytime: false, cancelUntil: '2026-12-07' },
}

export const contractLetters = [
  sample(reminder.trialEndsSoon, house, { ...term, charge, isTrialMonth: false, cancelAnytime: false }),
  sample(reminder.renewalSoon, house, { ...term, next, reserved: null, reservation: '' }),
  sample(reminder.renewalSoon, house, { ...term, next, reserved: '12ヶ月プラン', reservation: ':2' }),
  sample(reminder.priceRises, house, { ...term, next, oldYen: 2480, cancelAnytime: true }),
  sample(reminder.studentEnds, house, { ...who, recordId: 5, expiresOn: '2027-03-31', monthlyYen: 2980 }),
  sample(reminder.cardExpires, house, {
    ...{ ...who, methodId: 8, mask: '411111********11', expiresOn: '2026-12-31', nextCharge: charge },
  }),
  sample(planChanged, house, { ...who, changeId: 45, agreed, at }),
  sample(planChanged, house, { ...who, changeId: 46, agreed: { ...agreed, after: 'trial', payment: 'card' }, at }),
  sample(leaving.quitConfirmed, house, { ...quit, way: 'renewal' }),
  sample(leaving.quitConfirmed, house, { ...quit, way: 'trial', remaining: [], unpaidYen: 0 }),
  sample(leaving.endedAtOnce, house, { ...quit, way: 'monthly' }),
  sample(leaving.quitWithdrawn, house, { ...who, changeId: 47, planName, next: charge, at }),
  sample(leaving.dunningEnded, house, { ...term, endedOn: '2026-11-24', unpaidYen: 2980 }),
  sample(debit.debitApproved, house, { ...papers, firstDebitOn: '2026-12-28' }),
  sample(debit.debitRejected, house, { ...papers, reason: '金融機関届出印が違います', until: '2026-12-15' }),
  sample(debit.debitPapersMissing, house, {
    ...{ ...papers, planName, afterRejection: false, again: false, until: '2026-12-24' },
  }),
  sample(debit.debitNeverBegan, house, { ...who, applicationId: 9, yen: 2980, payPath: '/users/7/payments/12' }),
  sample(studentApproved, house, { ...who, recordId: 5, expiresOn: '2027-03-31' }),
  sample(studentRevoked, house, { ...who, recordId: 5, reason: '学生証の有効期限が読み取れませんでした', at }),
  sample(lotteryWon, house, { ...who, campaignId: 2, campaign: '秋の描きはじめ', giftYen: 3000 }),
]
