/** What this browser remembers of a file that has not arrived, after its page was closed. */
export type Unfinished = { key: string; name: string; percent: number; at: number }

/** The house sweeps what is older, unless it says that it keeps it for longer. */
const LASTS_MS = 20 * 3_600_000
const nameOf = (slot: string) => `upload:${slot}`

export function keepUnfinished(slot: string, about: Omit<Unfinished, 'at'>): void {
  try {
    localStorage.setItem(nameOf(slot), JSON.stringify({ ...about, at: Date.now() }))
  } catch {
    // A full store must not stop the sending.
  }
}

export function readUnfinished(slot: string, lastsMs = LASTS_MS): Unfinished | null {
  const text = localStorage.getItem(nameOf(slot))
  const kept = text === null ? null : (JSON.parse(text) as Unfinished)
  return kept && Date.now() - kept.at < lastsMs ? kept : null
}

export const forgetUnfinished = (slot: string): void => localStorage.removeItem(nameOf(slot))
