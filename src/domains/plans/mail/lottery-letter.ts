import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { greeting } from '#platform/letter-words.ts'
import { accountPath } from '../paths.ts'
import { yen, type Addressee } from '../terms.ts'

/** Somebody's lot was drawn. */
export function lotteryWon(
  { settings }: House,
  won: Addressee & { campaignId: number; campaign: string; giftYen: number | null },
): Letter {
  const { to, memberId, campaignId, campaign, giftYen } = won
  return {
    key: `lottery-won:${campaignId}:${memberId}`,
    to,
    ...letterOf(settings, {
      subject: `「${campaign}」に当選しました`,
      heading: 'ご当選おめでとうございます',
      paragraphs: [
        greeting(won),
        `「${campaign}」の抽選で、当選されました。`,
        [
          ['キャンペーン', campaign],
          ...(giftYen === null ? [] : ([['賞品', `ギフトカード ${yen(giftYen)}分`]] as const)),
        ],
        `${giftYen === null ? '賞品について' : 'ギフトカードは'}、このメールアドレスにあらためてお送りします。お手続きは必要ありません。ご不明な点は ${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}
