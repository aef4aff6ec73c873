import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { accountCron, accountJobs } from './jobs.ts'
import { leaving } from './leaving.ts'

export const accountsManifest: Manifest = {
  jobs: accountJobs,
  cron: accountCron,
  auditWords,
  leaving,
}
