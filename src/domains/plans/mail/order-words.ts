import type { OrderTerms, PaymentKind } from '../orders/terms.ts'
import { yen } from '../terms.ts'
import { dayText, untilText } from './words.ts'

export const paymentNames: Record<PaymentKind, string> = {
  card: 'クレジットカード',
  direct_debit: '口座振替',
  amazon_pay: 'Amazon Pay',
}

type Fact = readonly [name: string, value: string]

/** What was agreed, line by line, as the final confirmation showed it. */
export function orderFacts(terms: OrderTerms): Fact[] {
  const { title, optionName, serviceStartsOn, trialEndsOn, trialYen, paidFrom, firstCharge, laterCharges } = terms
  const facts: (Fact | null)[] = [
    ['お申し込み内容', title],
    optionName ? ['特典', optionName] : null,
    ['利用開始日', dayText(serviceStartsOn)],
    trialEndsOn
      ? [trialYen ? `${yen(trialYen)}でご利用いただける期間` : '無料体験の期間', untilText(trialEndsOn)]
      : null,
    paidFrom && trialEndsOn ? ['通常料金に切り替わる日', dayText(paidFrom)] : null,
    ...feeFacts(terms),
    ['最初のお支払い', `${dayText(firstCharge.on)}　${yen(firstCharge.yen)}（税込）`],
    laterCharges.length > 0
      ? ['その後のお支払い', laterCharges.map((charge) => `${dayText(charge.on)}　${yen(charge.yen)}`).join('\n')]
      : null,
    ['お支払い方法', paymentNames[terms.payment]],
    terms.termEndsOn ? ['契約期間', periodText(terms)] : null,
    ['自動更新', renewalText(terms)],
    ['解約', cancelText(terms)],
    terms.campaigns.length > 0 ? ['適用されるキャンペーン', terms.campaigns.join('\n')] : null,
  ]
  return facts.filter((fact) => fact !== null)
}

function feeFacts({ monthlyYen, discountedYen, discountMonths, months, totalYen, kind }: OrderTerms): Fact[] {
  if (kind === 'course' || monthlyYen === null || months === null) return [['代金', `${yen(totalYen)}（税込）`]]
  const reach = discountMonths === 0 || discountMonths >= months ? '契約期間中' : `最初の${discountMonths}ヶ月`
  const monthly =
    discountedYen === null
      ? `${yen(monthlyYen)}（税込）`
      : `${reach} ${yen(discountedYen)}（税込・通常 ${yen(monthlyYen)}）`
  return [
    ['月額', monthly],
    ['お支払いの合計', `${yen(totalYen)}（税込・${months}ヶ月分）`],
  ]
}

const periodText = ({ paidFrom, serviceStartsOn, termEndsOn, months }: OrderTerms) =>
  `${dayText(paidFrom ?? serviceStartsOn)}〜${dayText(termEndsOn!)}（${months}ヶ月）`

function renewalText({ renewal, months }: OrderTerms) {
  if (renewal === 'same-term')
    return months === 1 ? '1ヶ月ごとに自動で更新されます。' : `${months}ヶ月ごとに自動で更新されます。`
  if (renewal === 'monthly') return '契約期間の満了後は、1ヶ月ごとの更新に変わります。'
  return 'ありません（一回のお支払いのみです）。'
}

function cancelText({ kind, cancelUntil, cancelAnytime, trialEndsOn, months }: OrderTerms) {
  if (kind === 'course') return 'お支払い後のキャンセルはお受けしていません。'
  const until = cancelUntil ? `${cancelUntil}までに` : ''
  if (trialEndsOn)
    return `${until}アカウントページから解約すると、その後の料金はかかりません。${
      cancelAnytime ? '' : `${months}ヶ月プランは、通常料金に切り替わったあとは契約期間の途中で終了できません。`
    }`
  if (cancelAnytime) return `${until}アカウントページから解約すると、次回の料金はかかりません。`
  return `契約期間の途中では終了できません。${until}アカウントページで自動更新を停止すると、契約期間の終わりで終了します。`
}
