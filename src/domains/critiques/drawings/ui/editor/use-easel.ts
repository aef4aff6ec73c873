import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Hands } from './hands.ts'
import { askedAhead, houseOf } from './house.ts'
import { setUp, type Desk, type Work } from './set-up.ts'
import type { Store } from './store.ts'
import type { Point } from './view.ts'
import { Viewer } from './viewer.ts'

type Options = {
  work: Work
  isBegun: boolean
  hands: Omit<Hands, 'isPenDown'>
  onPen: () => void
  onPress: (at: Point) => void
  onDesk: (desk: Desk | null) => void
}

export const useStore = <T extends object>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.look, store.look)

const never = () => () => {}
/** Whether anything has been drawn. */
export function useHasStrokes(desk: Desk | null): boolean {
  const look = () => desk?.easel.state.look().canUndo ?? false
  return useSyncExternalStore(desk?.easel.state.subscribe ?? never, look, () => false)
}

/** The easel in the page, from when its picture has come until the page is left. */
export function useEasel(box: RefObject<HTMLDivElement | null>, options: Options) {
  const [desk, setDesk] = useState<Desk | null>(null)
  const [isLost, setLost] = useState(false)
  const [viewer] = useState(() => new Viewer(options.work.size))
  const hands = useEffectEvent((): Hands => ({ ...options.hands, isPenDown: false }))
  const onPen = useEffectEvent(() => options.onPen())
  const onPress = useEffectEvent((at: Point) => options.onPress(at))
  const onDesk = useEffectEvent((next: Desk | null) => options.onDesk(next))
  // The link to the picture is another one each minute; the picture stays the same.
  const first = useRef(options)

  useEffect(() => {
    const { work, isBegun } = first.current
    const house = isBegun ? askedAhead(houseOf(work.id, work.size)) : houseOf(work.id, work.size)
    const area = box.current!
    const canvases = [...area.querySelectorAll('canvas')]
    const picture = new Image()
    let made: Desk | null = null
    let isOver = false
    picture.src = work.image
    picture.decode().then(
      () => {
        if (isOver) return
        const [lifted, ...layers] = canvases as [HTMLCanvasElement, ...HTMLCanvasElement[]]
        const wet = layers.pop()!
        const means = { work, house, isBegun, picture, viewer, hands, onPen, onPress }
        made = setUp({ window: area, wet, lifted, layers }, means)
        setDesk(made)
        onDesk(made)
      },
      () => isOver || setLost(true),
    )
    const resizing = new ResizeObserver(() => viewer.resize({ width: area.clientWidth, height: area.clientHeight }))
    resizing.observe(area)
    return () => {
      isOver = true
      resizing.disconnect()
      made?.end()
      onDesk(null)
    }
  }, [box, viewer])
  return { desk, viewer, isLost }
}
