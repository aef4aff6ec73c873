import { formatDayKey } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { type ComingCharge, type Outstanding, yen, type Addressee } from '#domains/plans/terms.ts'
import type { WayOut } from '../terms.ts'
import { momentText, greeting } from '#platform/letter-words.ts'
import type { Day } from '#platform/days.ts'
import { accountPath, paymentsPath } from '#domains/plans/paths.ts'

/** What is paid after all has ended, or until then. */
type Left = {
  /** what is still charged: under way already, or until then */
  remaining: readonly Outstanding[]
  /** what nobody could take so far */
  unpaidYen: number
}

type Quit = Addressee &
  Left & {
    /** The change that was written down: each quitting has its own letter. */
    changeId: number
    planName: string
    way: WayOut
    until: Day
    /** somebody ended it whose word the member cannot undo */
    isFinal?: boolean
    at: Date
  }

/** What runs when it is quit: 「無料体験中の1ヶ月プラン」. */
const running: Record<WayOut, string> = {
  trial: '無料体験中の',
  'first-month': '初月の期間中の',
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
        'ノートや学習の記録、修了証書は、終了後もそのまま残ります。',
        ...(quit.isFinal ? [] : ['期限までは、契約内容のページから手続きを取り消せます。']),
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
  ended: Addressee & Left & { changeId: number; planName: string; way: WayOut; at: Date },
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
        'ノートや学習の記録、修了証書はそのまま残ります。',
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
  withdrawal: Addressee & { changeId: number; planName: string; next: ComingCharge | null; at: Date },
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

/** The contract ended because a fee stayed unpaid. */
export function dunningEnded(
  { settings }: House,
  ended: Addressee & { termId: number; planName: string; endedOn: Day; unpaidYen: number },
): Letter {
  const { to, memberId, termId, planName, endedOn, unpaidYen } = ended
  return {
    key: `dunning-ended:${termId}`,
    to,
    ...letterOf(settings, {
      subject: 'ご契約の終了のお知らせ',
      heading: 'ご契約を終了しました',
      paragraphs: [
        greeting(ended),
        `料金のお支払いが確認できなかったため、${planName}のご契約を${formatDayKey(endedOn)}に終了しました。以降の料金はかかりません。`,
        [['お支払いいただいていない料金', `${yen(unpaidYen)}（税込）`]],
        'この料金をお支払いいただくと、いつでもプランを再開できます。ノートや学習の記録、修了証書はそのまま残っています。',
      ],
      button: { label: 'お支払いへ進む', path: paymentsPath(memberId) },
    }),
  }
}
