import { useEffect } from 'react'
import { pageMember } from '#platform/browser-call.ts'
import type { Note } from '../terms.ts'
import type { NoteKeeper } from './note-keeper.ts'

const OFTEN_MS = 4_000
const SELDOM_MS = 30_000
/** Who has touched nothing for so long is watching, or away. */
const STILL_MS = 300_000

/** While the note lies open before the learner, it is asked for a newer version: often, seldom once nobody stirs. */
export function useNewer(keeper: NoteKeeper, shown: boolean) {
  useEffect(() => {
    const { place } = keeper
    if (!place || !shown) return
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let stirredAt = Date.now()
    const isStill = () => Date.now() - stirredAt > STILL_MS
    const ask = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await meetNewer(keeper, place.path, over.signal)
      clearTimeout(timer)
      if (!over.signal.aborted) timer = setTimeout(() => void ask(), isStill() ? SELDOM_MS : OFTEN_MS)
    }
    const stir = () => {
      const wasStill = isStill()
      stirredAt = Date.now()
      if (wasStill) void ask()
    }
    const turn = () => document.visibilityState === 'visible' && void ask()
    const { signal } = over
    document.addEventListener('pointerdown', stir, { signal })
    document.addEventListener('keydown', stir, { signal })
    document.addEventListener('visibilitychange', turn, { signal })
    void ask()
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [keeper, shown])
}

async function meetNewer(keeper: NoteKeeper, path: string, signal: AbortSignal) {
  try {
    const reply = await fetch(`${path}?version=${keeper.version}`, { headers: { Accept: 'application/json' }, signal })
    if (!reply.ok) return
    const { member, note } = (await reply.json()) as { member: number; note: Note | null }
    // In another tab somebody else may have signed in: their note is nothing for this page.
    if (note && member === pageMember() && member === keeper.place?.memberId) keeper.meet(note)
  } catch {
    // Without a line nothing is new; it is asked again.
  }
}
