import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { finishRefund, resumeRefunds } from './refunds/finish-refund.ts'
import { reconcileMissed } from './reconciliation/reconcile.ts'
import { sumBook } from './book/sum-book.ts'
import { invoiceCron, invoiceJobs } from './invoices/jobs.ts'

export const billingJobs = {
  ...invoiceJobs,
  'plans.finish-refund': async (house: House, payload: { id: string }) => void (await finishRefund(house, payload)),
  'plans.resume-refunds': resumeRefunds,
  'plans.reconcile': reconcileMissed,
  'plans.sum-book': (house) => sumBook(house),
} satisfies JobList

/** Refunds each hour; the rest from half past six in Tokyo on, when the fees of the night are through. */
export const billingCron: Cron[] = [
  ...invoiceCron,
  { task: 'plans.resume-refunds', match: '5 * * * *', alone: true },
  { task: 'plans.reconcile', match: '30 21 * * *', alone: true },
  { task: 'plans.sum-book', match: '45 21 * * *', alone: true },
]
