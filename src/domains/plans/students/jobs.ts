import type { Cron, JobList } from '#platform/jobs.ts'
import { forgetCards } from './forget-cards.ts'

export const studentJobs = { 'plans.forget-student-cards': forgetCards } satisfies JobList

/** At half past three in the morning in Tokyo. */
export const studentCron: Cron[] = [{ task: 'plans.forget-student-cards', match: '30 18 * * *', alone: true }]
