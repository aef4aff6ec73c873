import { useEffect, useState } from 'react'
import type { Totals } from '../terms.ts'
import { useCountUp } from './use-count-up.ts'
import { countersOf } from './words.ts'

const SHOWN_BEYOND = 200
const OPAQUE_BEYOND = 1000
type State = 'hidden' | 'shown' | 'opaque'

const stateAt = (y: number): State => (y > OPAQUE_BEYOND ? 'opaque' : y > SHOWN_BEYOND ? 'shown' : 'hidden')

/** The totals beside the way, from a little scroll on: still see-through at first, then solid. */
export function FloatingCounters({ totals }: { totals: Totals }) {
  const [state, setState] = useState<State>('hidden')
  useEffect(() => {
    const look = () => setState(stateAt(window.scrollY))
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <div className="look-back-counters print:hidden" data-state={state} aria-hidden="true">
      <dl className="flex justify-between gap-x-4 md:justify-center md:gap-x-10">
        {countersOf(totals).map((counter) => (
          <Counter key={counter.kind} {...counter} runs={state !== 'hidden'} />
        ))}
      </dl>
    </div>
  )
}

type CounterProps = ReturnType<typeof countersOf>[number] & { runs: boolean }

function Counter({ kind, label, value, unit, runs }: CounterProps) {
  const shown = useCountUp(value, runs)
  return (
    <div className="grid gap-0.5 text-center" data-counter={kind}>
      <dt className="text-xs text-graphite">{label}</dt>
      <dd className="text-xs">
        <span className="figures font-head text-lg font-bold" data-value={shown}>
          {shown.toLocaleString('ja-JP')}
        </span>{' '}
        {unit}
      </dd>
    </div>
  )
}
