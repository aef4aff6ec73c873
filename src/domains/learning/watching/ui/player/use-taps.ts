import { type PointerEvent, useRef } from 'react'
import type { Command } from './keys.ts'

const AGAIN_MS = 320
const STEP_SECONDS = 10
const STROKE_PX = 80

type Props = {
  act: (command: Command) => void
  stir: () => void
  hush: () => void
  quiet: boolean | 'fresh'
  playing: boolean
}

/**
 * A mouse plays and pauses; a finger shows the controls and with the next tap plays, two quick taps at a side go ten seconds each, and a stroke to
 * the side goes to the next chapter or the one before.
 */
export function useTaps({ act, stir, hush, quiet, playing }: Props) {
  const last = useRef<{ at: number; side: -1 | 0 | 1; taps: number }>({ at: 0, side: 0, taps: 0 })
  const byMouse = useRef(false)
  const single = useRef<ReturnType<typeof setTimeout>>(undefined)

  const from = useRef({ x: 0, y: 0 })
  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => void (from.current = { x, y })

  /** Goes to the next chapter or the one before, where it was a stroke and no tap. */
  const isStroke = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const [along, across] = [clientX - from.current.x, clientY - from.current.y]
    if (pointerType === 'mouse' || Math.abs(along) <= STROKE_PX || Math.abs(along) <= 2 * Math.abs(across)) return false
    act({ do: along < 0 ? 'next' : 'previous' })
    return true
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    byMouse.current = event.pointerType === 'mouse'
    if (event.pointerType === 'mouse') return event.button === 0 ? act({ do: 'toggle' }) : undefined
    if (isStroke(event)) return
    const box = event.currentTarget.getBoundingClientRect()
    const part = (event.clientX - box.left) / box.width
    const side = part < 1 / 3 ? -1 : part > 2 / 3 ? 1 : 0
    const again = event.timeStamp - last.current.at < AGAIN_MS && side === last.current.side
    const taps = again ? last.current.taps + 1 : 0
    last.current = { at: event.timeStamp, side, taps }
    clearTimeout(single.current)
    if (again && side !== 0) return act({ do: 'seek', by: side * STEP_SECONDS, said: side * STEP_SECONDS * taps })
    if (again) return act({ do: 'toggle' })
    if (quiet === true) return stir()
    single.current = setTimeout(playing ? hush : act, AGAIN_MS, { do: 'toggle' })
  }
  const onDoubleClick = () => byMouse.current && act({ do: 'fullscreen' })
  return {
    onPicture: { onPointerDown, onPointerUp, onDoubleClick },
    /** The buttons that lie on the picture: a stroke may begin on them. */
    onButtons: { onPointerDown, onPointerUp: isStroke },
  }
}
