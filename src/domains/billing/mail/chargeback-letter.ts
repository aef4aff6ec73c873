import { formatDay } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { yen, type Addressee } from '#domains/plans/terms.ts'
import type { BillFacts } from './facts.ts'
import { accessWords, billFacts, owedYen, type OpenUntil } from './fee-letters.ts'
import { greeting } from '#platform/letter-words.ts'

type TakenBack = Addressee & {
  chargebackId: string
  invoice: BillFacts
  at: Date
  openUntil: OpenUntil
  payPath: string
}

/** The card's company took a payment back: what is owed again, why, and how to pay it. */
export function chargedBack({ settings }: House, taken: TakenBack): Letter {
  const { invoice, at, openUntil, payPath, to } = taken
  return {
    key: `charged-back:${taken.chargebackId}`,
    to,
    ...letterOf(settings, {
      subject: `お支払いの取り消しについてのお願い（${yen(owedYen(invoice))}）`,
      heading: 'カード会社がお支払いを取り消しました',
      paragraphs: [
        greeting(taken),
        `${formatDay(at)}に、カード会社が次のお支払いを取り消したことを確認しました。カードの名義の方からのお申し出などにより、カード会社が代金を引き戻したものです（チャージバック）。そのため、次の料金はお支払いが済んでいない状態です。`,
        billFacts(invoice),
        'お手数をおかけしますが、次のボタンから、登録済みのカードまたは別のカードでお支払いをお願いします。この料金を自動で請求することはありません。',
        ...accessWords(openUntil),
        `お心当たりがない場合や、ご事情がある場合は、${settings.contactEmail} までご連絡ください。行き違いでお支払いがお済みの場合は、ご容赦ください。`,
      ],
      button: { label: 'お支払いへ進む', path: payPath },
    }),
  }
}
