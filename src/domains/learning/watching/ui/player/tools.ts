import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Film } from './film.ts'

type Overlay = 'mirror' | 'grey' | 'grid'

const SUBTITLES = 'player-subtitles'
const SHORTEST_LOOP = 0.3
const SNAPSHOT_WIDTH = 960

const listeners = new Set<() => void>()
const subtitles = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => localStorage.getItem(SUBTITLES) === 'on',
  write(on: boolean) {
    localStorage.setItem(SUBTITLES, on ? 'on' : 'off')
    for (const listener of listeners) listener()
  },
}

/** What one can do with a picture to draw along. */
export function useTools(film: Film) {
  const [on, setOn] = useState<Record<Overlay, boolean>>({ mirror: false, grey: false, grid: false })
  const subtitled = useSyncExternalStore(subtitles.subscribe, subtitles.read, () => false)
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
    async snapshot(): Promise<Blob | null> {
      const { video } = film
      if (!video?.videoWidth) return null
      const canvas = document.createElement('canvas')
      canvas.width = Math.min(SNAPSHOT_WIDTH, video.videoWidth)
      canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
      const pen = canvas.getContext('2d')
      if (on.mirror) pen?.transform(-1, 0, 0, 1, canvas.width, 0)
      if (pen && on.grey) pen.filter = 'grayscale(1)'
      pen?.drawImage(video, 0, 0, canvas.width, canvas.height)
      return new Promise((give) => canvas.toBlob(give, 'image/webp', 0.85))
    },
  }
}

export type Tools = ReturnType<typeof useTools>
