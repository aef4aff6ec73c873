import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import type { AgreedPlan } from '#domains/plans/index.ts'
import { OPTION_COMES } from '#domains/plans/options/terms.ts'
import { BROUGHT_PLAN, DEBIT_FEE_YEN, yen, type Addressee } from '#domains/plans/terms.ts'
import { accountPath } from '#domains/plans/paths.ts'
import { greeting, momentText, untilText } from '#platform/letter-words.ts'

type Changed = Addressee & { changeId: number; agreed: AgreedPlan; at: Date }

const debitRow = ['口座振替手数料', `毎月${yen(DEBIT_FEE_YEN)}（税込）。次の各回のお支払いに含みます。`] as const

/** Another plan for after what runs: everything that was agreed, to keep. */
export function planChanged({ settings }: House, changed: Changed): Letter {
  const { to, memberId, changeId, agreed, at } = changed
  const { planName, startsOn, endsOn, renewsMonths } = agreed
  const { what, done, until } = wordsOf(agreed)
  const byDebit = agreed.payment === 'direct_debit'
  return {
    key: `plan-changed:${changeId}`,
    to,
    ...letterOf(settings, {
      subject: `${what}を承りました（${planName}）`,
      heading: `${what}を承りました`,
      paragraphs: [
        greeting(changed),
        `${momentText(at)}に、${done}このメールは控えとして保管してください。`,
        [
          ['プラン', planName],
          ...(agreed.optionName ? [['特典', `${agreed.optionName}（このプランの${OPTION_COMES}）`] as const] : []),
          ['契約期間', `${formatDayKey(startsOn)}から${formatDayKey(endsOn)}まで`],
          ['月額料金', `${yen(agreed.monthlyYen)}（税込）`],
          ...(byDebit ? [debitRow] : []),
          ...agreed.charges.map(
            (charge, month) =>
              [`${month + 1}回目のお支払い`, `${formatDayKey(charge.on)}　${yen(charge.yen)}（税込）`] as const,
          ),
          ['契約期間の合計', `${yen(agreed.totalYen)}（税込${byDebit ? '・口座振替手数料を含む' : ''}）`],
          ['自動更新', `契約期間が終わると、${renewsMonths}ヶ月ごとに自動で更新します。`],
          [until, untilText(agreed.cancelUntil)],
        ],
        `${howItEnds(agreed)}\n（確認画面の版 ${agreed.version}）`,
      ],
      button: { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

const names = { trial: '無料体験', trial_month: '初月', brought: BROUGHT_PLAN }

function wordsOf({ after }: AgreedPlan) {
  if (after === 'paid')
    return {
      what: 'プラン変更の予約',
      done: '次の更新日からのプランの変更を、次のとおり予約しました。現在の契約期間は変わりません。',
      until: '予約を取り消せる期限',
    }
  const before = names[after]
  return {
    what: 'プランの変更',
    done: `${before}のあとのプランを次のとおり変更しました。${before}の終わる日は変わりません。`,
    until: '料金をかけずに解約できる期限',
  }
}

function howItEnds({ after, cancelAnytime }: AgreedPlan) {
  const anytime = '解約は、契約内容のページからいつでもお手続きいただけます。'
  const bound =
    '契約期間の途中で終了できません。自動更新は、契約期間の終わりまで、契約内容のページからいつでも停止できます。'
  if (after !== 'paid')
    return cancelAnytime
      ? anytime
      : `${names[after]}の終わる日までは、契約内容のページから解約をお手続きいただけます。切り替わったあとは、${bound}`
  return `予約は、契約内容のページから取り消せます。料金は更新日の月額です。予約のあとに上がるときは、30日前までにメールでお知らせします。\n${
    cancelAnytime ? `更新日のあとの${anytime}` : `更新日のあとは、${bound}`
  }`
}
