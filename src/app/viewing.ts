import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { House } from '#platform/house.ts'
import { pagePath } from '#platform/page-address.ts'
import { refuseCommon } from '#platform/refusal.ts'
import type { CallRow, PageRow } from '#routes'

const READING = new Set(['GET', 'HEAD'])

/** Whoever looks at the site as a member changes nothing, whatever is asked for; only what merely reads is open. */
export function refuseChangesWhileViewing(ask: Ask, call: CallRow | undefined): void {
  if (ask.viewer && !READING.has(ask.method) && !call?.viewing) refuseCommon('viewing')
}

/** What was looked at is written down before it is shown; what is for the member's own eyes, and every card's form, is not shown. */
export async function noteView(house: House, ask: Ask, row: PageRow | CallRow | undefined): Promise<void> {
  if (!ask.viewer || !ask.member || !row) return
  const unseen = row.card === true || ('unseen' in row && row.unseen === true)
  const details = { path: pagePath(ask.url.pathname), ...(unseen && { refused: true }) }
  await writeAudit(house.db, ask, 'staff.viewed-page', ask.member.id, details)
  if (unseen) refuseCommon('viewing')
}
