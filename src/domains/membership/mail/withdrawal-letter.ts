import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { momentText, greeting } from '#platform/letter-words.ts'
import type { Addressee } from '#domains/plans/terms.ts'

/** The account is gone. */
export function withdrawn({ settings }: House, gone: Addressee & { losses: readonly string[]; at: Date }): Letter {
  return {
    key: `withdrawn:${gone.memberId}`,
    to: gone.to,
    ...letterOf(settings, {
      subject: '退会の手続きが完了しました',
      heading: '退会の手続きが完了しました',
      paragraphs: [
        greeting(gone),
        `${momentText(gone.at)}に、退会の手続きが完了しました。`,
        ['次のものを削除しました。', ...gone.losses.map((loss) => `・${loss}`)].join('\n'),
        `ご自身で手続きしていない場合は、すぐに ${settings.contactEmail} までご連絡ください。`,
        '法令で保存が義務づけられている取引の記録は、定められた期間だけ保管します。',
        `これまで${settings.siteName}をご利用いただき、ありがとうございました。`,
      ],
    }),
  }
}
