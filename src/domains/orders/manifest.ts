import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { orderCron, orderJobs } from './jobs.ts'
import { leaving } from './leaving.ts'

export const ordersManifest: Manifest = {
  jobs: orderJobs,
  cron: orderCron,
  auditWords,
  leaving,
}
