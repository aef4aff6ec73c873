import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-of.ts'
import type { Letter } from '#platform/letters.ts'
import { momentText, greeting } from '#platform/letter-words.ts'
import type { Addressee } from '#domains/plans/terms.ts'

/** The card now on file, without its number. */
export function cardChanged(
  { settings }: House,
  change: Addressee & { methodId: number; mask: string; at: Date; byDebit: boolean },
): Letter {
  const { to, methodId, mask, at, byDebit } = change
  const used = byDebit
    ? '毎月の料金は、これまでどおり口座振替でお支払いいただきます。このカードは、振替ができなかった料金をお支払いいただくときに使います。'
    : '次回の料金から、新しいカードに請求します。'
  return {
    key: `card-changed:${methodId}`,
    to,
    ...letterOf(settings, {
      subject: 'カード情報を変更しました',
      heading: 'カード情報を変更しました',
      paragraphs: [
        greeting(change),
        `${momentText(at)}に、お支払いに使うカードを変更しました。${used}`,
        [['新しいカード', mask]],
        `ご自身で変更していない場合は、すぐに ${settings.contactEmail} までご連絡ください。`,
      ],
    }),
  }
}
