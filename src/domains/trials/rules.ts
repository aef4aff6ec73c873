import type { Standing } from '#domains/plans/terms.ts'
import type { CodeRefusal } from './terms.ts'

/** Wrong codes one after another that close the door, and for how long. */
export const MEMBER_TRIES = 5
export const LOCK_MS = 30 * 60_000

/** A trial that runs, also one that was quit and has not ended yet. */
export function isOnTrial({ state, term, accessEndsAt }: Pick<Standing, 'state' | 'term' | 'accessEndsAt'>, now: Date) {
  if (accessEndsAt && accessEndsAt <= now) return false
  if (state === 'under_trial') return true
  return state === 'will_cancel' && term !== null && term.kind !== 'paid' && term.kind !== 'brought'
}

export type Code = { usedAt: Date | null; voidedAt: Date | null; expiresAt: Date }

export function whyCodeGivesNothing(code: Code | null, now: Date): CodeRefusal | null {
  if (!code) return 'not_found'
  if (code.usedAt) return 'is_used'
  if (code.voidedAt) return 'is_void'
  return code.expiresAt <= now ? 'is_expired' : null
}

export type Tries = { wrong: number; lockedUntil: Date | null }

export const isLocked = ({ lockedUntil }: Tries, now: Date): boolean => lockedUntil !== null && lockedUntil > now

/** After one more code: a right one begins anew, so many wrong ones in a row close the door for a while. */
export function afterTry({ wrong }: Tries, wasRight: boolean, most: number, now: Date): Tries {
  if (wasRight) return { wrong: 0, lockedUntil: null }
  if (wrong + 1 < most) return { wrong: wrong + 1, lockedUntil: null }
  return { wrong: 0, lockedUntil: new Date(now.getTime() + LOCK_MS) }
}

type Offer = { allowed: number; courseIds: readonly number[] }

/** What is wrong with the courses that were picked; null where they may be had. */
export function whyCannotPick(picked: readonly number[], { allowed, courseIds }: Offer): string | null {
  if (picked.some((id) => !courseIds.includes(id))) return 'お試しセットにない講座が選ばれています'
  if (new Set(picked).size !== picked.length) return '同じ講座が2回選ばれています'
  return picked.length === allowed ? null : `講座を${allowed}つ選んでください`
}
