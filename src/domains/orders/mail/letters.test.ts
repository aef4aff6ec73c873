import { describe, expect, it } from 'vitest'
import type { House } from '#platform/house.ts'
import { courseTermsOf, planTermsOf } from '../rules.ts'
import { termsRows } from '../terms-words.ts'
import * as billing from '#domains/billing/mail/fee-letters.ts'
import { chargedBack } from '#domains/billing/mail/chargeback-letter.ts'
import * as debits from '#domains/billing/mail/debit-letters.ts'
import * as papers from '#domains/contracts/mail/debit-letters.ts'
import * as leaving from '#domains/contracts/mail/leaving-letters.ts'
import { planChanged } from '#domains/contracts/mail/plan-change-letter.ts'
import * as reminders from '#domains/contracts/mail/reminder-letters.ts'
import * as students from '#domains/plans/mail/student-letters.ts'
import { cardChanged, debitPapers, orderConfirmed } from './order-letters.ts'
import { withdrawn } from '#domains/membership/mail/withdrawal-letter.ts'

const mail = {
  ...{ ...billing, ...debits, ...papers, ...leaving, ...reminders, ...students },
  ...{ cardChanged, chargedBack, planChanged, debitPapers, orderConfirmed, withdrawn },
}

const settings = {
  ...{ siteName: 'アトリエ試験', origin: 'https://school.example', contactEmail: 'help@school.example' },
  ...{ invoiceIssuer: '株式会社アトリエ試験', schoolAddress: '東京都千代田区' },
}
const house = { settings } as House
const reader = { to: 'shizuku@example.com', name: '水野 <しずく>', memberId: 4 }
const at = new Date('2026-11-22T10:30:00+09:00')
const mask = '411111********11'
const terms = planTermsOf({
  kind: 'trial',
  planId: 4,
  today: '2026-11-22',
  price: { monthlyYen: 11_800, discountedYen: 9_800, discountMonths: 3, campaign: null },
  trial: { kind: 'trial', days: 14, isLimited: true, campaign: null },
  optionName: '配色見本帳',
  payment: 'card',
  studentUntil: null,
})
const invoice = {
  ...{ id: 3, number: 'E00000012', title: '1ヶ月プラン 3ヶ月目', dueOn: '2026-11-20', totalYen: 13_800, taxYen: 1_254 },
  refundedYen: 0,
  ...{ periodStartsOn: '2026-11-20', periodEndsOn: '2026-12-19', paidWith: `クレジットカード ${mask}` },
  refundedTo: `クレジットカード ${mask}`,
  lines: [{ label: '1ヶ月プラン 月額料金', yen: 13_800 }],
}
const term = { termId: 1, planName: '6ヶ月プラン', endsOn: '2026-12-21' }
const next = { startsOn: '2026-12-22', months: 6 as const, monthlyYen: 12_800 }
const charge = { on: '2026-12-22', yen: 11_800, label: '5ヶ月目' }
const failure = { ...reader, invoice, attemptId: 'a', payPath: '/users/4/payments' }
const losses = ['購入した講座「手の描き方」の視聴', '先生からの添削', '学生割引の登録', '未発送のギフトカード']
const order = { ...reader, key: 'k', termsVersion: '1', at }
const quit = { ...reader, unpaidYen: 0, changeId: 1, planName: '6ヶ月プラン', until: '2027-01-21', at }
const course = courseTermsOf({ title: '手のデッサン', priceYen: 4_800 }, '2026-11-22', 'card')
const refund = {
  ...reader,
  number: 'R00000020',
  yen: 3_000,
  taxYen: 272,
  reason: 'お詫び',
  at,
  invoice,
  notePath: '/n',
}

