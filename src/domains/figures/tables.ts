import { paymentNames, stateNames } from '#domains/plans/terms.ts'
import type { SubscriptionState } from '#platform/ask.ts'
import type { Turned } from './queries.ts'
import { monthLabel, type Bucket } from './period.ts'
import { methods, planKeys, type Measure, type Sum } from './terms.ts'

/** One plot as figures: a row for each bucket, a column for each series. Plot, table and CSV all show this. */
export type Figure = {
  id: FigureId
  title: string
  /** what is counted, and how */
  note: string
  unit: '円' | '人' | '件'
  kind: 'columns' | 'cohorts' | 'bars'
  /** what the rows are called */
  rowName: string
  series: readonly string[]
  rows: readonly { label: string; values: readonly number[]; extra?: readonly string[] }[]
  /** columns of the table that are not drawn */
  extraNames?: readonly string[]
}
export type FigureId = 'mrr' | 'states' | 'plans' | 'trials' | 'churn' | 'methods' | 'debts' | 'reasons'

export type Known = {
  buckets: readonly Bucket[]
  rowName: string
  moved: readonly Sum[]
  stood: readonly Sum[]
  turned: readonly Turned[]
  months: readonly string[]
  reasons: ReadonlyMap<string, string>
}

const order: SubscriptionState[] = [
  'will_continue',
  'under_trial',
  'will_cancel',
  'after_unsubscribe',
  'before_subscribe',
]
const plans = Object.keys(planKeys) as (keyof typeof planKeys)[]
const share = (part: number, whole: number) => (whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '－')

/** Adds up what fits. */
const adder = (sums: readonly Sum[]) => (measure: Measure, bucket: string, fits: (key: string) => boolean) =>
  sums
    .filter((sum) => sum.measure === measure && sum.bucket === bucket && fits(sum.key))
    .reduce((all, { value }) => all + value, 0)

export function figuresOf(known: Known): Figure[] {
  return [
    mrr(known),
    states(known),
    plansOf(known),
    trials(known),
    churn(known),
    byMethod(known),
    debts(known),
    reasons(known),
  ]
}

function mrr({ buckets, rowName, stood }: Known): Figure {
  const sum = adder(stood)
  return {
    ...{ id: 'mrr', title: '月次経常収益', unit: '円', kind: 'columns', rowName },
    note: '期間末の日に進行中の月額料金の合計（税込）。割引後の金額で、口座振替の手数料は含みません。',
    series: plans.map((plan) => planKeys[plan]),
    rows: buckets.map(({ key, label }) => ({
      label,
      values: plans.map((plan) => sum('mrr', key, (of) => of === plan)),
    })),
  }
}

function states({ buckets, rowName, stood }: Known): Figure {
  const sum = adder(stood)
  return {
    ...{ id: 'states', title: '会員数（状態別）', unit: '人', kind: 'columns', rowName },
    note: '期間末の日の人数。退会した人とスタッフは含みません。',
    series: order.map((state) => stateNames[state]),
    rows: buckets.map(({ key, label }) => ({
      label,
      values: order.map((state) => sum('members', key, (of) => of.startsWith(`${state}:`))),
    })),
  }
}

const subscribed = ['will_continue', 'under_trial', 'will_cancel']

function plansOf({ buckets, rowName, stood }: Known): Figure {
  const sum = adder(stood)
  const holds = (plan: string) => (of: string) => subscribed.some((state) => of === `${state}:${plan}`)
  return {
    ...{ id: 'plans', title: '契約中の会員数（プラン別）', unit: '人', kind: 'columns', rowName },
    note: '期間末の日に、体験中・継続中・解約手続き済みの人数。',
    series: plans.map((plan) => planKeys[plan]),
    rows: buckets.map(({ key, label }) => ({ label, values: plans.map((plan) => sum('members', key, holds(plan))) })),
  }
}

const turnedOf = (turned: readonly Turned[], measure: Measure, began: string, until = '9999-12') =>
  turned
    .filter((one) => one.measure === measure && one.began === began && one.month <= until)
    .reduce((all, { value }) => all + value, 0)

function trials({ months, turned }: Known): Figure {
  return {
    ...{ id: 'trials', title: '体験から有料プランへ', unit: '人', kind: 'columns', rowName: '体験を始めた月' },
    note: '体験を始めた月ごとに、有料プランへ移った人と、そうでない人（体験中を含む）。',
    series: ['有料へ移った', 'まだ・移らなかった'],
    extraNames: ['移った割合'],
    rows: months.map((month) => {
      const [all, paid] = [turnedOf(turned, 'trials', month), turnedOf(turned, 'trials_paid', month)]
      return { label: monthLabel(month), values: [paid, all - paid], extra: [share(paid, all)] }
    }),
  }
}

function churn({ months, turned }: Known): Figure {
  const later = months.map((_, index) => (index === 0 ? '始めた月' : `${index}か月後`))
  return {
    ...{ id: 'churn', title: '開始月ごとの継続', unit: '人', kind: 'cohorts', rowName: '有料プランを始めた月' },
    note: '有料プランを始めた人のうち、各月の終わりに契約が続いていた人の割合（表では人数）。',
    series: ['始めた人', ...later],
    rows: months.map((began, index) => {
      const all = turnedOf(turned, 'begun', began)
      const stay = months.slice(index).map((month) => all - turnedOf(turned, 'left', began, month))
      return { label: monthLabel(began), values: [all, ...stay] }
    }),
  }
}

function byMethod({ buckets, rowName, moved }: Known): Figure {
  const sum = adder(moved)
  return {
    ...{ id: 'methods', title: '支払い方法別の入金', unit: '円', kind: 'columns', rowName },
    note: '帳簿に記帳された入金（税込）。返金とチャージバックは表に分けて示します。',
    series: methods.map((method) => paymentNames[method]),
    extraNames: ['返金など', '差し引き'],
    rows: buckets.map(({ key, label }) => {
      const values = methods.map((method) => sum('taken', key, (of) => of === method))
      const back = sum('returned', key, () => true)
      const net = values.reduce((all, value) => all + value, 0) - back
      return { label, values, extra: [back, net].map((yen) => yen.toLocaleString('ja-JP')) }
    }),
  }
}

function debts({ buckets, rowName, moved }: Known): Figure {
  const sum = adder(moved)
  return {
    ...{ id: 'debts', title: '未払いの回収', unit: '円', kind: 'columns', rowName },
    note: '一度支払いに失敗した請求のうち、あとから入金された金額と、貸倒れにした金額。',
    series: ['回収した', '貸倒れ'],
    rows: buckets.map(({ key, label }) => ({
      label,
      values: [sum('recovered', key, () => true), sum('lost', key, () => true)],
    })),
  }
}

function reasons({ moved, reasons: names }: Known): Figure {
  const counted = [...names].map(([id, label]) => {
    const of = moved.filter(({ measure, key }) => measure === 'quit_reasons' && key === id)
    return { label, values: [of.reduce((all, { value }) => all + value, 0)] }
  })
  return {
    ...{ id: 'reasons', title: '解約の理由', unit: '件', kind: 'bars', rowName: '理由' },
    note: '期間中の解約手続きで選ばれた理由。1人が3つまで選べます。',
    series: ['件数'],
    rows: counted.toSorted((a, b) => b.values[0]! - a.values[0]!),
  }
}
