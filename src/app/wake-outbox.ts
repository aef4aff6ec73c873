import { pageMember } from '#platform/browser-call.ts'
import { markOf } from '#platform/outbox/mark.ts'

/** What waits in this browser for a line goes out from whatever page is opened; where nothing waits, nothing is loaded. */
export function wakeOutbox(): void {
  const memberId = pageMember()
  if (memberId === null || localStorage.getItem(markOf(memberId)) === null) return
  void import('#platform/outbox/outbox.ts').then(({ watchLine, sendWaiting }) => {
    watchLine()
    return sendWaiting()
  })
}
