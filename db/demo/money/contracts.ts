import type { PlanId } from '#domains/plans/terms.ts'

/** How somebody's contract went so far, told from the day of loading. */
export type Contract = {
  planId: PlanId
  /** The running (or last) month began so many days ago (1 to 20), after so many whole months before it. */
  day?: number
  months?: number
  /** A day of the calendar instead: the newest 31 January after which fourteen months are over. */
  from31?: true
  /** Begun so many hours ago, by the minute. */
  hoursAgo?: number
  /** What went before the paid months: free days, or the month for 10 yen. */
  trial?: number | 'month'
  discount?: { yen: number; months: number }
  option?: number
  /** When it was cancelled, and what was answered. */
  quit?: { daysAgo: number; reasons?: string[]; subs?: string[]; freeText?: string; reportedIssue?: string }
  /** So many paid months in all: then it ended. */
  lasted?: number
  /** The last fee could not be taken; `ended`: its month went by unpaid; `given-up`: and the school gave the claim up. */
  debt?: { kind: 'soft' | 'hard'; tries: number; end?: 'ended' | 'given-up' }
  /** How the card behaves from now on. */
  card?: 'ok' | 'soft' | 'hard'
  /** Paid at the wallet instead, and how that behaves from now on. */
  wallet?: 'ok' | 'hard'
  guardian?: 'minor_with_consent'
  /** Paid from a bank account: the bank has agreed, its papers are awaited, or its last debit failed. */
  debit?: 'approved' | 'papers' | 'failed'
}

/** Whose contract is whose, by the key of the cast. */
export const contracts: Record<string, Contract> = {
  learner: { planId: 1, day: 5, months: 13 },
  other: { planId: 3, day: 15, months: 11 },
  trial1: { planId: 5, hoursAgo: 3 * 24, trial: 7 },
  trial6: { planId: 4, hoursAgo: 3 * 24, trial: 7, option: 1 },
  trial12: { planId: 6, hoursAgo: 3 * 24, trial: 7, option: 3, discount: { yen: 6_900, months: 3 } },
  trial10: { planId: 5, hoursAgo: 10 * 24, trial: 'month' },
  trialext: { planId: 4, hoursAgo: 7 * 24, trial: 14 },
  'trial-cancel': {
    planId: 5,
    hoursAgo: 4 * 24,
    trial: 7,
    quit: { daysAgo: 1, reasons: ['忙しくて、学ぶ時間がとれない'] },
  },
  'lottery-71h': { planId: 5, hoursAgo: 71, trial: 'month' },
  'lottery-73h': { planId: 5, hoursAgo: 73, trial: 'month' },
  past: {
    planId: 2,
    day: 14,
    months: 5,
    lasted: 5,
    quit: { daysAgo: 20, reasons: ['料金が合わない'], subs: ['毎月の料金が高い'] },
  },
  'past-unpaid': {
    planId: 2,
    day: 16,
    months: 4,
    lasted: 4,
    card: 'hard',
    debt: { kind: 'hard', tries: 1, end: 'ended' },
  },
  cont1: { planId: 2, day: 8, months: 3 },
  cont6: { planId: 1, day: 10, months: 2, option: 2 },
  cont12: { planId: 3, day: 12, months: 2 },
  'cont12-month': { planId: 3, day: 9, months: 14 },
  cancel6: {
    planId: 1,
    day: 6,
    months: 4,
    quit: { daysAgo: 20, reasons: ['目標を達成した', 'ほかの方法で学ぶことにした'] },
  },
  plan1m: { planId: 2, day: 4, months: 2 },
  'plan1m-from-trial': {
    planId: 5,
    day: 3,
    months: 2,
    trial: 7,
    quit: { daysAgo: 2, reasons: ['学びたい内容と合わなかった'], subs: ['内容が難しい'] },
  },
  plan6m: { planId: 1, day: 11, months: 2, discount: { yen: 9_800, months: 3 } },
  plan12m: { planId: 3, day: 13, months: 2, quit: { daysAgo: 9, reasons: ['回答を控える'] } },
  'plan6m-from-trial': { planId: 4, day: 7, months: 2, trial: 7 },
  'plan12m-from-trial': { planId: 6, day: 18, months: 2, trial: 7 },
  resume: {
    planId: 1,
    day: 14,
    months: 6,
    lasted: 6,
    quit: {
      daysAgo: 40,
      reasons: ['その他', '忙しくて、学ぶ時間がとれない'],
      freeText: '引っ越しが落ち着いたら、また再開したいと思っています。',
    },
  },
  ambassador: { planId: 3, day: 7, months: 16 },
  veteran: { planId: 3, day: 17, months: 82 },
  corrected: { planId: 1, day: 7, months: 9 },
  waiting: { planId: 1, day: 9, months: 3 },
  cancelled: { planId: 3, day: 9, months: 3 },
  overdue: { planId: 1, day: 12, months: 4 },
  unused: { planId: 3, day: 14, months: 4 },
  racer1: { planId: 3, day: 8, months: 2 },
  racer2: { planId: 3, day: 8, months: 2 },
  'card-unpaid': { planId: 2, day: 2, months: 3, card: 'soft', debt: { kind: 'soft', tries: 1 } },
  'card-closed': { planId: 2, day: 10, months: 4, card: 'soft', debt: { kind: 'soft', tries: 3 } },
  anchor31: { planId: 3, from31: true, lasted: 14, quit: { daysAgo: 0, reasons: ['目標を達成した'] } },
  'student-hs': { planId: 3, day: 9, months: 1 },
  'student-univ': { planId: 2, day: 6, months: 2 },
  'student-expiring': { planId: 1, day: 5, months: 1 },
  'student-expired': { planId: 2, day: 12, months: 5 },
  'dd-ok': { planId: 5, day: 12, months: 4, trial: 7, debit: 'approved' },
  'dd-pending': { planId: 2, day: 6, debit: 'papers' },
  'dd-unpaid': { planId: 2, day: 8, months: 3, debit: 'failed' },
  amazon: { planId: 2, day: 6, months: 3, wallet: 'ok' },
  'amazon-declined': { planId: 2, day: 4, months: 2, wallet: 'hard', debt: { kind: 'hard', tries: 1 } },
  'given-up': {
    planId: 2,
    day: 12,
    months: 9,
    lasted: 3,
    card: 'hard',
    debt: { kind: 'hard', tries: 1, end: 'given-up' },
  },
}
