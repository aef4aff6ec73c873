import type { Cron, JobList } from '#platform/jobs.ts'
import { runRenewals } from './renewals.ts'
import { resolveAttempts } from './resolve-attempts.ts'
import { retryInvoices } from './retry-invoices.ts'

export const invoiceJobs = {
  'plans.resolve-attempts': resolveAttempts,
  'plans.retry-invoices': retryInvoices,
  'plans.run-renewals': runRenewals,
} satisfies JobList

/** Each minute; most find nothing to do. A run that takes longer is not joined by the next. */
export const invoiceCron: Cron[] = Object.keys(invoiceJobs).map((task) => ({ task, match: '* * * * *', alone: true }))
