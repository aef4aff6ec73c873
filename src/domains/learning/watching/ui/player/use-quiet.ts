import { useEffect, useRef, useState } from 'react'

const REST_MS = 3_000

/** The controls go away when nobody has stirred for a while; while the film stands they stay. */
export function useQuiet(playing: boolean) {
  const [quiet, setQuiet] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stir = () => {
    clearTimeout(timer.current)
    setQuiet(false)
    if (playing) timer.current = setTimeout(() => setQuiet(true), REST_MS)
  }
  const hush = () => {
    clearTimeout(timer.current)
    setQuiet(true)
  }
  useEffect(() => {
    clearTimeout(timer.current)
    if (playing) timer.current = setTimeout(() => setQuiet(true), REST_MS)
    return () => clearTimeout(timer.current)
  }, [playing])
  return { quiet: quiet && playing, stir, hush }
}
