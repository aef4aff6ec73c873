import { type RefObject, useEffect, useState } from 'react'

const EVERY_MS = 3000
const MOVE_MS = 300

type Given = {
  section: RefObject<HTMLElement | null>
  track: RefObject<HTMLUListElement | null>
  on: boolean
  held: boolean
}

/**
 * A slider that goes on by itself: one item every three seconds, from the last back to the first. It rests while it is
 * held, pointed at or focused, and stops for good where somebody touched it; who wants less motion gets none.
 */
export function useAutoplay({ section, track, on, held }: Given) {
  const [moves, setMoves] = useState(false)
  const [resting, setResting] = useState(false)
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    if (!on) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => setMoves(!still.matches)
    look()
    still.addEventListener('change', look)
    return () => still.removeEventListener('change', look)
  }, [on])

  useEffect(() => {
    const box = section.current
    if (!on || !box) return
    const rest = () => setResting(true)
    const goOn = () => setResting(box.matches(':hover') || box.contains(document.activeElement))
    const touched = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') setStopped(true)
    }
    const listeners: [string, (event: never) => void][] = [
      ['mouseenter', rest],
      ['focusin', rest],
      ['mouseleave', goOn],
      ['focusout', () => setTimeout(goOn)],
      ['pointerdown', touched],
    ]
    for (const [name, listener] of listeners) box.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of listeners) box.removeEventListener(name, listener as EventListener)
    }
  }, [on, section])

  const goes = on && moves && !held && !resting && !stopped
  useEffect(() => {
    if (!goes) return
    const timer = setInterval(() => {
      if (track.current && !document.hidden) step(track.current)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [goes, track])

  return { moves: on && moves, stopped, toggle: () => setStopped(!stopped) }
}

/** One item on, or back to the first, in so many milliseconds. */
function step(list: HTMLUListElement) {
  const [first, second] = list.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
  const width = second.offsetLeft - first.offsetLeft
  const room = list.scrollWidth - list.clientWidth
  const from = list.scrollLeft
  const to = from >= room - 1 ? 0 : Math.min(room, (Math.round(from / width) + 1) * width)
  const began = performance.now()
  list.dataset.moving = ''
  const draw = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / MOVE_MS))
    list.scrollLeft = from + (to - from) * part * (2 - part)
    if (part < 1) requestAnimationFrame(draw)
    else delete list.dataset.moving
  }
  requestAnimationFrame(draw)
}
