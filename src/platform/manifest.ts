import type { Cron, JobList } from './jobs.ts'

/** Under which heading a page stands in the menu of staff; the first has none. */
export const staffGroups = ['', '会員', 'お金', '販売', '管理'] as const
export type StaffLink = { group: (typeof staffGroups)[number]; label: string; to: string }

/** What a domain has for the whole house. The top collects it in one list (app/manifests.ts), so that none is skipped. */
export type Manifest = {
  /** What it does later, by name. */
  jobs?: JobList
  /** What it does by the hour or the day. It follows a clock that was moved, unless it only tidies up. */
  cron?: readonly Cron[]
  /** Its pages that have a place in the menu of staff; who finds them stands in the table of addresses. */
  staffLinks?: readonly StaffLink[]
}
