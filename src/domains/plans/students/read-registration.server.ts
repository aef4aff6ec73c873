import type { Actor } from '#platform/ask.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { findActiveStudent } from './queries.ts'
import { graduationYears } from './terms.ts'

export type Registration = Awaited<ReturnType<typeof readRegistration>>

/** What the form needs to know; for who has the discount already, until when. */
export async function readRegistration({ db, memberId, now, csrfToken }: Actor) {
  const active = await findActiveStudent(db, memberId, now)
  const today = dayKey(now)
  return {
    token: csrfToken,
    memberId,
    years: graduationYears(Number(today.slice(0, 4))),
    until: active && formatDayKey(active.expiresOn),
  }
}
