import { useEffect, useRef, useState } from 'react'
import { keepAwake } from '../awake.ts'
import { Refused } from './patience.ts'
import type { Phase, Told } from './send-in-parts.ts'
import { clockFor } from './time-left.ts'
import { forgetUnfinished, keepUnfinished } from './unfinished.ts'

export type Progress = {
  name: string
  phase: Phase | 'paused' | 'stuck'
  percent: number
  secondsLeft: number | null
  /** It goes in parts, so that it can rest and go on. */
  canRest: boolean
}
type Begun = { key: string; safe: number; isWhole: boolean }

/** One way to send a file: in parts, or as a whole. */
export type Way = (file: File, how: { signal: AbortSignal; tell: (told: Told) => void }) => Promise<string>

type Options = {
  /** Of the member and the place in the form: under it an unfinished file is remembered. Null where none is. */
  slot: string | null
  cancel: (key: string) => void
  onArrived: (key: string, file: File) => void
  onTrouble: (sentence: string | null) => void
}

/** A file on its way: how far it is, and how it is halted, gone on with and given up. */
export function useSending({ slot, cancel, onArrived, onTrouble }: Options) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [arrivals, setArrivals] = useState(0)
  const under = useRef<{ file: File; way: Way; stop: AbortController; begun: Begun | null } | null>(null)
  useEffect(() => () => under.current?.stop.abort(), [])

  const start = async (file: File, way: Way) => {
    under.current?.stop.abort()
    const stop = new AbortController()
    const mine = (under.current = { file, way, stop, begun: null as Begun | null })
    const secondsLeft = clockFor(file.size)
    const first = { name: file.name, phase: 'sending' as const, percent: 0, secondsLeft: null, canRest: false }
    setProgress((before) => (before?.name === file.name ? { ...before, phase: 'sending' } : first))
    const tell = ({ phase, key, sent, safe, isWhole = false }: Told) => {
      if (stop.signal.aborted) return
      const percent = Math.floor((sent / file.size) * 100)
      setProgress((before) => ({
        name: file.name,
        phase,
        percent: key ? percent : (before?.percent ?? 0),
        secondsLeft: phase === 'sending' ? secondsLeft(sent, performance.now()) : null,
        canRest: key ? !isWhole : (before?.canRest ?? false),
      }))
      if (!key) return
      if (safe > (mine.begun?.safe ?? -1)) {
        setArrivals((count) => count + 1)
        if (slot && !isWhole)
          keepUnfinished(slot, { key, name: file.name, percent: Math.floor((safe / file.size) * 100) })
      }
      mine.begun = { key, safe, isWhole }
    }
    const letSleep = keepAwake()
    try {
      const key = await way(file, { signal: stop.signal, tell })
      if (stop.signal.aborted) return
      if (slot) forgetUnfinished(slot)
      setProgress(null)
      setArrivals((count) => count + 1)
      onArrived(key, file)
    } catch (failure) {
      if (stop.signal.aborted) return
      const isFinal = failure instanceof Refused || !mine.begun || mine.begun.isWhole
      setProgress((before) => (isFinal || !before ? null : { ...before, phase: 'stuck', secondsLeft: null }))
      onTrouble(failure instanceof Refused ? failure.message : null)
    } finally {
      letSleep()
    }
  }

  const end = () => {
    under.current?.stop.abort()
    setProgress(null)
  }
  return {
    progress,
    /** Grows whenever something of a file has arrived. */
    arrivals,
    start: (file: File, way: Way) => void start(file, way),
    pause() {
      under.current?.stop.abort()
      setProgress((before) => before && { ...before, phase: 'paused', secondsLeft: null })
    },
    goOn() {
      if (under.current) void start(under.current.file, under.current.way)
    },
    /** Leaves it as it is, for another file or for the page's end. */
    leave: end,
    giveUp() {
      end()
      const key = under.current?.begun?.key
      if (key) cancel(key)
      if (slot) forgetUnfinished(slot)
    },
  }
}
