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
  const stir = useCallback((soon?: unknown) => {
    clearTimeout(timer.current)
    setQuiet(false)
    timer.current = setTimeout(setQuiet, soon === true ? 1_500 : 3_000, true)
  }, [])
  useEffect(() => {
    if (playing) setBegun(true)
    stir(!playing)
    return () => clearTimeout(timer.current)
  }, [playing, stir])
  return { quiet: begun ? quiet : ('fresh' as const), stir, hush }
}
