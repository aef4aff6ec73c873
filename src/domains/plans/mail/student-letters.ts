import { formatDayKey } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-of.ts'
import type { Letter } from '#platform/letters.ts'
import { yen } from '../terms.ts'
import type { Day, Reader } from './facts.ts'
import { accountPath, registrationPath } from './paths.ts'
import { greeting, momentText, untilText } from './words.ts'

/** Thirty days before the student price ends; `monthlyYen` is the regular fee of the plan that runs, if one does. */
export function studentEnds(
  { settings }: House,
  ending: Reader & { recordId: number; expiresOn: Day; monthlyYen: number | null },
): Letter {
  const { to, memberId, recordId, expiresOn, monthlyYen } = ending
  return {
    key: `student-ends:${recordId}`,
    to,
    ...letterOf(settings, {
      subject: `学生割引は${formatDayKey(expiresOn)}に終わります`,
      heading: '学生割引の期限のお知らせ',
      paragraphs: [
        greeting(ending),
        `ご登録の学生割引は、${untilText(expiresOn)}です。その翌日以降に始まる月からは、通常の料金になります。`,
        ...(monthlyYen === null
          ? []
          : [
              [
                ['学生割引の期限', untilText(expiresOn)],
                ['期限のあとの月額', `${yen(monthlyYen)}（税込）`],
              ] as const,
            ]),
        '期限のあとも25歳以下の学生の方は、期限が過ぎてから、もう一度登録していただけます。',
      ],
      button: { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

/** Staff have seen the card and found it right. */
export function studentApproved({ settings }: House, approved: Reader & { recordId: number; expiresOn: Day }): Letter {
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
  revoked: Reader & { recordId: number; reason: string; at: Date },
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
