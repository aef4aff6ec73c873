import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Point, Quad } from '../homography.ts'

const NAMES = ['左上', '右上', '右下', '左下'] as const
const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const LENS = 132
const ZOOM = 3

type Props = { photo: HTMLCanvasElement; quad: Quad; onChange: (quad: Quad) => void }

/** The photograph with a handle at each corner of the paper, moved by hand or by key, under a magnifying glass. */
export function CornerStage({ photo, quad, onChange }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const [held, setHeld] = useState<number | null>(null)
  useEffect(() => {
    picture.current?.getContext('2d')?.drawImage(photo, 0, 0)
  }, [photo])
  const move = (at: number, { x, y }: Point) => {
    const to = { x: Math.min(Math.max(x, 0), photo.width), y: Math.min(Math.max(y, 0), photo.height) }
    onChange(quad.map((corner, index) => (index === at ? to : corner)) as unknown as Quad)
  }
  // A finger gives the focus only when it leaves, and Safari never gives it to a button: the glass is needed at once.
  const take = ({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
    currentTarget.focus({ preventScroll: true })
    currentTarget.setPointerCapture(pointerId)
  }
  const drag = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = stage.current!.getBoundingClientRect()
    const x = ((event.clientX - left) / width) * photo.width
    move(at, { x, y: ((event.clientY - top) / height) * photo.height })
  }
  const press = (at: number) => (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 20 : 2
    move(at, { x: quad[at]!.x + step.x * by, y: quad[at]!.y + step.y * by })
  }
  return (
    <div ref={stage} className="paper-stage" style={{ '--ratio': photo.width / photo.height } as CSSProperties}>
      <canvas ref={picture} width={photo.width} height={photo.height} />
      <svg viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden="true">
        <polygon points={quad.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {quad.map((corner, at) => (
        <button
          key={NAMES[at]}
          type="button"
          aria-label={`紙の${NAMES[at]}の角`}
          style={{ left: `${(corner.x / photo.width) * 100}%`, top: `${(corner.y / photo.height) * 100}%` }}
          onPointerDown={take}
          onPointerMove={drag(at)}
          onKeyDown={press(at)}
          onFocus={() => setHeld(at)}
          onBlur={() => setHeld(null)}
        />
      ))}
      {held !== null && <Lens photo={photo} corner={quad[held]!} />}
    </div>
  )
}

/** What lies under the finger, larger, in the half of the picture that the finger leaves free. */
function Lens({ photo, corner }: { photo: HTMLCanvasElement; corner: Point }) {
  const glass = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = glass.current?.getContext('2d')
    if (!context) return
    const part = LENS / ZOOM
    context.fillStyle = '#7b7b7b'
    context.fillRect(0, 0, LENS, LENS)
    context.drawImage(photo, corner.x - part / 2, corner.y - part / 2, part, part, 0, 0, LENS, LENS)
    context.strokeStyle = '#c8361f'
    context.lineWidth = 1.5
    context.beginPath()
    context.moveTo(LENS / 2, 24)
    context.lineTo(LENS / 2, LENS - 24)
    context.moveTo(24, LENS / 2)
    context.lineTo(LENS - 24, LENS / 2)
    context.stroke()
  }, [photo, corner])
  const isLeft = corner.x > photo.width / 2
  return <canvas ref={glass} width={LENS} height={LENS} aria-hidden="true" className="paper-lens" data-left={isLeft} />
}
