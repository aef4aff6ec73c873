import type { Cron, JobList } from '#platform/jobs.ts'
import { enterLottery } from './lottery.ts'

export const campaignJobs = { 'plans.enter-lottery': enterLottery } satisfies JobList

export const campaignCron: Cron[] = [{ task: 'plans.enter-lottery', match: '*/10 * * * *', alone: true }]
