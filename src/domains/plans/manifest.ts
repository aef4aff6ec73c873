import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { plansCron, plansJobs } from './jobs.ts'
import { leaving } from './leaving.ts'
import { openMatters } from './open-matters.ts'

export const plansManifest: Manifest = {
  jobs: plansJobs,
  cron: plansCron,
  staffLinks: [
    { group: '会員', label: '学生割引', to: href('/staff/students') },
    { group: 'お金', label: 'ギフトカード', to: href('/staff/gift_cards') },
    { group: '販売', label: 'キャンペーン', to: href('/staff/campaigns') },
    { group: '販売', label: '料金', to: href('/staff/prices') },
    { group: '販売', label: 'プランの特典', to: href('/staff/plan_options') },
    { group: '販売', label: '体験のよくある質問', to: href('/staff/trial_questions') },
  ],
  auditWords,
  openMatters,
  leaving,
  everything,
}
