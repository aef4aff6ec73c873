import { formatDayKey } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { taxIn } from '../terms.ts'
import { yen, type Addressee } from '#domains/plans/terms.ts'
import { momentText, greeting } from '#platform/letter-words.ts'
import type { BillFacts } from './facts.ts'
import type { Day } from '#platform/days.ts'

type Failure = Addressee & {
  invoice: BillFacts
  /** each try has its own letter */
  attemptId: string
  /** `soft`: may work later. `hard`: not before the card is another. */
  reasonClass: 'soft' | 'hard'
  retryOn: Day | null
  openUntil: OpenUntil
  payPath: string
}

/** Until the end of this day everything stays open, or it is closed already; null where nothing closes by it. */
export type OpenUntil = { lastDay: Day } | 'closed' | null

export const owedYen = ({ totalYen, refundedYen }: BillFacts) => totalYen - refundedYen

export const billFacts = (bill: BillFacts) => {
  const { number, title, periodStartsOn, periodEndsOn, totalYen, refundedYen, paidWith } = bill
  return [
    ['請求番号', number],
    ['内容', title],
    ...(periodStartsOn && periodEndsOn
      ? [['対象期間', `${formatDayKey(periodStartsOn)}〜${formatDayKey(periodEndsOn)}`]]
      : []),
    ['金額', `${yen(totalYen)}（税込）`],
    ...(refundedYen > 0
      ? [
          ['返金済み', yen(refundedYen)],
          ['お支払い額', `${yen(owedYen(bill))}（税込）`],
        ]
      : []),
    ['お支払い方法', paidWith],
  ] as [string, string][]
}

export function accessWords(openUntil: OpenUntil): string[] {
  if (openUntil === null) return []
  if (openUntil === 'closed') return ['動画などの視聴は一時停止しています。お支払いが済むとすぐに再開します。']
  return [
    `${formatDayKey(openUntil.lastDay)} 23:59までは、これまでどおりご利用いただけます。それまでにお支払いが確認できない場合は、動画などの視聴を一時停止します。お支払いが済むとすぐに再開します。`,
  ]
}

const walletWhy = {
  hard: 'Amazonから、ご登録のお支払い方法は利用できないとの回答がありました。Amazonでお支払い方法を変更するか、ほかの方法をご登録ください。',
  soft: 'Amazon Payで承認が得られませんでした。ご利用限度額や残高をお確かめください。',
}

/** A fee could not be taken: why, what happens next, where to pay. */
export function paymentFailed({ settings }: House, failure: Failure): Letter {
  const { invoice, reasonClass, retryOn, openUntil, payPath, to } = failure
  const byWallet = invoice.paymentKind === 'amazon_pay'
  const why = byWallet
    ? walletWhy[reasonClass]
    : reasonClass === 'hard'
      ? 'カード会社から、このカードは利用できないとの回答がありました。有効期限や利用状況をお確かめのうえ、別のカードをご登録ください。'
      : 'カード会社の承認が得られませんでした。ご利用限度額や残高をお確かめください。'
  return {
    key: `payment-failed:${failure.attemptId}`,
    to,
    ...letterOf(settings, {
      subject: `料金のお支払いが確認できませんでした（${yen(owedYen(invoice))}）`,
      heading: '料金のお支払いが確認できませんでした',
      paragraphs: [
        greeting(failure),
        `${formatDayKey(invoice.dueOn)}お支払い分の料金を請求できませんでした。${why}`,
        billFacts(invoice),
        retryOn
          ? `${formatDayKey(retryOn)}の10時にもう一度請求します。それより前に、次のボタンからお支払いいただくこともできます。`
          : reasonClass === 'hard'
            ? byWallet
              ? '次のボタンから、Amazonでお支払い方法を変更するか、ほかの方法でお支払いください。'
              : '次のボタンから別のカードを登録して、お支払いください。'
            : byWallet
              ? '次のボタンからお支払いください。'
              : '次のボタンから、登録済みのカードまたは新しいカードでお支払いください。',
        ...accessWords(openUntil),
        '行き違いでお支払いがお済みの場合は、ご容赦ください。',
      ],
      button: { label: 'お支払いへ進む', path: payPath },
    }),
  }
}

/** A fee was paid: the figures, and where the receipt is. */
export function receiptLetter(
  { settings }: House,
  paid: Addressee & { invoice: BillFacts; paymentId: string; paidAt: Date; receiptPath: string },
): Letter {
  const { invoice, paymentId, paidAt, receiptPath, to } = paid
  return {
    // What a bank took back is paid anew, and confirmed anew.
    key: `receipt:${paymentId}`,
    to,
    ...letterOf(settings, {
      subject: `お支払いを確認しました（${yen(owedYen(invoice))}）`,
      heading: 'お支払いを確認しました',
      paragraphs: [
        greeting(paid),
        `${momentText(paidAt)}に、次のお支払いを確認しました。ありがとうございます。`,
        [
          ...billFacts(invoice),
          ...invoice.lines.map(({ label, yen: amount }) => [`内訳 ${label}`, yen(amount)] as const),
          ['うち消費税（10%）', yen(invoice.taxYen - taxIn(invoice.refundedYen))],
        ],
        '領収書（適格簡易請求書）は、次のページで表示・印刷できます。',
      ],
      button: { label: '領収書を表示する', path: receiptPath },
    }),
  }
}

/** Money went back. */
export function refundDone(
  { settings }: House,
  refund: Addressee & {
    number: string
    yen: number
    taxYen: number
    reason: string
    at: Date
    invoice: BillFacts
    notePath: string
  },
): Letter {
  const { to, number, at, invoice, notePath } = refund
  const whole = refund.yen === invoice.totalYen
  return {
    key: `refund:${number}`,
    to,
    ...letterOf(settings, {
      subject: `返金のお知らせ（${yen(refund.yen)}）`,
      heading: '返金の手続きをしました',
      paragraphs: [
        greeting(refund),
        `${momentText(at)}に、次の料金${whole ? 'の全額' : 'の一部'}を返金する手続きをしました。`,
        [
          ['返金番号', number],
          ['返金額', `${yen(refund.yen)}（税込・うち消費税 ${yen(refund.taxYen)}）`],
          ['返金の理由', refund.reason],
          ['もとの請求', `${invoice.number}　${invoice.title}　${yen(invoice.totalYen)}`],
          ['返金先', invoice.refundedTo],
        ],
        invoice.refundedTo === invoice.paidWith
          ? `明細に反映される時期は、${invoice.paymentKind === 'amazon_pay' ? 'Amazon Payのお支払い方法' : 'カード会社'}によって異なります。ご契約の内容は変わりません。`
          : `振込先は、別途メールでおたずねします。お急ぎの場合は ${settings.contactEmail} までお送りください。ご契約の内容は変わりません。`,
        '返金の書面（適格返還請求書）は、次のページで表示・印刷できます。',
      ],
      button: { label: '返金の書面を表示する', path: notePath },
    }),
  }
}
