import type { Cron, JobList } from '#platform/jobs.ts'
import { campaignCron, campaignJobs } from './campaigns/jobs.ts'
import { bookCron, bookJobs } from './book/jobs.ts'
import { debitCron, debitJobs } from './debits/jobs.ts'
import { directDebitCron, directDebitJobs } from './direct-debit/jobs.ts'
import { invoiceCron, invoiceJobs } from './invoices/jobs.ts'
import { mailCron, mailJobs } from './mail/jobs.ts'
import { orderCron, orderJobs } from './orders/jobs.ts'
import { studentCron, studentJobs } from './students/jobs.ts'

/** What the nouns of this domain do later or by the clock; each names its own in its `jobs.ts`. */
export const plansJobs = {
  ...campaignJobs,
  ...mailJobs,
  ...invoiceJobs,
  ...orderJobs,
  ...bookJobs,
  ...debitJobs,
  ...studentJobs,
  ...directDebitJobs,
} satisfies JobList

export const plansCron: Cron[] = [
  ...campaignCron,
  ...mailCron,
  ...invoiceCron,
  ...orderCron,
  ...bookCron,
  ...debitCron,
  ...studentCron,
  ...directDebitCron,
]
