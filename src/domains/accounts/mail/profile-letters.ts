import { href } from 'react-router'
import type { Settings } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import { profileParts, type ProfileReset } from '../terms.ts'

type Reset = ProfileReset & { memberId: number; name: string }

export const profileResetLetter = (settings: Settings, { memberId, name, what, reason }: Reset) =>
  letterOf(settings, {
    subject: 'プロフィールについてのお知らせ',
    heading: `${profileParts[what]}を初期の状態に戻しました`,
    paragraphs: [
      greeting({ name }),
      `ほかの受講生の方にも見えるため、${profileParts[what]}を初期の状態に戻しました。`,
      `理由：${reason}`,
      `別のものを、設定の画面からいつでもお選びいただけます。ご不明な点は ${settings.contactEmail} までご連絡ください。`,
    ],
    button: { label: 'プロフィールを開く', path: href('/users/:userId/settings', { userId: String(memberId) }) },
  })
