import { isOpen } from '../rules.ts'
import type { SearchHit } from './terms.ts'

/** Only while the master is open and the first subscription course exists and is open too. */
export function isShown({ opened_at, closed_at, master_subscription_courses: [first] }: SearchHit, now: Date): boolean {
  return isOpen(windowOf({ opened_at, closed_at }), now) && first !== undefined && isOpen(windowOf(first), now)
}

/** When the next of these hits closes; a list left open is looked at again then. */
export function nextClosing(hits: SearchHit[], now: Date): Date | null {
  const closings = hits
    .flatMap(({ closed_at, master_subscription_courses: [first] }) => [closed_at, first?.closed_at ?? null])
    .flatMap((time) => (time === null ? [] : new Date(time)))
    .filter((time) => time > now)
  return closings.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

type WrittenWindow = { opened_at: string | null; closed_at: string | null }
const timeOf = (text: string | null) => (text === null ? null : new Date(text))
const windowOf = ({ opened_at, closed_at }: WrittenWindow) => ({
  openedAt: timeOf(opened_at),
  closedAt: timeOf(closed_at),
})
