import { useEffect, useState } from 'react'

/** Far beyond any end: a browser that is sent there reads a recording to its end and knows then how long it is. */
const BEYOND = 1e6

/**
 * A voice as a whole in this page, where every second of it can be gone to: what a browser recorded does not say how
 * long it is, and is not sought in over the line. Null until it is there.
 */
export function useVoice(url: string): HTMLAudioElement | null {
  const [voice, setVoice] = useState<HTMLAudioElement | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    void fetch(url, { signal })
      .then(async (reply) => (reply.ok ? reply.blob() : null))
      .then((blob) => {
        if (!blob || signal.aborted) return
        const made = URL.createObjectURL(blob)
        const audio = voiceOf(made)
        signal.addEventListener('abort', () => {
          audio.pause()
          URL.revokeObjectURL(made)
        })
        setVoice(audio)
      })
      .catch(() => {})
    return () => leave.abort()
  }, [url])
  return voice
}

/** A recording that is in this page already. */
export function voiceOf(src: string): HTMLAudioElement {
  const audio = new Audio(src)
  const measure = () => {
    if (Number.isFinite(audio.duration)) return
    audio.addEventListener('timeupdate', () => (audio.currentTime = 0), { once: true })
    audio.currentTime = BEYOND
  }
  audio.addEventListener('loadedmetadata', measure, { once: true })
  return audio
}
