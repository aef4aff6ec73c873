import type { Cron, JobList } from '#platform/jobs.ts'
import { watchPapers } from './watch-papers.ts'

export const debitJobs = { 'plans.watch-debit-papers': watchPapers } satisfies JobList

/** At half past nine in the morning in Tokyo, and again at noon for what was cut off. */
export const debitCron: Cron[] = [{ task: 'plans.watch-debit-papers', match: '30 0,3 * * *', alone: true }]
