import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { Film } from './film.ts'

const AWAY_MS = 20_000

/** Back at a standing film after a while: perhaps it was watched on elsewhere, so the page asks anew. */
export function useFreshPlace(film: Film, signedIn: boolean) {
  const { revalidate } = useRevalidator()
  const ask = useEffectEvent(() => {
    if (signedIn && film.state.paused) void revalidate()
  })
  useEffect(() => {
    let hiddenAt = 0
    const follow = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (hiddenAt > 0 && Date.now() - hiddenAt > AWAY_MS) ask()
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
}
