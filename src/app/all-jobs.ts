import { catalogueJobs } from '#domains/catalogue/index.ts'
import { accountCron, accountJobs } from '#domains/accounts/index.ts'
import { learningCron, learningJobs } from '#domains/learning/jobs.ts'
import { plansCron, plansJobs } from '#domains/plans/jobs.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
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
}

/** What is done by the hour or the day, without anybody asking. */
export const cron: Cron[] = [...accountCron, ...learningCron, ...plansCron, ...fileCron, ...purgeCron]
