import type { Cron, JobList } from '#platform/jobs.ts'
import { resolveAttempts } from './resolve-attempts.ts'
import { retryInvoices } from './retry-invoices.ts'

export const invoiceJobs = {
  'billing.resolve-attempts': resolveAttempts,
  'billing.retry-invoices': retryInvoices,
} satisfies JobList

/** Each minute; most find nothing to do. A debt is tried again while no contract is led on: see the renewals. */
export const invoiceCron: Cron[] = [
  { task: 'billing.resolve-attempts', match: '* * * * *', alone: true },
  { task: 'billing.retry-invoices', match: '* * * * *', alone: 'billing.fees' },
]
