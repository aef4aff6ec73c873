import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { finishRefund, resumeRefunds } from './refunds/finish-refund.ts'
import { reconcileMissed } from './reconciliation/reconcile.ts'
import { sumBook } from './book/sum-book.ts'
import { invoiceCron, invoiceJobs } from './invoices/jobs.ts'

export const billingJobs = {
  ...invoiceJobs,
  'billing.finish-refund': async (house: House, payload: { id: string }) => void (await finishRefund(house, payload)),
  'billing.resume-refunds': resumeRefunds,
  'billing.reconcile': reconcileMissed,
  'billing.sum-book': (house) => sumBook(house),
} satisfies JobList

/** Refunds each hour; the rest from half past six in Tokyo on, when the fees of the night are through. */
export const billingCron: Cron[] = [
  ...invoiceCron,
  { task: 'billing.resume-refunds', match: '5 * * * *', alone: true },
  { task: 'billing.reconcile', match: '30 21 * * *', alone: true },
  { task: 'billing.sum-book', match: '45 21 * * *', alone: true },
]
