import type { Cron, JobList } from '#platform/jobs.ts'
import { reminderCron, reminderJobs } from './reminders/jobs.ts'
import { renewalCron, renewalJobs } from './renewals/jobs.ts'
import { watchPapers } from './watch-papers.ts'

export const contractJobs = {
  ...renewalJobs,
  ...reminderJobs,
  'contracts.watch-debit-papers': watchPapers,
} satisfies JobList

export const contractCron: Cron[] = [
  ...renewalCron,
  ...reminderCron,
  // at half past nine in the morning in Tokyo, and again at noon for what was cut off
  { task: 'contracts.watch-debit-papers', match: '30 0,3 * * *', alone: true },
]
