import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDay } from '#platform/tokyo.ts'

type Asked = { to: string; memberId: number; name: string; member: string; path: string; expiresAt: Date; at: Date }

/** Asks a guardian, who may never have heard of us, and says how to do nothing. */
export function guardianAsked({ settings }: House, about: Asked): Letter {
  const { to, memberId, member, path, expiresAt, at } = about
  return {
    key: `ambassadors.guardian-asked:${memberId}:${at.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '保護者の方へ：アンバサダー活動への同意のお願い',
      heading: '保護者の方へのお願い',
      paragraphs: [
        greeting(about),
        `${settings.siteName}（イラストとマンガのオンライン教室）に登録している${member}さんが、講座を紹介して報酬を受け取る「アンバサダー」に登録しました。`,
        '18歳未満の方に報酬をお支払いするには、保護者の方の同意が必要です。内容をご確認のうえ、下のボタンからお知らせください。',
        `リンクは${formatDay(expiresAt)}まで使えます。`,
        `お心当たりのない場合は、このメールを破棄してください。同意されないかぎり、報酬はお支払いしません。ご不明な点は ${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: '内容を確認する', path },
    }),
  }
}

export function guardianAgreed({ settings }: House, about: { to: string; name: string; memberId: number }): Letter {
  return {
    key: `ambassadors.guardian-agreed:${about.memberId}`,
    to: about.to,
    ...letterOf(settings, {
      subject: '保護者の方の同意を受け付けました',
      heading: '保護者の方の同意を受け付けました',
      paragraphs: [greeting(about), 'アンバサダーの報酬は、確定したあと、登録された振込先にお支払いします。'],
      button: { label: '報酬と紹介リンクを見る', path: href('/ambassador_users/rewards') },
    }),
  }
}
