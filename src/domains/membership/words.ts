import { yen } from '#domains/plans/terms.ts'
import type { PlanView } from './read-plan.server.ts'

const price = (amount: number) => `${yen(amount)}（税込）`

/** How a member stands, in sentences: what runs, until when, and what happens by itself. */
export function standingWords(view: Omit<PlanView, 'token'>): string[] {
  const { standing, term, next, renewal } = view
  switch (standing) {
    case 'none':
      return ['まだプランに申し込んでいません。無料会員として、無料公開のレッスンをご覧いただけます。']
    case 'over':
      return ['プランは終了しています。ノートや学習の記録はそのまま残っており、再開すると続きから学べます。']
    case 'old':
      return [view.until ? `${view.until}までご利用いただけます。` : 'ご利用いただけます。']
    case 'trial':
      return [
        `${term!.isTrialMonth ? '初月の期間' : '無料体験'}は${term!.endsOn} 23:59までです。`,
        view.byDebit
          ? `それまでに解約しなければ、翌日から${term!.planName}が始まり、${next!.day}に初回の料金（${price(next!.yen)}）を振り替えます。`
          : `それまでに解約しなければ、${next!.day}から${term!.planName}（${monthlyWords(view.charges)}）が始まり、初回の料金を請求します。`,
      ]
    case 'trial-cancelled':
      return [`解約の手続きが済んでいます。${term!.endsOn} 23:59までご利用いただけます。その後の請求はありません。`]
    case 'brought':
      return [`${term!.endsOn} 23:59までご利用いただけます。その日で終了し、請求はありません。`]
    case 'cancelled':
      return [`${term!.endsOn} 23:59までご利用いただけます。その日でプランは終了し、更新されません。`]
    case 'monthly':
      return [`今のご契約は${term!.endsOn} 23:59までです。`, ...(renewal ? [monthlyOn(renewal)] : [])]
    case 'fixed':
      return [
        `契約期間は${term!.startsOn}から${term!.endsOn}までの${term!.months}ヶ月間です。料金は毎月お支払いいただきます。`,
        ...(renewal ? [afterwards(renewal)] : []),
      ]
  }
}

/** What a month costs, and what it costs later where a discount ends in mid-term. */
function monthlyWords(charges: PlanView['charges']) {
  const coming = charges.filter(({ isAwaited }) => !isAwaited)
  const [first] = coming
  const turn = coming.findIndex((charge) => charge.yen !== first!.yen)
  if (turn < 0) return `毎月${price(first!.yen)}`
  return `はじめの${turn}回は毎月${price(first!.yen)}、${coming[turn]!.day}からは毎月${price(coming[turn]!.yen)}`
}

/** By the month it goes on by the month, also after a plan of twelve; another plan takes its place where one was chosen. */
function monthlyOn(renewal: NonNullable<PlanView['renewal']>) {
  if (renewal.months !== 1 || renewal.isReserved)
    return `解約しなければ、${renewal.day}に${renewalWords(renewal)}で自動的に続きます。`
  return `解約しなければ、${renewal.day}からも1ヶ月ごとに、毎月${price(renewal.yen)}で続きます。いつでも解約できます。`
}

/** From when a plan that holds critiques gives them. */
export function critiqueWords({ critiques, standing }: Pick<PlanView, 'critiques' | 'standing'>): string | null {
  if (!critiques) return null
  if (critiques.from && standing === 'trial')
    return `添削は、料金の期間が始まる${critiques.from}から、募集の期間に依頼できます。`
  return critiques.from ? null : '募集の期間に、1期につき1作品を、追加の料金なしで依頼できます。'
}

/** A commitment renews for as long again, or goes on month by month. */
function afterwards(renewal: NonNullable<PlanView['renewal']>) {
  if (renewal.months === 1 && !renewal.isReserved)
    return `期間が終わると1ヶ月ごとの更新に変わり、${renewal.day}からも毎月${price(renewal.yen)}で続きます。そのあとは、いつでも解約できます。`
  return `期間が終わると、${renewal.day}に${renewalWords(renewal)}で自動的に更新されます。`
}

const renewalWords = ({ planName, yen: fee }: NonNullable<PlanView['renewal']>) => `${planName}、毎月${price(fee)}`
