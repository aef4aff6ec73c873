import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { addDays } from '#platform/tokyo.ts'

const KEPT_DAYS = 7

/** An application that nobody finished, and a phone that was shown for it, are nobody's business any more. */
export async function forgetUnfinished({ db, clock }: House): Promise<void> {
  const before = addDays(clock.now(), -KEPT_DAYS)
  await db.deleteFrom('debit_applications').where('started_at', 'is', null).where('applied_at', '<', before).execute()
  await db.deleteFrom('phone_checks').where('sent_at', '<', before).execute()
}

export const debitApplicationJobs = { 'orders.forget-unfinished-debits': forgetUnfinished } satisfies JobList

export const debitApplicationCron: Cron[] = [
  // at a quarter to five in the morning in Tokyo
  { task: 'orders.forget-unfinished-debits', match: '45 19 * * *' },
]
