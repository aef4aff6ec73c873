import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import type { TargetType } from '../../cases/queries.ts'
import { isAgainst, targetNames, type Decided } from '../terms.ts'

type About = {
  to: string
  name: string
  decisionId: number
  type: TargetType
  act: Decided
  reason: string
  /** Until when they post nothing, where that was decided. */
  until: string | null
}

/** What was decided about a thing, in one sentence. */
export const decisionWords = (act: Decided, type: TargetType) =>
  said[act](type === 'profile' ? 'あなたの表示名・アイコン' : `投稿された${targetNames[type]}`)

const said: Record<Decided, (thing: string) => string> = {
  'auto-hide': (thing) => `${thing}の表示を、運営が確認するまで止めています。`,
  hide: (thing) => `${thing}を非表示にしました。`,
  restore: (thing) => `${thing}を確認し、表示に戻しました。`,
  keep: (thing) => `${thing}を確認し、そのまま表示しています。`,
  approve: (thing) => `${thing}を確認し、公開しました。`,
  delete: (thing) => `${thing}を削除しました。`,
  warn: (thing) => `${thing}について、お願いがあります。`,
  bar: (thing) => `${thing}を非表示にし、投稿を停止しました。`,
  'reset-name': () => 'あなたの表示名を、初期の状態に戻しました。',
  'reset-picture': () => 'あなたのアイコンを、初期の状態に戻しました。',
}

/** To the author: what was decided, why, and how to object. What was shown does not stand in it. */
export function decided({ settings }: House, about: About): Letter {
  const { to, decisionId, type, act, reason, until } = about
  const words = decisionWords(act, type)
  return {
    key: `moderation:${decisionId}`,
    to,
    ...letterOf(settings, {
      subject: words.replace(/。$/, ''),
      heading: `${targetNames[type]}についてのお知らせ`,
      paragraphs: [
        greeting(about),
        words,
        [['理由', reason], ...(until ? [['停止の期間', until] as const] : [])],
        isAgainst(act)
          ? '心当たりがないとき、事情を伝えたいときは、下のページから異議を申し出てください。担当者がもう一度確認します。'
          : `${settings.siteName}をご利用いただき、ありがとうございます。`,
      ],
      button: { label: '内容を確認する', path: href('/moderation_decisions/:id', { id: String(decisionId) }) },
    }),
  }
}

/** To who told of it: that it was looked at. What was decided is between the school and the author. */
export function flagHandled(
  { settings }: House,
  about: { to: string; name: string; memberId: number; decisionId: number },
): Letter {
  const { to, memberId, decisionId } = about
  return {
    key: `moderation-flag:${decisionId}:${memberId}`,
    to,
    ...letterOf(settings, {
      subject: 'お知らせいただいた投稿を確認しました',
      heading: 'ご連絡ありがとうございました',
      paragraphs: [
        greeting(about),
        'お知らせいただいた投稿を、運営で確認し、対応しました。',
        '対応の内容はお伝えしていませんが、ご連絡は安心して使える場所を保つ助けになっています。',
      ],
      button: { label: 'イラストレポートを見る', path: href('/illust_reports') },
    }),
  }
}