const letters = {
  order: mail.orderConfirmed(house, { ...order, terms }),
  course: mail.orderConfirmed(house, { ...order, terms: course }),
  soft: mail.paymentFailed(house, {
    ...failure,
    reasonClass: 'soft',
    retryOn: '2026-11-23',
    openUntil: { lastDay: '2026-11-27' },
  }),
  hard: mail.paymentFailed(house, { ...failure, reasonClass: 'hard', retryOn: null, openUntil: 'closed' }),
  receipt: mail.receiptLetter(house, {
    ...reader,
    invoice,
    paymentId: 'a',
    paidAt: at,
    receiptPath: '/users/4/payments',
  }),
  chargedBack: mail.chargedBack(house, {
    ...reader,
    ...{ chargebackId: 'cb_1', invoice, at, openUntil: { lastDay: '2026-11-29' }, payPath: '/users/7/payments' },
  }),
  refund: mail.refundDone(house, refund),
  dunning: mail.dunningEnded(house, {
    ...reader,
    ...{ termId: 1, planName: '1ヶ月プラン', endedOn: '2026-12-20', unpaidYen: 13_800 },
  }),
  cardChanged: mail.cardChanged(house, { ...reader, methodId: 3, mask, at, byDebit: false }),
  cardExpires: mail.cardExpires(house, { ...reader, methodId: 3, mask, expiresOn: '2026-11-30', nextCharge: charge }),
  changed: mail.planChanged(house, {
    ...reader,
    ...{ changeId: 4, at },
    agreed: {
      ...{ version: '1', planId: 4, planName: '6ヶ月プラン', optionName: '画材セット', after: 'trial_month' },
      ...{ startsOn: '2026-12-20', endsOn: '2027-06-19', monthlyYen: 11_800, totalYen: 70_800, payment: 'card' },
      ...{ charges: [charge], renewsMonths: 6, cancelAnytime: false, cancelUntil: '2026-12-19' },
    },
  }),
  stopped: mail.quitConfirmed(house, { ...quit, way: 'renewal', remaining: [charge] }),
  quit: mail.quitConfirmed(house, { ...quit, way: 'trial', remaining: [] }),
  ended: mail.endedAtOnce(house, {
    ...reader,
    ...{ changeId: 3, planName: '6ヶ月プラン', way: 'renewal', remaining: [charge], unpaidYen: 11_800, at },
  }),
  withdrawn: mail.quitWithdrawn(house, { ...reader, changeId: 2, planName: '6ヶ月プラン', next: charge, at }),
  gone: mail.withdrawn(house, { ...reader, losses, at }),
  trial: mail.trialEndsSoon(house, { ...reader, ...term, charge, isTrialMonth: false, cancelAnytime: false }),
  renewal: mail.renewalSoon(house, { ...reader, ...term, next, reserved: null, reservation: '' }),
  student: mail.studentApproved(house, { ...reader, recordId: 5, expiresOn: '2028-11-22' }),
  price: mail.priceRises(house, { ...reader, ...term, next, oldYen: 11_800, cancelAnytime: false }),
}

describe('every letter about money', () => {
  it.each(Object.entries(letters))('%s: says the same to both kinds of mail programs, to one reader', (_, letter) => {
    expect(letter.to).toBe(reader.to)
    expect(letter.subject).toMatch(/^【アトリエ試験】/)
    expect(letter.html).toContain('水野 &lt;しずく&gt; 様')
    expect(letter.plain).toContain('水野 <しずく> 様')
    expect(`${letter.html}${letter.plain}`).not.toMatch(/undefined|null|NaN|Invalid/)
  })

  it('carries no card’s number, only its mask [UP-016]', () => {
    for (const { html, plain } of Object.values(letters)) expect(`${html} ${plain}`).not.toMatch(/(?:\d[ -]?){13,19}/)
  })

  it('has a key of its own, so that it is written once [UP-016]', () => {
    const keys = Object.entries(letters)
      .filter(([name]) => !['course', 'hard', 'quit'].includes(name))
      .map(([, { key }]) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

it('after an order says all that the confirmation showed: each figure, each day [PL-034]', () => {
  const { plain } = letters.order
  for (const { about, says, charges = [] } of termsRows(terms, settings.contactEmail)) {
    expect(plain).toContain(about)
    for (const words of says) expect(plain).toContain(words)
    for (const { on, yen } of charges) expect(plain).toContain(`${on}　${yen}`)
  }
  expect(plain).toContain('https://school.example/users/4/plan')
})

it('says in the words of the page until when one can watch after leaving [QS-009]', () => {
  expect(letters.stopped.plain).toContain('2027年1月21日23:59までご利用いただけます')
  expect(letters.stopped.plain).toContain('2026年12月22日のお支払い：11,800円（税込）')
  expect(letters.quit.plain).toContain('今後、料金がかかることはありません。')
})

it('tells a debtor why, when it is tried again, and until when everything stays open [UP-006]', () => {
  expect(letters.soft.plain).toContain('2026年11月23日の10時にもう一度請求します')
  expect(letters.soft.plain).toContain('2026年11月27日 23:59まで')
  expect(letters.hard.plain).toContain('次のボタンから別のカードを登録して')
  expect(letters.hard.plain).not.toContain('もう一度請求します')
})

it('tells who has left what went with the account, by name where it was bought [AC-034]', () => {
  for (const lost of losses) expect(letters.gone.plain).toContain(`\n・${lost}`)
})
