const KEY = 'left-film'
/** A reload takes seconds; after that the server knows the place, and knows it better. */
const FRESH_MS = 15_000

type Left = { path: string; seconds: number; at: number }

/** Kept in this tab when its page goes: the last log may still be on its way when the page comes back. */
export function keepLeftPlace(path: string, seconds: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, seconds, at: Date.now() } satisfies Left))
  } catch {
    // Without storage the server's place is the one there is.
  }
}

/** The second at which this page was when it was loaded anew, if that is how it came here. */
export function takeLeftPlace(path: string): number | null {
  try {
    const written = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type !== 'reload') return null
    const left = written === null ? null : (JSON.parse(written) as Left)
    return left?.path === path && Date.now() - left.at < FRESH_MS ? left.seconds : null
  } catch {
    return null
  }
}
