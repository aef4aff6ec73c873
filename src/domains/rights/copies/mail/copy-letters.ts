import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting, momentText } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type Ready = { id: number; memberId: number; to: string; name: string; until: Date }

/** The files are behind the account: the letter has the way there and nothing of them. */
export function copyReady({ settings }: House, ready: Ready): Letter {
  const { id, memberId, to, until } = ready
  return {
    key: `copy-ready:${id}`,
    to,
    ...letterOf(settings, {
      subject: 'ダウンロードの準備ができました',
      heading: 'ダウンロードの準備ができました',
      paragraphs: [
        greeting(ready),
        'お申し込みいただいた、あなたの情報の控えができました。ログインしてダウンロードしてください。',
        [['ダウンロードの期限', `${momentText(until)}まで`]],
        `お申し込みにお心当たりがない場合は、すぐにパスワードを変更し、${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: 'ダウンロードする', path: href('/users/:userId/personal_data', { userId: String(memberId) }) },
    }),
  }
}
