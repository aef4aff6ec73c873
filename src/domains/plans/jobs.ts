import type { Cron, JobList } from '#platform/jobs.ts'
import { campaignCron, campaignJobs } from './campaigns/jobs.ts'
import { studentCron, studentJobs } from './students/jobs.ts'

/** What the nouns of this domain do later or by the clock; each names its own in its `jobs.ts`. */
export const plansJobs = { ...campaignJobs, ...studentJobs } satisfies JobList

export const plansCron: Cron[] = [...campaignCron, ...studentCron]
