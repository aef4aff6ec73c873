import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { clock } from '../../../ui/clock-time.ts'
import { useFilm, type Film, type FilmState } from './film.ts'
import { SheetPicture, type Sheets } from './sheet-picture.tsx'
import type { Mark } from './stage.tsx'

type Props = {
  film: Film
  title: string
  marks: readonly Mark[]
  /** Pictures of the film, of which one stands above the place that is pointed at. */
  sheets: Sheets
  onStir: () => void
}

const part = (value: number, all: number) => (all > 0 ? Math.min(1, Math.max(0, value / all)) : 0)
const at = (share: number): CSSProperties => ({ '--share': share }) as CSSProperties

export function titleAt(marks: readonly Mark[], seconds: number, otherwise: string): string {
  return marks.findLast((mark) => mark.at <= seconds)?.title ?? otherwise
}

/** The film as a line: loaded, seen, its chapters; a press or a drag goes there and says where that is. */
export function SeekBar({ film, title, marks, sheets, onStir }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const time = useFilm(film, (state) => state.time)
  const duration = useFilm(film, (state) => state.duration)
  const bufferedTo = useFilm(film, (state) => state.bufferedTo)
  const loop = useFilm(film, (state) => state.loop)
  const [pointed, setPointed] = useState<number | null>(null)
  const [dragging, setDragging] = useState(false)

  const secondsAt = (event: PointerEvent) => {
    const box = bar.current!.getBoundingClientRect()
    return part(event.clientX - box.left, box.width) * duration
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
    setPointed(secondsAt(event))
  }
  const onPointerMove = (event: PointerEvent) => {
    onStir()
    setPointed(secondsAt(event))
  }
  const onPointerUp = (event: PointerEvent) => {
    if (dragging) film.seek(secondsAt(event))
    setDragging(false)
    if (event.pointerType !== 'mouse') setPointed(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { Home: 0, End: duration, PageDown: time - duration / 10, PageUp: time + duration / 10 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    film.seek(to)
  }
  const shown = dragging && pointed !== null ? pointed : time

  return (
    <div
      ref={bar}
      className="player-bar"
      role="slider"
      tabIndex={0}
      aria-label="再生位置"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={`${clock(shown)} / ${clock(duration)}`}
      data-dragging={dragging || undefined}
      {...{ onPointerDown, onPointerMove, onPointerUp, onKeyDown }}
      onPointerCancel={() => setDragging(false)}
      onPointerLeave={() => !dragging && setPointed(null)}
    >
      <span className="player-bar-line">
        <span className="player-bar-loaded" style={at(part(bufferedTo, duration))} />
        <span className="player-bar-seen" style={at(part(shown, duration))} />
      </span>
      {marks
        .filter((mark) => mark.at > 0)
        .map((mark) => (
          <span key={mark.at} className="player-bar-tick" style={at(part(mark.at, duration))} />
        ))}
      <LoopEnds loop={loop} duration={duration} />
      <span className="player-bar-knob" style={at(part(shown, duration))} />
      {pointed !== null && (
        <span className="player-bar-tip figures" style={at(part(pointed, duration))}>
          {sheets && <SheetPicture sheets={sheets} seconds={pointed} />}
          <span className="player-bar-tip-title">{titleAt(marks, pointed, title)}</span>
          {clock(pointed)}
        </span>
      )}
    </div>
  )
}

type EndsProps = { loop: FilmState['loop']; duration: number }

/** Where a stretch that is played again and again begins and ends. */
function LoopEnds({ loop, duration }: EndsProps) {
  const ends = [
    { name: 'A', seconds: loop?.a },
    { name: 'B', seconds: loop?.b },
  ]
  return ends.map(({ name, seconds }) =>
    seconds == null ? null : (
      <span key={name} className="player-bar-loop" style={at(part(seconds, duration))}>
        {name}
      </span>
    ),
  )
}
