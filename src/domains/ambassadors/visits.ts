import type { Ask } from '#platform/ask.ts'
import { Refusal } from '#platform/refusal.ts'
import { countVisit, leadsToSomebody } from './queries.ts'

/** Of one line, so many visits by one link count in a day: a house or a school has several people, not hundreds. */
const VISITS = { name: 'ambassador-visits', points: 3, seconds: 86_400 }

/**
 * Somebody opened a link; false where it is nobody's, or of somebody who is suspended or has left. It is counted where
 * this browser does not carry the very same link already, and its line has not opened it again and again.
 */
export async function noteVisit({ house, now, ip, method }: Ask, code: string, isCarried: boolean): Promise<boolean> {
  if (!(await leadsToSomebody(house.db, code))) return false
  if (isCarried || method !== 'GET') return true
  try {
    await house.limits.take(VISITS, `${code}/${ip}`)
    await countVisit(house.db, code, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return true
}
