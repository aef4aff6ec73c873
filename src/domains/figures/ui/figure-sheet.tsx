import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Drawn } from '../read-figures.server.ts'

/** A plot as the server drew it, what its colours are, and the same as a table and as a file. */
export function FigureSheet({ id, title, note, svg, csvPath, kind, ...table }: Drawn) {
  return (
    <Sheet as="section" aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <a href={csvPath} download className="touch-room inline-flex items-center gap-1 text-sm">
          <Icon name="download" className="size-4.5" />
          CSV<span className="sr-only">で{title}を書き出す</span>
        </a>
      </div>
      <p className="phrases text-sm text-graphite">{note}</p>
      {kind === 'columns' && <Legend series={table.series} />}
      <div
        className={`plot-box ${kind === 'cohorts' ? 'scrolls-x' : ''}`}
        role="group"
        aria-label={`${title}の図`}
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <details>
        <summary className="touch-room cursor-pointer text-sm text-indigo">表で見る</summary>
        <FigureTable title={title} {...table} />
      </details>
    </Sheet>
  )
}

const Legend = ({ series }: Pick<Drawn, 'series'>) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {series.map((name, index) => (
      <li key={name} className="flex items-center gap-1.5">
        <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
          <rect x="0.5" y="0.5" width="11" height="11" className={`plot-part plot-part-${index}`} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)

type Row = Drawn['rows'][number]

function FigureTable({
  title,
  rowName,
  series,
  rows,
  unit,
  extraNames = [],
}: Pick<Drawn, 'title' | 'rowName' | 'series' | 'rows' | 'unit' | 'extraNames'>) {
  const shown = (value: number | undefined) => (value === undefined ? '' : value.toLocaleString('ja-JP'))
  const totals = series.length > 1 && unit === '円'
  return (
    <DataTable
      dense
      caption={`${title}（${unit}）`}
      rows={rows}
      keyOf={({ label }) => label}
      columns={[
        { label: rowName, of: ({ label }: Row) => <span className="block min-w-20">{label}</span> },
        ...series.map((label, index) => ({ label, figures: true, of: ({ values }: Row) => shown(values[index]) })),
        ...(totals
          ? [
              {
                label: '合計',
                figures: true,
                of: ({ values }: Row) => shown(values.reduce((all, one) => all + one, 0)),
              },
            ]
          : []),
        ...extraNames.map((label, index) => ({ label, figures: true, of: ({ extra }: Row) => extra?.[index] ?? '' })),
      ]}
    />
  )
}
