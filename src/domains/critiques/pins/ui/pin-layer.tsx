import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import type { Size } from '../../ui/stage/stage.tsx'
import './pins.css'

type Place = { x: number; y: number }
type Props<P> = {
  size: Size
  pins: readonly P[]
  /** By its place in the list. */
  chosen: number | null
  onChoose: (index: number) => void
  /** Where pins can be moved: by dragging, and by arrow keys while one has the focus. */
  onMove?: (index: number, to: Place) => void
}

/** Numbered pins over a picture, each where it belongs. */
export function PinLayer<P extends Place & { words: string; isDone?: boolean }>(props: Props<P>) {
  const { size, pins, chosen, onChoose, onMove } = props
  return (
    <div role="group" aria-label="ピン" className="pin-layer">
      {pins.map((pin, index) => (
        <button
          key={index}
          type="button"
          className="pin"
          data-done={pin.isDone || undefined}
          data-movable={onMove ? true : undefined}
          style={{ '--x': pin.x / size.width, '--y': pin.y / size.height } as CSSProperties}
          aria-pressed={index === chosen}
          aria-label={`ピン${index + 1}：${pin.words || '（言葉はまだありません）'}`}
          onClick={() => onChoose(index)}
          {...(onMove && movable(pin, size, (to) => onMove(index, to)))}
        >
          {index + 1}
        </button>
      ))}
    </div>
  )
}

function movable(pin: Place, size: Size, onMove: (to: Place) => void) {
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
  const move = ({ x, y }: Place) => onMove({ x: within(x, size.width), y: within(y, size.height) })
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const step = Math.max(1, Math.round(size.width / (event.shiftKey ? 20 : 100)))
      const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
      if (!by) return
      event.preventDefault()
      move({ x: pin.x + by[0]! * step, y: pin.y + by[1]! * step })
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      move(placeIn(event.currentTarget.parentElement!, size, event))
    },
  }
}

/** Where in a picture somebody points. */
export function placeIn(paper: Element, size: Size, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = paper.getBoundingClientRect()
  return {
    x: Math.round(((clientX - left) / width) * size.width),
    y: Math.round(((clientY - top) / height) * size.height),
  }
}
