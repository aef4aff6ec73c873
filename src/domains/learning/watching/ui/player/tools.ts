import { useEffect, useState, useSyncExternalStore } from 'react'
import { catchFrame } from './catch-frame.ts'
import type { Film } from './film.ts'

type Overlay = 'mirror' | 'grey' | 'grid'

const SUBTITLES = 'player-subtitles'
const SHORTEST_LOOP = 0.3

const listeners = new Set<() => void>()
const subtitles = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => localStorage.getItem(SUBTITLES) !== 'off',
  write(on: boolean) {
    localStorage.setItem(SUBTITLES, on ? 'on' : 'off')
    for (const listener of listeners) listener()
  },
}

/** What one can do with a picture to draw along. */
export function useTools(film: Film) {
  const [on, setOn] = useState<Record<Overlay, boolean>>({ mirror: false, grey: false, grid: false })
  const subtitled = useSyncExternalStore(subtitles.subscribe, subtitles.read, () => true)
  useEffect(() => film.setSubtitled(subtitled), [film, subtitled])

  return {
    on,
    subtitled,
    toggle(overlay: Overlay): boolean {
      setOn({ ...on, [overlay]: !on[overlay] })
      return !on[overlay]
    },
    toggleSubtitles(): boolean {
      subtitles.write(!subtitled)
      return !subtitled
    },
    /** Sets where the loop begins, then where it ends, then takes it away. */
    cycleLoop(): string {
      const { loop, time } = film.state
      if (!loop) {
        film.setLoop({ a: time, b: null })
        return 'くり返しのはじめ'
      }
      if (loop.b === null && time > loop.a + SHORTEST_LOOP) {
        film.setLoop({ ...loop, b: time })
        film.seek(loop.a)
        return 'くり返します'
      }
      film.setLoop(null)
      return 'くり返しを解除'
    },
    snapshot: () => catchFrame(film.video, on),
  }
}

export type Tools = ReturnType<typeof useTools>
