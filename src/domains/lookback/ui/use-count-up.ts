import { useEffect, useState } from 'react'

const DURATION = 500

/** Counts up to the number once, when it is first shown; who wants no motion sees it at once. */
export function useCountUp(total: number, runs: boolean): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (!runs) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(total)
    let frame = 0
    const began = performance.now()
    const step = (at: number) => {
      const share = Math.min(1, Math.max(0, at - began) / DURATION)
      setShown(Math.floor(total * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
      else setShown(total)
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      setShown(total)
    }
  }, [total, runs])
  return shown
}
