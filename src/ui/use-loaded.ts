import { useEffect, useState } from 'react'

const AGAIN_MS = 3_000

/** A part of the page whose scripts come when it is wanted first; null until then. A lost line is tried again. */
export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (!wanted || part) return
    let left = false
    let timer: number | undefined
    const ask = () =>
      load().then(
        (loaded) => left || setPart(() => loaded),
        () => left || (timer = window.setTimeout(ask, AGAIN_MS)),
      )
    void ask()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [load, wanted, part])
  return part
}
