import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { AT_HOME, inFrame, moved, type Place, scaled } from './place.ts'

type Point = { x: number; y: number }
export const STEP = 1.1

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves a picture by pen, finger or key: one finger moves, two move and scale, arrows and signs do the same. */
export function usePlace(keys: Record<string, () => void> = {}, within = inFrame) {
  const [place, setAnyPlace] = useState<Place>(AT_HOME)
  const setPlace = (next: (at: Place) => Place) => setAnyPlace((at) => within(next(at)))
  const hands = useRef(new Map<number, Point>())
  const pointOf = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - box.left) / box.width - 0.5) * 100,
      y: ((event.clientY - box.top) / box.height - 0.5) * 100,
    }
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    hands.current.set(event.pointerId, pointOf(event))
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = hands.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...hands.current].find(([id]) => id !== event.pointerId)?.[1]
    hands.current.set(event.pointerId, now)
    if (!other) return setPlace((at) => moved(at, now.x - before.x, now.y - before.y))
    // Both ways are shares of the picture's own edge: fingers that only turn must not seem to part.
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const spread = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, ((one.y - other.y) * height) / width))
    const [from, to] = [middle(before, other), middle(now, other)]
    setPlace((at) => moved(scaled(at, spread(now) / spread(before), from), to.x - from.x, to.y - from.y))
  }
  const up = (event: PointerEvent<HTMLElement>) => void hands.current.delete(event.pointerId)
  const key = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [dx, dy] = arrows[event.key] ?? []
    const by = event.shiftKey ? 5 : 1
    if (dx !== undefined && dy !== undefined) setPlace((at) => moved(at, dx * by, dy * by))
    else if (event.key === '+' || event.key === ';') setPlace((at) => scaled(at, STEP))
    else if (event.key === '-') setPlace((at) => scaled(at, 1 / STEP))
    else if (event.key === '0') setPlace(() => AT_HOME)
    else if (keys[event.key.toLowerCase()]) keys[event.key.toLowerCase()]!()
    else return
    event.preventDefault()
  }
  return {
    place,
    scale: (by: number) => setPlace((at) => scaled(at, by)),
    home: () => setPlace(() => AT_HOME),
    hand: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onKeyDown: key },
  }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
