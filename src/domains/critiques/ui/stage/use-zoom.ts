import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const ZOOMS = [1, 1.5, 2, 3, 4] as const
type Place = { x: number; y: number }

/** How large a picture stands in its window. What was in the middle stays there; the window scrolls, a mouse drags. */
export function useZoom(box: RefObject<HTMLElement | null>, lookAt: Place | null) {
  const [level, setLevel] = useState(0)
  const middle = useRef<Place>({ x: 0.5, y: 0.5 })
  const grip = useRef<Place | null>(null)
  const drags = useRef(false)
  const zoom = ZOOMS[level]!
  const { x, y } = lookAt ?? {}

  useLayoutEffect(() => centre(box.current!, middle.current), [box, level])
  useEffect(() => {
    if (x === undefined || y === undefined) return
    middle.current = { x, y }
    centre(box.current!, middle.current)
  }, [box, x, y])

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
    grip.current = { x: event.clientX, y: event.clientY }
    drags.current = false
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!grip.current) return
    const [across, down] = [grip.current.x - event.clientX, grip.current.y - event.clientY]
    // A press that does not move stays a press, for what lies below it.
    if (!drags.current && Math.hypot(across, down) < 5) return
    drags.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
    box.current!.scrollBy(across, down)
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

function centre(box: HTMLElement, { x, y }: Place) {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box
  box.scrollTo({ left: x * scrollWidth - clientWidth / 2, top: y * scrollHeight - clientHeight / 2 })
}

const isPiece = (target: EventTarget) => target instanceof Element && target.closest('button, input') !== null
