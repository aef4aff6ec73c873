import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { Placing } from '../../terms.ts'
import type { Easel } from './easel.ts'
import { boxOf, middleOf, scaled, shifted, turned, type Selection } from './selection.ts'
import { useStore } from './use-easel.ts'
import type { Point } from './view.ts'
import type { Viewer } from './viewer.ts'

type Props = { easel: Easel; viewer: Viewer; selection: Selection }
type Grip = { at: Point; placing: Placing }
type Follow = (grip: Grip, to: Point) => Placing

/** The frame around a part that was taken with the lasso: by hand or by key it is moved, scaled and turned. */
export function SelectionFrame({ easel, viewer, selection }: Props) {
  const { view } = useStore(viewer.state)
  const grip = useRef<Grip | null>(null)
  const part = useRef<HTMLButtonElement>(null)
  useEffect(() => part.current!.focus({ preventScroll: true }), [])
  const { placing } = selection
  const box = boxOf(selection)
  const middle = middleOf(selection)
  const scale = placing.scale / 1_000
  const frame: CSSProperties = {
    left: (middle.x - (box.width * scale) / 2) * view.zoom,
    top: (middle.y - (box.height * scale) / 2) * view.zoom,
    width: box.width * scale * view.zoom,
    height: box.height * scale * view.zoom,
    rotate: `${placing.turn / 1_000}turn`,
  }
  const held = (follow: Follow) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { at: placeOf(event, viewer), placing }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (grip.current) easel.place(follow(grip.current, placeOf(event, viewer)))
    },
    onPointerUp: () => void (grip.current = null),
    onPointerCancel: () => void (grip.current = null),
  })
  const far = ({ x, y }: Point) => Math.max(1, Math.hypot(x - middle.x, y - middle.y))
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x) / (2 * Math.PI)
  return (
    <div className="easel-frame" style={frame}>
      <button
        type="button"
        ref={part}
        className="easel-part"
        aria-label="囲んだ部分（矢印キーで動かし、＋と－で大きさ、，と．で向きを変え、Enterで置く）"
        onKeyDown={(event) => onKey(event, easel, placing)}
        {...held((from, to) => shifted(from.placing, to.x - from.at.x, to.y - from.at.y))}
      />
      <button
        type="button"
        className="easel-grip"
        data-grip="scale"
        aria-label="大きさを変える"
        {...held((from, to) => scaled(from.placing, far(to) / far(from.at)))}
      >
        <Icon name="fit" className="size-4" />
      </button>
      <button
        type="button"
        className="easel-grip"
        data-grip="turn"
        aria-label="向きを変える"
        {...held((from, to) => turned(from.placing, angle(to) - angle(from.at)))}
      >
        <Icon name="redo" className="size-4" />
      </button>
    </div>
  )
}

function placeOf(event: PointerEvent<HTMLElement>, viewer: Viewer): Point {
  const { left, top } = event.currentTarget.closest('.easel-window')!.getBoundingClientRect()
  return viewer.place({ x: event.clientX - left, y: event.clientY - top })
}

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function onKey(event: KeyboardEvent, easel: Easel, placing: Placing) {
  const way = ways[event.key]
  const step = (event.shiftKey ? 0.05 : 0.005) * easel.size.width
  if (way) easel.place(shifted(placing, way[0] * step, way[1] * step))
  else if (event.key === '+' || event.key === ';') easel.place(scaled(placing, 1.05))
  else if (event.key === '-') easel.place(scaled(placing, 1 / 1.05))
  else if (event.key === '.') easel.place(turned(placing, 1 / 72))
  else if (event.key === ',') easel.place(turned(placing, -1 / 72))
  else if (event.key === 'Enter') easel.putDown()
  else if (event.key === 'Escape') easel.putBack()
  else return
  event.preventDefault()
  event.stopPropagation()
}
