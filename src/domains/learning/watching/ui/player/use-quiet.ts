import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The controls go away when nobody has stirred for a while: sooner once somebody stopped the film to draw what it shows.
 * Before it has begun there are none.
 */
export function useQuiet(playing: boolean) {
  const [quiet, setQuiet] = useState(false)
  const [begun, setBegun] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hush = () => {
    clearTimeout(timer.current)
    setQuiet(true)
  }
  const show = useCallback((ms: number) => {
    clearTimeout(timer.current)
    setQuiet(false)
    timer.current = setTimeout(setQuiet, ms, true)
  }, [])
  const stir = useCallback(() => show(3_000), [show])
  useEffect(() => {
    if (playing) setBegun(true)
    show(playing ? 3_000 : 1_500)
    return () => clearTimeout(timer.current)
  }, [playing, show])
  return { quiet: begun ? quiet : ('fresh' as const), stir, hush }
}
