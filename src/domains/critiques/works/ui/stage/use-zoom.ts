import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

const ZOOMS = [1, 1.5, 2, 3, 4] as const
type Place = { x: number; y: number }

/** How large a picture stands in its window. What was in the middle stays there; the window scrolls, a mouse drags. */
export function useZoom(box: RefObject<HTMLElement | null>) {
  const [level, setLevel] = useState(0)
  const middle = useRef<Place>({ x: 0.5, y: 0.5 })
  const grip = useRef<Place | null>(null)
  const zoom = ZOOMS[level]!

  useLayoutEffect(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box.current!
    box.current!.scrollTo({
      left: middle.current.x * scrollWidth - clientWidth / 2,
      top: middle.current.y * scrollHeight - clientHeight / 2,
    })
  }, [box, level])

  const step = (by: -1 | 1) => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = box.current!
    middle.current = {
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    }
    setLevel((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === ';') step(1)
    if (event.key === '-') step(-1)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || zoom === 1 || isPiece(event.target)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!grip.current) return
    box.current!.scrollBy(grip.current.x - event.clientX, grip.current.y - event.clientY)
    grip.current = { x: event.clientX, y: event.clientY }
  }
  const letGo = () => void (grip.current = null)
  return {
    zoom,
    isLeast: level === 0,
    isMost: level === ZOOMS.length - 1,
    step,
    window: { onKeyDown, onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo },
  }
}

const isPiece = (target: EventTarget) => target instanceof Element && target.closest('button, input') !== null
