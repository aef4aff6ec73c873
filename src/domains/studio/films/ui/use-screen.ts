import { useEffect, useRef, useState } from 'react'

/** The film beside which somebody works: where it stands, in seconds of what the place shows. */
export function useScreen(offset: number) {
  const video = useRef<HTMLVideoElement>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const screen = video.current
    if (!screen) return
    const look = () => setAt(Math.max(0, Math.round((screen.currentTime - offset) * 1000) / 1000))
    // What lies before the stretch is in the same part of the stream, and is not shown to anybody.
    const begin = () => screen.currentTime < offset && (screen.currentTime = offset)
    screen.addEventListener('timeupdate', look)
    screen.addEventListener('seeked', look)
    screen.addEventListener('loadedmetadata', begin)
    return () => {
      screen.removeEventListener('timeupdate', look)
      screen.removeEventListener('seeked', look)
      screen.removeEventListener('loadedmetadata', begin)
    }
  }, [offset])
  return {
    video,
    at,
    playFrom(seconds: number) {
      if (!video.current) return
      video.current.currentTime = seconds + offset
      void video.current.play().catch(() => {})
    },
  }
}

export type FilmClock = ReturnType<typeof useScreen>
