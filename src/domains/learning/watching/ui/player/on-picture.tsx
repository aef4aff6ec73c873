import type { PointerEventHandler } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFilm, type Film } from './film.ts'
import type { Sign } from './use-signs.ts'

/** Lines across the picture: so many squares apart each way. */
function lines(across: number, down: number) {
  let path = ''
  for (let x = across; x < 16; x += across) path += `M${x} 0v9`
  for (let y = down; y < 9; y += down) path += `M0 ${y}h16`
  return path
}

/** Squares to carry proportions over, on the picture and not on the black beside it. */
export function Grid() {
  return (
    <svg className="player-grid" viewBox="0 0 16 9" aria-hidden="true">
      <path d={lines(1, 1)} strokeWidth="0.012" />
      <path d={lines(4, 3)} strokeWidth="0.035" />
    </svg>
  )
}

export function Subtitles({ film }: { film: Film }) {
  const cue = useFilm(film, (state) => state.cue)
  if (!cue) return null
  return (
    <p className="player-subtitles" lang="ja">
      <span>{cue}</span>
    </p>
  )
}

/** The short answer to a key or a touch. */
export function SignOnPicture({ sign }: { sign: Sign | null }) {
  return (
    <div role="status">
      {sign && (
        <p key={sign.turn} className="player-sign">
          <Icon name={sign.icon} className="size-6" />
          {sign.text}
        </p>
      )}
    </div>
  )
}

export function Waiting({ film }: { film: Film }) {
  const waiting = useFilm(film, (state) => state.waiting)
  if (!waiting) return null
  return (
    <svg className="player-waiting icon spinner size-12" viewBox="0 0 24 24" role="img" aria-label="読み込み中">
      <path d="M12 4a8 8 0 1 1-7.4 5" />
    </svg>
  )
}

type Strokes = { onPointerDown: PointerEventHandler; onPointerUp: PointerEventHandler }

export function BigPlay({ film, strokes }: { film: Film; strokes: Strokes }) {
  const shown = useFilm(film, (state) => state.paused && !state.waiting && !state.broken)
  if (!shown) return null
  return (
    <button
      type="button"
      className="player-big-play"
      aria-label="動画を再生"
      onClick={() => void film.play()}
      {...strokes}
    >
      <Icon name="play" className="size-6" />
    </button>
  )
}

export function Broken({ film }: { film: Film }) {
  const broken = useFilm(film, (state) => state.broken)
  if (!broken) return null
  return (
    <div className="player-broken" role="alert">
      <p className="flex items-center gap-2">
        <Icon name="warning" className="size-6 text-crimson" />
        動画を読み込めませんでした。
      </p>
      <Button icon="refresh" look="outline" onClick={() => film.retry()}>
        再読み込み
      </Button>
    </div>
  )
}
