import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200)

/** From the first quiet moment of each page on, what is out of sight rests (`.rests-unseen`). */
export function RestUnseen() {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    delete dataset.rested
    let gone = false
    // Heights are known when all letters are there and were drawn.
    void document.fonts.ready.then(() => requestAnimationFrame(() => whenIdle(() => gone || (dataset.rested = ''))))
    return () => void (gone = true)
  }, [key])
  return null
}
