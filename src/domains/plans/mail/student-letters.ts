import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import type { Day } from '#platform/days.ts'
import type { Addressee } from '../terms.ts'
import { accountPath, registrationPath } from '../paths.ts'
import { greeting, momentText, untilText } from '#platform/letter-words.ts'

/** Staff have seen the card and found it right. */
export function studentApproved(
  { settings }: House,
  approved: Addressee & { recordId: number; expiresOn: Day },
): Letter {
  const { to, memberId, recordId, expiresOn } = approved
  return {
    key: `student-approved:${recordId}`,
    to,
    ...letterOf(settings, {
      subject: '学生証の確認が終わりました',
      heading: '学生証の確認が終わりました',
      paragraphs: [
        greeting(approved),
        '学生割引のご登録ありがとうございます。お送りいただいた学生証を確認しました。割引はこのままご利用いただけます。お手続きは必要ありません。',
        [['学生割引の期限', untilText(expiresOn)]],
        '学生証の画像は、確認から90日後に削除します。',
      ],
      button: { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

/** Staff could not accept the card. */
export function studentRevoked(
  { settings }: House,
  revoked: Addressee & { recordId: number; reason: string; at: Date },
): Letter {
  const { to, memberId, recordId, reason, at } = revoked
  return {
    key: `student-revoked:${recordId}`,
    to,
    ...letterOf(settings, {
      subject: '学生割引を取り消しました',
      heading: '学生割引を取り消しました',
      paragraphs: [
        greeting(revoked),
        `${momentText(at)}に、ご登録の学生割引を取り消しました。`,
        [['取り消しの理由', reason]],
        'まだご請求していない月から、通常の料金になります。ご請求済みの月の料金は変わりません。',
        `内容を改めて、もう一度登録していただけます。ご不明な点は ${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: '学生割引を登録し直す', path: registrationPath(memberId) },
    }),
  }
}
