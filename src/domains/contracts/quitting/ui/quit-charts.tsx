import { DataTable } from '#ui/data-table.tsx'
import { Bar } from '#ui/staff/bar.tsx'

type Reason = { id: number; content: string; count: number; share: string; width: number }

/** Each reason with its bar: the figures stand in the table, the bar only shows them. */
export function ReasonChart({ reasons }: { reasons: Reason[] }) {
  return (
    <DataTable
      dense
      caption="理由ごとの件数"
      rows={reasons}
      keyOf={({ id }) => id}
      columns={[
        { label: '理由', of: ({ content }) => <span className="block min-w-36">{content}</span> },
        { label: '件数', of: ({ count }) => count, figures: true },
        { label: '割合', of: ({ share }) => share, figures: true },
        {
          label: 'グラフ',
          of: ({ width }) => <Bar percent={width} />,
        },
      ]}
    />
  )
}

type Month = { month: string; label: string; count: number }

/** A column for each month, with its figure above it. */
export function MonthChart({ months }: { months: Month[] }) {
  const most = Math.max(1, ...months.map(({ count }) => count))
  return (
    <ol className="month-chart">
      {months.map(({ month, label, count }) => (
        <li key={month}>
          <span className="figures text-xs">
            {count}
            <span className="sr-only">名</span>
          </span>
          <svg viewBox="0 0 10 100" preserveAspectRatio="none" className="h-28 w-full" aria-hidden="true">
            <rect y={100 - (count / most) * 100} width="10" height={(count / most) * 100} className="fill-indigo" />
          </svg>
          <span className="text-xs whitespace-nowrap text-graphite">{label}</span>
        </li>
      ))}
    </ol>
  )
}
