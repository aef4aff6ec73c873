import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { billingCron, billingJobs } from './jobs.ts'
import { leaving } from './leaving.ts'
import { openMatters } from './open-matters.ts'

export const billingManifest: Manifest = {
  jobs: billingJobs,
  cron: billingCron,
  staffLinks: [
    { group: 'お金', label: '請求', to: href('/staff/invoices') },
    { group: 'お金', label: '帳簿', to: href('/staff/ledger') },
    { group: 'お金', label: '取引の記録', to: href('/staff/money_records') },
    { group: 'お金', label: '口座振替', to: href('/staff/debits') },
  ],
  auditWords,
  openMatters,
  leaving,
  everything,
}
