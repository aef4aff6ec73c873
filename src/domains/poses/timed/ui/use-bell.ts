import { useEffect, useEffectEvent, useRef } from 'react'
import { type Mark, marks, type Timing } from '../timing.ts'

/** Set on the audio's own clock so far ahead, because a hidden tab is asked only once a minute. */
const AHEAD_MS = 130_000
const pitches: Record<Mark['kind'], readonly [hertz: number, seconds: number, loud: number]> = {
  half: [660, 0.5, 0.18],
  soon: [880, 0.35, 0.18],
  end: [1_175, 1.4, 0.3],
}

type Bell = { at: number; stop: () => void }

/** Rings at half, ten seconds before and at the end of a pose, where a learner turned it on. */
export function useBell(isOn: boolean, timing: Timing | null, now: number) {
  const audio = useRef<AudioContext | null>(null)
  const round = Math.floor(now / 30_000)
  const setAhead = useEffectEvent(() => {
    if (!timing) return null
    // A phone that took the sound away gives a clock that stands still: it gets a new one.
    if (audio.current && audio.current.state !== 'running' && audio.current.state !== 'suspended') audio.current = null
    const context = (audio.current ??= new AudioContext())
    void context.resume()
    const later = marks(timing, now, AHEAD_MS)
    return { context, bells: later.map(({ at, kind }) => ring(context, kind, context.currentTime + (at - now) / 1000)) }
  })
  useEffect(() => {
    const set = isOn ? setAhead() : null
    return () => {
      for (const one of set?.bells ?? []) if (one.at > set!.context.currentTime + 0.05) one.stop()
    }
  }, [isOn, timing?.endsAt, timing?.left, timing?.phase, round])
  useEffect(() => () => void audio.current?.close(), [])
}

function ring(context: AudioContext, kind: Mark['kind'], at: number): Bell {
  const [hertz, seconds, loud] = pitches[kind]
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.005)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(context.destination)
  const tones = [1, 2.76].map((times) => {
    const tone = context.createOscillator()
    tone.frequency.value = hertz * times
    tone.connect(gain)
    tone.start(at)
    tone.stop(at + seconds)
    return tone
  })
  return { at, stop: () => tones.forEach((tone) => tone.disconnect()) }
}
