import { useEffect, useRef, useState } from 'react'
import type { Totals } from '../terms.ts'
import { useCountUp } from './use-count-up.ts'
import { countersOf } from './words.ts'

const SHOWN_BEYOND = 200
const OPAQUE_BEYOND = 1000
/** A mark still touches the window when its end lies on the edge. */
const HALF = 0.5
type State = 'hidden' | 'shown' | 'opaque'

const stateAt = (passed: number): State => (passed > 1 ? 'opaque' : passed > 0 ? 'shown' : 'hidden')

/** The totals beside the way, from a little scroll on: still see-through at first, then solid. */
export function FloatingCounters({ totals }: { totals: Totals }) {
  const marks = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('hidden')
  // Two marks beside the page that the window leaves behind: nobody asks in every frame how far it was scrolled.
  useEffect(() => {
    const passed = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'delete' : 'add'](target)
      setState(stateAt(passed.size))
    })
    for (const mark of marks.current!.children) observer.observe(mark)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={marks} aria-hidden="true" className="contents print:hidden">
        <span className="look-back-mark" style={{ height: SHOWN_BEYOND + HALF }} />
        <span className="look-back-mark" style={{ height: OPAQUE_BEYOND + HALF }} />
      </div>
      <div className="look-back-counters print:hidden" data-state={state} aria-hidden="true">
        <dl className="flex justify-between gap-x-4 md:justify-center md:gap-x-10">
          {countersOf(totals).map((counter) => (
            <Counter key={counter.kind} {...counter} runs={state !== 'hidden'} />
          ))}
        </dl>
      </div>
    </>
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
