import { href } from 'react-router'
import { yen, type Addressee } from '#domains/plans/terms.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

const rewards = { label: '報酬と紹介リンクを見る', path: href('/ambassador_users/rewards') }

export function registered({ settings }: House, who: Addressee): Letter {
  return {
    key: `ambassadors.registered:${who.memberId}`,
    to: who.to,
    ...letterOf(settings, {
      subject: 'アンバサダーの登録が完了しました',
      heading: 'アンバサダーの登録が完了しました',
      paragraphs: [
        greeting(who),
        'ご登録ありがとうございます。あなただけの紹介リンクができました。ブログやSNSでご紹介ください。',
        '紹介する文や画像のはじめには、広告であることがわかるように「PR」と必ず書いてください。',
        '報酬を受け取るには、振込先の登録が必要です。お支払いの前までにご登録ください。',
      ],
      button: rewards,
    }),
  }
}

export function suspended({ settings }: House, who: Addressee & { reason: string; at: Date }): Letter {
  return {
    key: `ambassadors.suspended:${who.memberId}:${who.at.getTime()}`,
    to: who.to,
    ...letterOf(settings, {
      subject: 'アンバサダー資格を停止しました',
      heading: 'アンバサダー資格を停止しました',
      paragraphs: [
        greeting(who),
        '次の理由により、アンバサダー資格を停止しました。',
        [['理由', who.reason]],
        '停止のあいだ、新しい報酬は発生せず、未払いの報酬のお支払いも止まります。',
        `お心当たりがない場合やご事情がある場合は、${settings.contactEmail} までご連絡ください。`,
      ],
      button: rewards,
    }),
  }
}

export function reinstated({ settings }: House, who: Addressee & { at: Date }): Letter {
  return {
    key: `ambassadors.reinstated:${who.memberId}:${who.at.getTime()}`,
    to: who.to,
    ...letterOf(settings, {
      subject: 'アンバサダー資格の停止を解除しました',
      heading: 'アンバサダー資格の停止を解除しました',
      paragraphs: [greeting(who), '紹介リンクは、今日からまたお使いいただけます。止まっていたお支払いも再開します。'],
      button: rewards,
    }),
  }
}

export function rewardCancelled(
  { settings }: House,
  who: Addressee & { id: number; yen: number; reason: string },
): Letter {
  return {
    key: `ambassadors.reward-cancelled:${who.id}`,
    to: who.to,
    ...letterOf(settings, {
      subject: '報酬を取り消しました',
      heading: '報酬を取り消しました',
      paragraphs: [
        greeting(who),
        '次の報酬を取り消しました。',
        [
          ['報酬', `No.${who.id}（${yen(who.yen)}）`],
          ['理由', who.reason],
        ],
        `ご不明な点は、${settings.contactEmail} までご連絡ください。`,
      ],
      button: rewards,
    }),
  }
}

type Month = Addressee & { month: string; count: number; yen: number }

/** Once a month: what became certain in the month before. */
export function monthConfirmed({ settings }: House, who: Month): Letter {
  return {
    key: `ambassadors.month:${who.memberId}:${who.month}`,
    to: who.to,
    ...letterOf(settings, {
      subject: '先月に確定した報酬のお知らせ',
      heading: '先月に確定した報酬',
      paragraphs: [
        greeting(who),
        'ご紹介ありがとうございます。先月、次の報酬が確定しました。',
        [
          ['件数', `${who.count.toLocaleString('ja-JP')}件`],
          ['金額（税込）', yen(who.yen)],
        ],
        '今月の支払日に、ご登録の口座へお振り込みします。',
      ],
      button: rewards,
    }),
  }
}
