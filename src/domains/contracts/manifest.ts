import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { contractCron, contractJobs } from './jobs.ts'
import { leaving } from './leaving.ts'
import { openMatters } from './open-matters.ts'

export const contractsManifest: Manifest = {
  jobs: contractJobs,
  cron: contractCron,
  staffLinks: [
    { group: '会員', label: '契約', to: href('/staff/subscriptions') },
    { group: '会員', label: '解約理由', to: href('/staff/quits') },
    { group: 'お金', label: '口座振替の申込', to: href('/staff/debit_applications') },
  ],
  auditWords,
  openMatters,
  leaving,
  everything,
}
