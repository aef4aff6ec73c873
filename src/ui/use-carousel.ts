import { type RefObject, useEffect, useState } from 'react'

type View = { fits: boolean; atStart: boolean; atEnd: boolean }

// Before the script runs the slider is a plain list that the thumb or the scrollbar moves.
const plain: View = { fits: true, atStart: true, atEnd: true }

/** Watches what a slider shows: where it stands, and which items are out of sight and so out of the Tab order. */
export function useCarousel(track: RefObject<HTMLUListElement | null>, count: number) {
  const [view, setView] = useState(plain)

  useEffect(() => {
    const list = track.current
    if (!list) return
    const look = () => {
      const room = list.scrollWidth - list.clientWidth
      const next = { fits: room <= 1, atStart: list.scrollLeft <= 1, atEnd: list.scrollLeft >= room - 1 }
      setView((now) => (sameView(now, next) ? now : next))
    }
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          ;(target as HTMLElement).inert = !isIntersecting || intersectionRatio < 0.05
        }
      },
      { root: list, threshold: [0, 0.05, 0.5] },
    )
    for (const item of list.children) sight.observe(item)
    const size = new ResizeObserver(look)
    size.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      sight.disconnect()
      size.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [track, count])

  const turn = (direction: 1 | -1) => {
    const list = track.current
    const [first, second] = list?.children ?? []
    if (!list || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const step = second.offsetLeft - first.offsetLeft
    const whole = Math.max(1, Math.floor((list.clientWidth + step - first.offsetWidth) / step))
    list.scrollBy({ left: direction * whole * step })
  }

  return { ...view, turn }
}

function sameView(a: View, b: View) {
  return a.fits === b.fits && a.atStart === b.atStart && a.atEnd === b.atEnd
}
