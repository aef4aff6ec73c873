import { closedCookie } from '#domains/notifications/terms.ts'
import { callPath, post } from '#platform/browser-call.ts'

// 3600 × 365 seconds, as the seed counts it: about fifteen days.
const hiddenForSeconds = 1_314_000

/** Writes the cookie by which the server leaves a closed notice out of the next page. */
export function rememberHidden(cookie: string) {
  document.cookie = `${cookie}=true; Max-Age=${hiddenForSeconds}; Path=/; SameSite=Lax`
}

/** The same of something announced; a member's account keeps it too, for all their devices. */
export function putAway(id: number, isMember: boolean) {
  rememberHidden(closedCookie(id))
  if (isMember) void post(callPath('/notifications/:id/closing', { id }))
}
