import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { clock } from '#domains/learning/ui/clock-time.ts'
import { callPath } from '#platform/browser-call.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { FrontMatter } from '../front-matter.server.ts'

const textOf = (cue: TextTrackCue) => (cue as VTTCue).text

/** A lesson's first film, as long as its label says: to be stopped and gone on with, and at its end a way into the lesson. */
export function TrialFilm({ chapterId: id, onId, from, seconds }: NonNullable<FrontMatter['trial']>) {
  const video = useRef<HTMLVideoElement>(null)
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [said, setSaid] = useState('')
  // Said by ourselves, where it breaks between phrases and does not run from edge to edge.
  const track = useRef<HTMLTrackElement>(null)
  useEffect(() => {
    const lines = track.current!.track
    const say = () => setSaid(Array.from(lines.activeCues ?? [], textOf).join('\n'))
    lines.mode = 'hidden'
    lines.addEventListener('cuechange', say)
    return () => lines.removeEventListener('cuechange', say)
  }, [])
  const isOver = at >= seconds
  const follow = () => {
    const now = video.current!.currentTime - from
    setAt(Math.min(seconds, now))
    // The file may go on with what is told in the next one.
    if (now >= seconds) video.current!.pause()
  }
  const toggle = () => {
    if (isOver) video.current!.currentTime = from
    if (video.current!.paused) void video.current!.play()
    else video.current!.pause()
  }
  return (
    <div data-desk="dark" className="bg-paper text-ink">
      <div className="relative">
        <video
          ref={video}
          className="block aspect-cover w-full"
          src={`${callPath('/daily_lesson_chapters/:id/film', { id })}#t=${from}`}
          autoPlay
          playsInline
          onClick={toggle}
          onTimeUpdate={follow}
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
          onEnded={() => setAt(seconds)}
        >
          <track
            kind="captions"
            srcLang="ja"
            label="日本語"
            src={callPath('/daily_lesson_chapters/:id/subtitles', { id })}
            ref={track}
          />
        </video>
        {said && !isOver && (
          <p className="pointer-events-none absolute inset-x-[10%] bottom-4 text-center font-bold text-balance whitespace-pre-line">
            <span className="phrases rounded-field bg-paper/80 box-decoration-clone px-2 py-0.5">{said}</span>
          </p>
        )}
        {isOver && (
          <div className="absolute inset-0 grid place-content-center bg-mat/60">
            <LinkButton to={href('/daily_lesson_chapters/:id', { id: String(onId) })} look="outline" size="large">
              つづきを無料で見る
            </LinkButton>
          </div>
        )}
      </div>
      <div className="flex items-center gap-3 pr-4">
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={isOver ? 'もう一度見る' : paused ? '再生' : '一時停止'}
          onClick={toggle}
        />
        <progress className="progress" data-size="large" value={at} max={seconds} aria-label="再生位置" />
        <span className="figures text-sm whitespace-nowrap">
          {clock(at)} / {clock(seconds)}
        </span>
      </div>
    </div>
  )
}
