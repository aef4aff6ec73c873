import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { accountCron, accountJobs } from './jobs.ts'
import { leaving } from './leaving.ts'
import { oldTraces } from './old-traces.ts'

export const accountsManifest: Manifest = {
  jobs: accountJobs,
  cron: accountCron,
  staffLinks: [
    { group: '販売', label: 'お知らせメール', to: href('/staff/news') },
    { group: '管理', label: '規約の改定', to: href('/staff/terms') },
  ],
  auditWords,
  leaving,
  everything,
  retention: oldTraces,
}
