type Told = (isNear: boolean, height: number) => void

const told = new WeakMap<Element, Told>()
let observer: IntersectionObserver | undefined

/** Tells when something comes within a window's height or so of what is seen, and when it leaves it. */
export function watchNear(element: Element, tell: Told): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        told.get(target)?.(isIntersecting, boundingClientRect.height)
    },
    { rootMargin: '1200px 0px' },
  )
  told.set(element, tell)
  observer.observe(element)
  return () => {
    told.delete(element)
    observer?.unobserve(element)
  }
}

/** Tells which stretch of the way lies where one reads, a little below the bar of the years. */
export function watchRead(way: Element, tell: (date: string) => void): () => void {
  const line = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)
      if (read) tell(read.target.id.slice('day-'.length))
    },
    { rootMargin: '-20% 0px -79%' },
  )
  for (const stretch of way.querySelectorAll('.look-back-slice')) line.observe(stretch)
  return () => line.disconnect()
}
