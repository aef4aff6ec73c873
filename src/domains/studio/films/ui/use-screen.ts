import { useRef, useState, type SyntheticEvent } from 'react'

type Heard = SyntheticEvent<HTMLVideoElement>

/** The film beside which somebody works: where it stands, in seconds of what the place shows. */
export function useScreen(offset: number) {
  const video = useRef<HTMLVideoElement>(null)
  const [at, setAt] = useState(0)
  const look = ({ currentTarget }: Heard) =>
    setAt(Math.max(0, Math.round((currentTarget.currentTime - offset) * 1000) / 1000))
  return {
    at,
    playFrom(seconds: number) {
      if (!video.current) return
      video.current.currentTime = seconds + offset
      void video.current.play().catch(() => {})
    },
    /** For the element, whichever it is: another film brings another. */
    screen: {
      ref: video,
      onTimeUpdate: look,
      onSeeked: look,
      // What lies before the stretch is in the same part of the stream, and is not shown to anybody.
      onLoadedMetadata({ currentTarget }: Heard) {
        if (currentTarget.currentTime < offset) currentTarget.currentTime = offset
      },
    },
  }
}

export type Screen = ReturnType<typeof useScreen>['screen']
