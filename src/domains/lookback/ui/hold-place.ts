/** What says that the learner moves on by themselves. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Goes to a place of the way and stays there while the days around it come and turn out higher or lower than the rooms
 * that were kept for them, until the learner moves on. Returns how to let go.
 */
export function holdPlace(way: Element, place: Element): () => void {
  const follow = new ResizeObserver(() => place.scrollIntoView())
  const leave = () => {
    follow.disconnect()
    for (const move of moves) window.removeEventListener(move, leave)
  }
  place.scrollIntoView()
  follow.observe(way)
  for (const move of moves) window.addEventListener(move, leave, { passive: true })
  return leave
}
