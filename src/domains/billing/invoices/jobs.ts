import type { Cron, JobList } from '#platform/jobs.ts'
import { resolveAttempts } from './resolve-attempts.ts'
import { retryInvoices } from './retry-invoices.ts'

export const invoiceJobs = {
  'plans.resolve-attempts': resolveAttempts,
  'plans.retry-invoices': retryInvoices,
} satisfies JobList

/** Each minute; most find nothing to do. A debt is tried again while no contract is led on: see the renewals. */
export const invoiceCron: Cron[] = [
  { task: 'plans.resolve-attempts', match: '* * * * *', alone: true },
  { task: 'plans.retry-invoices', match: '* * * * *', alone: 'plans.fees' },
]
