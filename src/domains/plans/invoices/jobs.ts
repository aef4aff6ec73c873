import type { Cron, JobList } from '#platform/jobs.ts'
import { runRenewals } from './renewals.ts'
import { resolveAttempts } from './resolve-attempts.ts'
import { retryInvoices } from './retry-invoices.ts'

export const invoiceJobs = {
  'plans.resolve-attempts': resolveAttempts,
  'plans.retry-invoices': retryInvoices,
  'plans.run-renewals': runRenewals,
} satisfies JobList

/**
 * Each minute; most find nothing to do. A debt is tried again before the contracts are led on: what a retry decides is
 * decided when the end of its month is looked at.
 */
export const invoiceCron: Cron[] = [
  { task: 'plans.resolve-attempts', match: '* * * * *', alone: true },
  { task: 'plans.retry-invoices', match: '* * * * *', alone: 'plans.fees' },
  { task: 'plans.run-renewals', match: '* * * * *', alone: 'plans.fees' },
]
