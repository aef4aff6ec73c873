import * as ambassador from '#domains/ambassadors/mail/ambassador-letters.ts'
import { postUnmarked } from '#domains/ambassadors/posts/mail/post-letter.ts'
import * as ambassadorGuardian from '#domains/ambassadors/guardians/mail/guardian-letters.ts'
import { chargedBack } from '#domains/billing/mail/chargeback-letter.ts'
import { debitFailed } from '#domains/billing/mail/debit-letters.ts'
import { paymentFailed, receiptLetter, refundDone } from '#domains/billing/mail/fee-letters.ts'
import { mistakeRefunded } from '#domains/billing/mail/mistake-letter.ts'
import { sendOption } from '#domains/billing/mail/option-letter.ts'
import type { Agreement } from '#domains/contracts/terms.ts'
import * as wallet from '#domains/orders/by-wallet/mail/wallet-letters.ts'
import * as guardian from '#domains/orders/guardians/mail/guardian-letters.ts'
import { cardChanged, debitPapers, orderConfirmed } from '#domains/orders/mail/order-letters.ts'
import * as payout from '#domains/payouts/mail/payout-letters.ts'
import { at, house, later, sample, who } from './sample.ts'

const mask = '411111********11'
const payPath = '/users/7/payments/12'
const invoice = {
  ...{ id: 12, number: 'EG-2026-000123', title: '6ヶ月プラン 2ヶ月目', dueOn: '2026-11-24' },
  ...{ periodStartsOn: '2026-11-24', periodEndsOn: '2026-12-23', totalYen: 3150, taxYen: 286, refundedYen: 1000 },
  lines: [
    { label: '6ヶ月プラン 2ヶ月目', yen: 2980 },
    { label: '手数料', yen: 170 },
  ],
  ...{ paidWith: `クレジットカード ${mask}`, refundedTo: `クレジットカード ${mask}`, paymentKind: 'card' as const },
}
const openUntil = { lastDay: '2026-12-10' }
const failure = {
  ...who,
  invoice,
  attemptId: '5',
  reasonClass: 'soft' as const,
  retryOn: '2026-11-27',
  openUntil,
  payPath,
}
const refund = {
  ...{ ...who, number: 'RF-2026-000004', yen: 3150, taxYen: 286, at, invoice, notePath: '/users/7/refunds/4' },
  reason: '二重にお支払いいただいたため',
}
const debited = { ...who, key: '6', debitOn: '2026-11-27', noMoney: true, yen: 3150, invoices: [invoice], payPath }
const charge = { on: '2026-12-08', yen: 2980, label: '1回目' }
const method = { ...who, methodId: 8, mask, at, byDebit: true }
const asked = { ...who, id: 3, until: later }
const terms: Agreement = {
  ...{ kind: 'trial', planId: 3, months: 6, title: '6ヶ月プラン', optionName: 'ペンタブレット', monthlyYen: 2980 },
  ...{ discountedYen: null, discountMonths: 0, totalYen: 17_880, payment: 'card', serviceStartsOn: '2026-11-24' },
  ...{ trialEndsOn: '2026-12-07', trialYen: 0, paidFrom: '2026-12-08', termEndsOn: '2027-06-07' },
  ...{ firstCharge: charge, laterCharges: [{ on: '2027-01-08', yen: 2980, label: '2回目' }], renewal: 'same-term' },
  ...{ cancelAnytime: false, cancelUntil: '2026-12-07', applyUntil: null, campaigns: ['秋の描きはじめ'] },
}
const earned = { ...who, month: '2026-10', count: 3, yen: 4500 }

export const moneyLetters = [
  sample(orderConfirmed, house, { ...who, key: 'o1', terms, termsVersion: '2026-11', at }),
  sample(receiptLetter, house, { ...who, invoice, paymentId: '9', paidAt: at, receiptPath: '/users/7/receipts/9' }),
  sample(paymentFailed, house, failure),
  sample(paymentFailed, house, { ...failure, reasonClass: 'hard', retryOn: null, openUntil: 'closed' }),
  sample(chargedBack, house, { ...who, chargebackId: '2', invoice, at, openUntil, payPath }),
  sample(refundDone, house, refund),
  sample(mistakeRefunded, house, refund),
  sample(sendOption, house, { invoiceId: 12, memberId: 7, option: 'オリジナルブラシセット' }),
  sample(debitFailed, house, { ...debited, next: { debitOn: '2026-12-28', withNextMonth: true, isOpen: true } }),
  sample(debitFailed, house, { ...debited, noMoney: false, next: { openUntil } }),
  sample(cardChanged, house, method),
  sample(debitPapers, house, {
    ...{ ...who, applicationId: 9, postedBy: '2026-11-30', dueOn: '2026-12-15', path: null },
  }),
  sample(wallet.walletTaken, house, { ...method, byDebit: false }),
  sample(wallet.permissionStopped, house, { ...who, methodId: 8, state: 'suspended', nextCharge: charge, at }),
  sample(wallet.permissionTooLow, house, { ...who, methodId: 8, limitYen: 2980, charge: { ...charge, yen: 3980 } }),
  sample(guardian.askConsent, house, asked),
  sample(guardian.consentAsked, house, asked),
  sample(guardian.consentGiven, house, asked),
  sample(guardian.consentKept, house, asked),
  sample(guardian.consentDeclined, house, asked),
  sample(guardian.consentFallen, house, asked),
  sample(guardian.consentTakenBack, house, { ...asked, hasQuit: true }),
  sample(payout.accountChanged, house, { ...who, at, first: true }),
  sample(payout.transferPaid, house, { ...who, transferId: 6, yen: 24_000, payOn: '2026-11-30' }),
  sample(payout.transferFailed, house, { ...who, transferId: 6, yen: 24_000, failure: 'other_name' }),
  sample(payout.accountMissing, house, earned),
  sample(ambassador.registered, house, who),
  sample(ambassador.suspended, house, { ...who, at, reason: '広告であることの表示がありませんでした' }),
  sample(ambassador.reinstated, house, { ...who, at }),
  sample(ambassador.rewardCancelled, house, { ...who, id: 17, yen: 1500, reason: '購入が取り消されたため' }),
  sample(ambassador.monthConfirmed, house, earned),
  sample(postUnmarked, house, {
    ...{ ...who, id: 3, address: 'https://blog.example/school', now: at },
    note: 'はじめに「PR」と書いてください。',
  }),
  sample(ambassadorGuardian.guardianAsked, house, {
    ...{ ...who, member: '花', path: '/ambassador_guardians/abc', expiresAt: later, at },
  }),
  sample(ambassadorGuardian.guardianAgreed, house, who),
]
