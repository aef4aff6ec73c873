import type { Cron, JobList } from '#platform/jobs.ts'
import { addDays } from '#platform/tokyo.ts'
import { forgetPlaybacks } from './watching/queries/playbacks.ts'

const DAYS_KEPT = 30

export const learningJobs = {
  'learning.forget-playbacks': async (house) => {
    await forgetPlaybacks(house.db, addDays(house.clock.now(), -DAYS_KEPT))
  },
} satisfies JobList

export const learningCron: Cron[] = [{ task: 'learning.forget-playbacks', match: '41 18 * * *', tidies: true }]
