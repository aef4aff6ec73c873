import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { payoutCron, payoutJobs } from './jobs.ts'
import { leaving } from './leaving.ts'
import { openMatters } from './open-matters.ts'

export const payoutsManifest: Manifest = {
  jobs: payoutJobs,
  cron: payoutCron,
  staffLinks: [{ group: 'お金', label: '報酬の支払い', to: href('/staff/payouts') }],
  auditWords,
  openMatters,
  leaving,
  everything,
}
