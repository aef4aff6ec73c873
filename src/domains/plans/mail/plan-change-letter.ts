import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-of.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import type { AgreedPlan } from '../subscription/agreed-plan.ts'
import { DEBIT_FEE_YEN } from '../debits/debit-day.ts'
import { yen } from '../terms.ts'
import type { Reader } from './facts.ts'
import { accountPath } from './paths.ts'
import { greeting, momentText, untilText } from './words.ts'

type Changed = Reader & { changeId: number; agreed: AgreedPlan; at: Date }

const debitRow = ['口座振替手数料', `毎月${yen(DEBIT_FEE_YEN)}（税込）。次の各回のお支払いに含みます。`] as const

/** Another plan for after the trial: everything that was agreed, to keep. */
export function planChanged({ settings }: House, changed: Changed): Letter {
  const { to, memberId, changeId, agreed, at } = changed
  const before = agreed.after === 'trial_month' ? '初月' : '無料体験'
  const { planName, startsOn, endsOn, renewsMonths, cancelAnytime } = agreed
  const byDebit = agreed.payment === 'direct_debit'
  return {
    key: `plan-changed:${changeId}`,
    to,
    ...letterOf(settings, {
      subject: `プランの変更を承りました（${planName}）`,
      heading: 'プランの変更を承りました',
      paragraphs: [
        greeting(changed),
        `${momentText(at)}に、${before}のあとのプランを次のとおり変更しました。${before}の終わる日は変わりません。このメールは控えとして保管してください。`,
        [
          ['プラン', planName],
          ...(agreed.optionName ? [['特典', agreed.optionName] as const] : []),
          ['契約期間', `${formatDayKey(startsOn)}から${formatDayKey(endsOn)}まで`],
          ['月額料金', `${yen(agreed.monthlyYen)}（税込）`],
          ...(byDebit ? [debitRow] : []),
          ...agreed.charges.map(
            (charge, month) =>
              [`${month + 1}回目のお支払い`, `${formatDayKey(charge.on)}　${yen(charge.yen)}（税込）`] as const,
          ),
          ['契約期間の合計', `${yen(agreed.totalYen)}（税込${byDebit ? '・口座振替手数料を含む' : ''}）`],
          ['自動更新', `契約期間が終わると、${renewsMonths}ヶ月ごとに自動で更新します。`],
          ['料金をかけずに解約できる期限', untilText(agreed.cancelUntil)],
        ],
        `${
          cancelAnytime
            ? '解約は、契約内容のページからいつでもお手続きいただけます。'
            : `${before}の終わる日までは、契約内容のページから解約をお手続きいただけます。切り替わったあとは、契約期間の途中で終了できません。自動更新は、契約期間の終わりまで、いつでも停止できます。`
        }\n（確認画面の版 ${agreed.version}）`,
      ],
      button: { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}
