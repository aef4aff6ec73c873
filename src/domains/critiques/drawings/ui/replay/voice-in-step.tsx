import { useEffect } from 'react'
import { useVoice } from '../../../memos/ui/use-voice.ts'
import type { Playing } from './use-playing.ts'
import { VOICE_MOST } from './words.ts'

/** So far a voice may be from its place before it is led back. */
const ASTRAY_MS = 350

type Props = { url: string; isOn: boolean; onChange: (isOn: boolean) => void; playing: Playing }

/** The teacher's voice goes with the replay: as fast, stopped with it, sought with it; faster than twice it is silent. */
export function VoiceInStep({ url, isOn, onChange, playing: { at, plays, speed } }: Props) {
  const voice = useVoice(url)
  const isHeard = isOn && plays && speed <= VOICE_MOST
  useEffect(() => {
    if (voice) keepInStep(voice, { isHeard, speed, at })
  }, [voice, isHeard, speed, at])
  useEffect(() => () => voice?.pause(), [voice])
  return (
    <div className="grid gap-0.5">
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="tick"
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        音声メモも流す
      </label>
      <p className="text-xs text-graphite">
        音声は再生の速さに合わせて流れます。4倍・8倍では声が聞き取れないため、音を止めます。
      </p>
    </div>
  )
}

function keepInStep(voice: HTMLAudioElement, { isHeard, speed, at }: { isHeard: boolean; speed: number; at: number }) {
  if (!isHeard) return voice.pause()
  voice.playbackRate = speed
  if (Math.abs(voice.currentTime * 1000 - at) > ASTRAY_MS) voice.currentTime = at / 1000
  if (voice.paused && !(voice.duration * 1000 <= at)) void voice.play().catch(() => {})
}
