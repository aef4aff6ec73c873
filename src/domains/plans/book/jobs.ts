import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { finishRefund, resumeRefunds } from './finish-refund.ts'
import { reconcileMissed } from './reconcile.ts'
import { sumBook } from './sum-book.ts'

export const bookJobs = {
  'plans.finish-refund': async (house: House, payload: { id: string }) => void (await finishRefund(house, payload)),
  'plans.resume-refunds': resumeRefunds,
  'plans.reconcile': reconcileMissed,
  'plans.sum-book': (house) => sumBook(house),
} satisfies JobList

/** Refunds each hour; the rest from half past six in Tokyo on, when the fees of the night are through. */
export const bookCron: Cron[] = [
  { task: 'plans.resume-refunds', match: '5 * * * *', alone: true },
  { task: 'plans.reconcile', match: '30 21 * * *', alone: true },
  { task: 'plans.sum-book', match: '45 21 * * *', alone: true },
]
