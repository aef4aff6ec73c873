import { accountCron, accountJobs } from '#domains/accounts/index.ts'
import { learningCron, learningJobs } from '#domains/learning/jobs.ts'
import { billingCron, billingJobs } from '#domains/billing/jobs.ts'
import { contractCron, contractJobs } from '#domains/contracts/jobs.ts'
import { orderCron, orderJobs } from '#domains/orders/jobs.ts'
import { plansCron, plansJobs } from '#domains/plans/jobs.ts'
import { addCronNow, type Cron, type JobList } from '#platform/jobs.ts'
import { purgeCron, purgeJobs } from '#platform/old-purges.ts'
import { letterJobs } from '#platform/letters.ts'
import { fileCron, fileJobs } from '#platform/stored-files.ts'

/** What waits for days of business. */
const moneyCron: Cron[] = [...plansCron, ...billingCron, ...contractCron, ...orderCron]

/** Every job of the house by name: `domain.verb-noun`. */
export const jobs: JobList = {
  ...letterJobs,
  ...accountJobs,
  ...learningJobs,
  ...plansJobs,
  ...billingJobs,
  ...contractJobs,
  ...orderJobs,
  ...fileJobs,
  ...purgeJobs,
  // Asked by the sandbox when it has moved the clock: what waits for days of business is due at once.
  'house.follow-clock': async (house) => {
    await house.clock.refresh()
    await addCronNow(house.db, moneyCron)
  },
}

/** What is done by the hour or the day, without anybody asking. */
export const cron: Cron[] = [...accountCron, ...learningCron, ...moneyCron, ...fileCron, ...purgeCron]
