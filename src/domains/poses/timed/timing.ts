import { LEAD_MS, MORE_MS, type Turn } from './terms.ts'

export type Phase = 'rest' | 'lead' | 'pose' | 'over'

/**
 * A timed practice under way. Each stretch ends where the one before it ended plus its own length: nothing is summed
 * from ticks, so late ticks, a hidden tab or a device that slept lose no time.
 */
export type Timing = {
  turns: readonly Turn[]
  turn: number
  phase: Phase
  endsAt: number
  /** What was left when it was stopped; null while it runs. */
  left: number | null
  /** For each turn how long its pose was drawn; null where it was passed over. */
  drawn: readonly (number | null)[]
  /** How long the pose of this turn is to stand. */
  length: number
}

export function begin(turns: readonly Turn[], now: number): Timing {
  const first = { turns, turn: -1, phase: 'pose' as const, endsAt: now, left: null, drawn: [], length: 0 }
  return next(first, now)
}

/** What comes after this stretch; `from` is when that begins. */
function next(it: Timing, from: number): Timing {
  const own = it.turns[it.turn]
  const to = (turn: number, phase: Phase, ms: number): Timing => ({ ...it, turn, phase, endsAt: from + ms, length: ms })
  if (it.phase === 'rest') return to(it.turn, 'lead', LEAD_MS)
  if (it.phase === 'lead' && own) return to(it.turn, 'pose', own.ms)
  const coming = it.turns[it.turn + 1]
  if (!coming) return { ...to(it.turn, 'over', 0), left: null }
  return coming.restMs ? to(it.turn + 1, 'rest', coming.restMs) : to(it.turn + 1, 'lead', LEAD_MS)
}

const noted = (it: Timing, ms: number | null): Timing => {
  const drawn = [...it.drawn]
  drawn[it.turn] = ms
  return { ...it, drawn }
}

/** Where it stands at this moment, however long nobody looked. */
export function advance(it: Timing, now: number): Timing {
  let at = it
  while (at.phase !== 'over' && at.left === null && now >= at.endsAt)
    at = next(at.phase === 'pose' ? noted(at, at.length) : at, at.endsAt)
  return at
}

export const leftOf = (it: Timing, now: number): number =>
  it.phase === 'over' ? 0 : (it.left ?? Math.max(0, it.endsAt - now))

export const isStopped = (it: Timing): boolean => it.left !== null

export function pause(it: Timing, now: number): Timing {
  const at = advance(it, now)
  return at.phase === 'over' || at.left !== null ? at : { ...at, left: at.endsAt - now }
}

export const resume = (it: Timing, now: number): Timing =>
  it.left === null ? it : { ...it, endsAt: now + it.left, left: null }

/** On to the next pose at once; what was drawn of this one counts, unless nothing was to be seen. */
export function skip(it: Timing, now: number, { unseen = false } = {}): Timing {
  const at = advance(it, now)
  if (at.phase === 'over') return at
  const isDrawn = at.phase === 'pose' && !unseen
  const passed = noted(at, isDrawn ? at.length - leftOf(at, now) : null)
  return withStop(next({ ...passed, phase: 'pose' }, now), at)
}

/** The same pose from its lead-in again; in its first seconds, the pose before it. */
export function back(it: Timing, now: number): Timing {
  const at = advance(it, now)
  if (at.phase === 'over') return at
  const isFresh = at.phase !== 'pose' || at.length - leftOf(at, now) < 2_000
  const turn = Math.max(0, isFresh ? at.turn - 1 : at.turn)
  const lead = { ...at, turn, phase: 'lead' as const, endsAt: now + LEAD_MS, length: LEAD_MS }
  return withStop({ ...lead, drawn: at.drawn.slice(0, turn) }, at)
}

export function longer(it: Timing, now: number): Timing {
  const at = advance(it, now)
  if (at.phase !== 'pose') return at
  const length = at.length + MORE_MS
  return at.left === null ? { ...at, length, endsAt: at.endsAt + MORE_MS } : { ...at, length, left: at.left + MORE_MS }
}

/** What was stopped stays stopped where it went to. */
const withStop = (it: Timing, before: Timing): Timing =>
  before.left === null || it.phase === 'over' ? it : { ...it, left: it.length }

export type Mark = { at: number; kind: 'half' | 'soon' | 'end' }

/** The moments at which a bell sounds, from now on and not later than so many milliseconds from now. */
export function marks(it: Timing, now: number, within: number): Mark[] {
  const found: Mark[] = []
  let at = advance(it, now)
  while (at.phase !== 'over' && at.left === null && at.endsAt - at.length <= now + within) {
    if (at.phase === 'pose') {
      if (at.length >= 60_000) found.push({ at: at.endsAt - at.length / 2, kind: 'half' })
      if (at.length >= 30_000) found.push({ at: at.endsAt - 10_000, kind: 'soon' })
      found.push({ at: at.endsAt, kind: 'end' })
    }
    at = next(at, at.endsAt)
  }
  return found.filter((mark) => mark.at > now && mark.at <= now + within)
}

/** How long all of it takes, lead-ins and breaks included. */
export const wholeLength = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { ms, restMs = 0 }) => sum + LEAD_MS + ms + restMs, 0)
