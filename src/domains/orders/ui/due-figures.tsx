import { formatDayKey } from '#platform/tokyo.ts'
import { yen } from '#domains/plans/terms.ts'
import type { Agreement } from '#domains/contracts/terms.ts'

/** The two figures that everybody looks for first: what is charged today, and what comes next and when. */
export function DueFigures({ terms }: { terms: Agreement }) {
  const { firstCharge, laterCharges, serviceStartsOn } = terms
  const today = firstCharge.on === serviceStartsOn ? firstCharge.yen : 0
  const next = firstCharge.on === serviceStartsOn ? laterCharges[0] : firstCharge
  return (
    <div className="grid gap-4 rounded-sheet border border-line bg-sheet p-5 md:grid-cols-2 md:p-6">
      <Figure label="本日のお支払い" amount={today} />
      {next && <Figure label={`次回のお支払い（${formatDayKey(next.on)}）`} amount={next.yen} />}
    </div>
  )
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <p className="grid gap-1">
      <span className="figures text-sm text-graphite">{label}</span>
      <span className="flex items-baseline gap-1">
        <span className="figures font-head text-2xl font-bold">{yen(amount)}</span>
        <span className="text-sm text-graphite">（税込）</span>
      </span>
    </p>
  )
}
