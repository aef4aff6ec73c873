import { DataTable } from '#ui/data-table.tsx'

type Price = { name: string; months: number; monthly: string }
type Row = { plan: string; monthly?: string; until: string; cost: string }

const Plan = ({ plan, monthly }: Row) => (
  <span className="grid">
    <span className="font-bold">{plan}</span>
    {monthly && <span className="figures text-sm whitespace-nowrap text-graphite">月額 {monthly}</span>}
  </span>
)

/** By which day one quits, and what is still to be paid then. */
export function CostTable({ prices }: { prices: readonly Price[] }) {
  const paid = prices.map(({ name, months, monthly }): Row => {
    if (months === 1)
      return {
        plan: name,
        monthly,
        until: 'その月の最後の日の23:59まで',
        cost: '次の月からの料金はかかりません',
      }
    const then = months === 12 ? '満了後の1ヶ月ごとの更新はされません' : '次の期間への更新はされません'
    return {
      plan: name,
      monthly,
      until: '契約期間の最後の日の23:59まで',
      cost: `契約期間の終わりまで、お申し込みのときにお知らせした各月の料金がかかります。${then}`,
    }
  })
  const rows: Row[] = [
    { plan: '無料体験', until: '期間の最後の日の23:59まで', cost: '料金はかかりません' },
    {
      plan: '初月の期間',
      until: '期間の最後の日の23:59まで',
      cost: 'その後の月額はかかりません（お支払い済みの初月の料金は返金しません）',
    },
    ...paid,
    { plan: '12ヶ月プランの満了後', until: 'その月の最後の日の23:59まで', cost: '次の月からの料金はかかりません' },
  ]
  return (
    <DataTable
      caption="解約したときの料金"
      rows={rows}
      keyOf={({ plan }) => plan}
      columns={[
        { label: 'プラン', of: Plan, leads: true },
        { label: '解約の期限', of: ({ until }) => until },
        { label: 'そのあとの料金', of: ({ cost }) => cost },
      ]}
    />
  )
}
