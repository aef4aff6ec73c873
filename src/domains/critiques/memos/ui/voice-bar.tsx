import { useEffect, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { clock } from '../../clock.ts'
import './memo.css'

/** A voice, to be played, stopped and sought in; `voice` is null until it is there. */
export function VoiceBar({ voice, seconds }: { voice: HTMLAudioElement | null; seconds: number }) {
  const [plays, setPlays] = useState(false)
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!voice) return
    const ends = new AbortController()
    const { signal } = ends
    const look = () => setAt(Math.min(seconds, voice.currentTime))
    voice.addEventListener('play', () => setPlays(true), { signal })
    voice.addEventListener('pause', () => setPlays(false), { signal })
    for (const event of ['timeupdate', 'seeked']) voice.addEventListener(event, look, { signal })
    return () => {
      ends.abort()
      voice.pause()
    }
  }, [voice, seconds])
  const toggle = () => (plays ? voice?.pause() : void voice?.play())
  const seek = (to: number) => {
    setAt(to)
    goTo(voice, to)
  }
  return (
    <div className="needs-script flex items-center gap-2">
      <IconButton
        framed
        icon={plays ? 'pause' : 'play'}
        label={plays ? '音声メモを止める' : '音声メモを聞く'}
        disabled={!voice}
        onClick={toggle}
      />
      <input
        type="range"
        className="memo-bar"
        min={0}
        max={seconds}
        step={1}
        value={Math.floor(at)}
        aria-label="音声メモの再生位置"
        aria-valuetext={`${clock(at)} / ${clock(seconds)}`}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
      />
      <span className="figures text-sm whitespace-nowrap text-graphite" aria-hidden="true">
        {clock(at)} / {clock(seconds)}
      </span>
    </div>
  )
}

function goTo(voice: HTMLAudioElement | null, seconds: number) {
  if (voice) voice.currentTime = seconds
}
