import { formatDayKey } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-of.ts'
import type { Letter } from '#platform/letters.ts'
import type { ComingCharge } from '../orders/terms.ts'
import type { WayOut } from '../quitting/rules.ts'
import type { StillToPay } from '../subscription/terms.ts'
import { yen } from '../terms.ts'
import { momentText, greeting } from './words.ts'
import type { Day, Reader } from './facts.ts'
import { accountPath, paymentsPath } from './paths.ts'

/** What is paid after all has ended, or until then. */
type Left = {
  /** what is still charged: under way already, or until then */
  remaining: readonly StillToPay[]
  /** what nobody could take so far */
  unpaidYen: number
}

type Quit = Reader &
  Left & {
    /** The change that was written down: each quitting has its own letter. */
    changeId: number
    planName: string
    way: WayOut
    until: Day
    at: Date
  }

/** What runs when it is quit: 「無料体験中の1ヶ月プラン」. */
const running: Record<WayOut, string> = {
  trial: '無料体験中の',
  'first-month': '初月キャンペーン中の',
  monthly: '',
  renewal: '',
}

/** Until when everything stays open, and what is still charged. */
export function quitConfirmed({ settings }: House, quit: Quit): Letter {
  const { to, memberId, planName, way, until, at } = quit
  const what = way === 'renewal' ? '自動更新の停止' : '解約'
  const until2359 = `${formatDayKey(until)}23:59までご利用いただけます`
  return {
    key: `quit:${quit.changeId}`,
    to,
    ...letterOf(settings, {
      subject: `${what}を承りました（${formatDayKey(until)}までご利用いただけます）`,
      heading: `${what}を承りました`,
      paragraphs: [
        greeting(quit),
        `${momentText(at)}に、${running[way]}${planName}の${what}を承りました。${until2359}。`,
        ...whatIsPaid(quit),
        'ノートや学習の記録、修了証は、終了後もそのまま残ります。',
        '期限までは、契約内容のページから手続きを取り消せます。',
      ],
      button: { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

function whatIsPaid({ remaining, unpaidYen, way }: Left & { way?: WayOut }) {
  const rows = remaining.map(
    ({ on, yen: fee, isAwaited }) =>
      [`${formatDayKey(on)}のお支払い${isAwaited ? '（結果の確認中）' : ''}`, `${yen(fee)}（税込）`] as const,
  )
  const debt = unpaidYen > 0 ? [['お支払いが済んでいない料金', `${yen(unpaidYen)}（税込）`] as const] : []
  if (rows.length + debt.length === 0) return ['今後、料金がかかることはありません。']
  return [
    [...debt, ...rows],
    way === 'renewal' && rows.length > 0
      ? '契約期間の終わりまでは、上記のとおり毎月の料金がかかります。'
      : '上記のほかに、料金がかかることはありません。',
    ...(debt.length > 0 ? ['お支払いが済んでいない料金は、手続きのあとも、お支払いをお願いします。'] : []),
  ]
}

/** The school ended a contract before its last day. */
export function endedAtOnce(
  { settings }: House,
  ended: Reader & Left & { changeId: number; planName: string; way: WayOut; at: Date },
): Letter {
  const { to, memberId, changeId, planName, way, at, remaining, unpaidYen } = ended
  return {
    key: `ended:${changeId}`,
    to,
    ...letterOf(settings, {
      subject: 'ご契約の終了のお知らせ',
      heading: 'ご契約を終了しました',
      paragraphs: [
        greeting(ended),
        `${momentText(at)}に、${running[way]}${planName}のご契約を終了しました。`,
        ...whatIsPaid({ remaining, unpaidYen }),
        'ノートや学習の記録、修了証はそのまま残ります。',
        `お心当たりのない場合や、ご不明な点がある場合は、${settings.contactEmail} までご連絡ください。`,
      ],
      button:
        unpaidYen > 0
          ? { label: 'お支払いへ進む', path: paymentsPath(memberId) }
          : { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

/** The contract goes on after all. */
export function quitWithdrawn(
  { settings }: House,
  withdrawal: Reader & { changeId: number; planName: string; next: ComingCharge | null; at: Date },
): Letter {
  const { to, memberId, planName, next, at, changeId } = withdrawal
  return {
    key: `quit-withdrawn:${changeId}`,
    to,
    ...letterOf(settings, {
      subject: 'ご契約を継続します',
      heading: 'ご契約を継続します',
      paragraphs: [
        greeting(withdrawal),
        `${momentText(at)}に、${planName}の解約（自動更新の停止）の取り消しを承りました。引き続きご利用いただけます。`,
        ...(next ? [[['次回のお支払い', `${formatDayKey(next.on)}　${yen(next.yen)}（税込）`] as const]] : []),
      ],
      button: { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

/** The account is gone. */
export function withdrawn({ settings }: House, gone: Reader & { courses: readonly string[]; at: Date }): Letter {
  return {
    key: `withdrawn:${gone.memberId}`,
    to: gone.to,
    ...letterOf(settings, {
      subject: '退会の手続きが完了しました',
      heading: '退会の手続きが完了しました',
      paragraphs: [
        greeting(gone),
        `${momentText(gone.at)}に、退会の手続きが完了しました。氏名やメールアドレスなどの個人情報は削除しました。`,
        '学習の記録、添削、学生割引・口座振替の登録も削除しました。未発送のギフトカードは、お届けできなくなりました。',
        ...(gone.courses.length > 0
          ? [`購入された講座${gone.courses.map((title) => `「${title}」`).join('')}の視聴も終了しました。`]
          : []),
        '法令で保存が義務づけられている取引の記録は、定められた期間だけ保管します。',
        `これまで${settings.siteName}をご利用いただき、ありがとうございました。`,
      ],
    }),
  }
}
