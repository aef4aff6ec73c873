import { useCallback, useEffect, useRef, useState } from 'react'

const REST_MS = { playing: 3_000, paused: 5_000 }

/**
 * The controls go away when nobody has stirred for a while: while the film plays, and later where somebody stopped it to
 * draw what it shows. Before it has begun, and at its end, they stay.
 */
export function useQuiet({ playing, ended }: { playing: boolean; ended: boolean }) {
  const [quiet, setQuiet] = useState(false)
  const [begun, setBegun] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rests = !ended && (playing || begun)
  const ms = playing ? REST_MS.playing : REST_MS.paused
  const hush = () => {
    clearTimeout(timer.current)
    setQuiet(true)
  }
  const wait = useCallback(() => {
    clearTimeout(timer.current)
    if (rests) timer.current = setTimeout(setQuiet, ms, true)
  }, [rests, ms])
  const stir = () => {
    setQuiet(false)
    wait()
  }
  useEffect(() => {
    if (playing) setBegun(true)
    else setQuiet(false)
    wait()
    return () => clearTimeout(timer.current)
  }, [playing, wait])
  return { quiet: quiet && rests, stir, hush }
}
