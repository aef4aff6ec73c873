import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { ambassadorCron, ambassadorJobs } from './jobs.ts'
import { leaving } from './leaving.ts'

export const ambassadorsManifest: Manifest = {
  jobs: ambassadorJobs,
  cron: ambassadorCron,
  staffLinks: [
    { group: 'お金', label: 'アンバサダー', to: href('/staff/ambassadors') },
    { group: 'お金', label: '紹介の投稿', to: href('/staff/ambassador_posts') },
  ],
  auditWords,
  leaving,
  everything,
}
