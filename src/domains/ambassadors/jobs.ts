import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { monthConfirmed } from './mail/ambassador-letters.ts'
import { followRewards } from './rewards/follow-rewards.ts'
import { listConfirmedLastMonth } from './rewards/queries.ts'

/** Each ambassador has one letter for a month, however often this is done. */
async function tellMonth(house: House): Promise<void> {
  for (const of of await listConfirmedLastMonth(house.db, house.clock.now()))
    await writeLetter(house, house.db, monthConfirmed(house, of))
}

export const ambassadorJobs = {
  'ambassadors.follow-rewards': followRewards,
  'ambassadors.tell-month': tellMonth,
} satisfies JobList

/** Every hour; and on the first of each month at nine in Tokyo. */
export const ambassadorCron: Cron[] = [
  { task: 'ambassadors.follow-rewards', match: '20 * * * *', alone: true },
  { task: 'ambassadors.tell-month', match: '0 0 1 * *', alone: true },
]
