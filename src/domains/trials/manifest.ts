import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { leaving } from './leaving.ts'
import { trialCron, trialJobs } from './jobs.ts'

export const trialsManifest: Manifest = {
  jobs: trialJobs,
  cron: trialCron,
  staffLinks: [
    { group: '会員', label: 'シリアルコード', to: href('/staff/trial_codes') },
    { group: '販売', label: 'お試しセット', to: href('/staff/trial_sets') },
    { group: '販売', label: '体験のチュートリアル', to: href('/staff/trial_tutorial') },
  ],
  auditWords,
  leaving,
  everything,
}
