import { catalogueJobs } from '#domains/catalogue/index.ts'
import { accountCron, accountJobs } from '#domains/accounts/index.ts'
import { learningCron, learningJobs } from '#domains/learning/jobs.ts'
import { plansCron, plansJobs } from '#domains/plans/jobs.ts'
import { addCronNow, type Cron, type JobList } from '#platform/jobs.ts'
import { purgeCron, purgeJobs } from '#platform/old-purges.ts'
import { letterJobs } from '#platform/letters.ts'
import { fileCron, fileJobs } from '#platform/stored-files.ts'

/** Every job of the house by name: `domain.verb-noun`. */
export const jobs: JobList = {
  ...catalogueJobs,
  ...letterJobs,
  ...accountJobs,
  ...learningJobs,
  ...plansJobs,
  ...fileJobs,
  ...purgeJobs,
  // Asked by the sandbox when it has moved the clock: what waits for days of business is due at once.
  'house.follow-clock': async (house) => {
    await house.clock.refresh()
    await addCronNow(house.db, plansCron)
  },
}

/** What is done by the hour or the day, without anybody asking. */
export const cron: Cron[] = [...accountCron, ...learningCron, ...plansCron, ...fileCron, ...purgeCron]
