import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { coachingCron, coachingJobs } from './jobs.ts'
import { leaving } from './leaving.ts'
import { openMatters } from './open-matters.ts'

export const coachingManifest: Manifest = {
  jobs: coachingJobs,
  cron: coachingCron,
  staffLinks: [
    { group: '会員', label: '個人コーチング', to: href('/staff/coaching_tickets') },
    { group: '販売', label: 'コーチングのメニュー', to: href('/staff/coaching_items') },
    { group: '販売', label: 'コーチ', to: href('/staff/coaches') },
    { group: 'お金', label: 'コーチングの未使用残高', to: href('/staff/coaching_value') },
  ],
  auditWords,
  openMatters,
  leaving,
  everything,
}
