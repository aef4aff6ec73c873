import type { Totals } from '../terms.ts'
import { countersOf } from './words.ts'

type Counter = { label: string; value: number; unit: string }

/** The four numbers, large, between two lines. */
export const TotalsRow = ({ totals, minutes }: { totals: Totals; minutes?: number }) => (
  <div className="grid gap-2">
    <Counters counters={countersOf(totals, minutes)} />
    <p className="text-xs text-graphite">学んだ時間は、動画を再生していた時間の合計です。見返した時間も数えます。</p>
  </div>
)

export const Counters = ({ counters }: { counters: readonly Counter[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 md:grid-cols-4 md:py-6 print:grid-cols-4 print:py-3">
    {counters.map(({ label, value, unit }) => (
      <div key={label} className="grid gap-1">
        <dt className="text-sm text-graphite">{label}</dt>
        <dd>
          <span className="figures font-head text-3xl font-bold">{value.toLocaleString('ja-JP')}</span>
          <span className="ml-1">{unit}</span>
        </dd>
      </div>
    ))}
  </dl>
)
