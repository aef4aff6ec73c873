import type { Cron, JobList } from '#platform/jobs.ts'
import { runRenewals } from './renewals.ts'

export const renewalJobs = { 'contracts.run-renewals': runRenewals } satisfies JobList

/**
 * Each minute; most find nothing to do. A debt is tried again before the contracts are led on: what a retry decides is
 * decided when the end of its month is looked at.
 */
export const renewalCron: Cron[] = [{ task: 'contracts.run-renewals', match: '* * * * *', alone: 'billing.fees' }]
