import type { MonthRow } from '../queries.ts'

const nameOf = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`
const count = (number: number) => number.toLocaleString('ja-JP')

export const monthColumns = [
  { label: '月', of: ({ month }: MonthRow) => <span className="figures whitespace-nowrap">{nameOf(month)}</span> },
  { label: 'リンクの訪問', figures: true, of: ({ visits }: MonthRow) => count(visits) },
  { label: '無料体験', figures: true, of: ({ trials }: MonthRow) => count(trials) },
  { label: '購入', figures: true, of: ({ purchases }: MonthRow) => count(purchases) },
]
