import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { steadyClock } from '../steady-clock.ts'
import { advance, type Timing } from '../timing.ts'

const TICK_MS = 100
/** A timer that fires a hair early is asked again; this much later it is past. */
const AFTER_MS = 4

/** The timing of now. Ticks only look at it: where it stands is said by the clock. */
export function useTiming() {
  const clock = useRef<(() => number) | null>(null)
  const [shown, setShown] = useState<{ timing: Timing | null; now: number }>({ timing: null, now: 0 })
  const now = () => (clock.current ??= steadyClock())()
  const change = (work: (timing: Timing, now: number) => Timing) =>
    setShown(({ timing }) => ({ timing: timing && work(timing, now()), now: now() }))
  const { timing } = shown
  const runs = timing !== null && timing.phase !== 'over' && timing.left === null
  const endsAt = timing?.endsAt ?? 0

  const advanceNow = useEffectEvent(() => change(advance))
  const untilEnd = useEffectEvent(() => Math.max(0, endsAt - now()))
  useEffect(() => {
    if (!runs) return
    const look = () => advanceNow()
    const ticks = setInterval(look, TICK_MS)
    const end = setTimeout(look, untilEnd() + AFTER_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(ticks)
      clearTimeout(end)
      document.removeEventListener('visibilitychange', look)
    }
  }, [runs, endsAt])

  return {
    ...shown,
    runs,
    change,
    set: (make: (now: number) => Timing) => setShown({ timing: make(now()), now: now() }),
  }
}
