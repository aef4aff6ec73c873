import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { yen } from '#domains/plans/terms.ts'

type Mistake = { to: string; name: string; number: string; yen: number; at: Date }

/** A charge that was not owed went back. */
export function mistakeRefunded({ settings }: House, mistake: Mistake): Letter {
  const { to, name, number, at } = mistake
  return {
    key: `mistake-refunded:${number}`,
    to,
    ...letterOf(settings, {
      subject: `誤ったご請求の返金のお知らせ（${yen(mistake.yen)}）`,
      heading: '誤ったご請求を返金しました',
      paragraphs: [
        greeting({ name }),
        `決済会社との照合で、お客さまのカードに誤ったご請求があったことがわかりました。ご迷惑をおかけし、申し訳ございません。${formatMoment(at)}に、その全額を返金する手続きをしました。`,
        [
          ['返金番号', number],
          ['返金額', yen(mistake.yen)],
        ],
        '明細に反映される時期は、カード会社によって異なります。ご契約の内容は変わりません。',
        `ご不明な点がございましたら、${settings.contactEmail} までご連絡ください。`,
      ],
    }),
  }
}
