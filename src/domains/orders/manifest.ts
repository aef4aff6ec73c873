import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { orderCron, orderJobs } from './jobs.ts'

export const ordersManifest: Manifest = {
  jobs: orderJobs,
  cron: orderCron,
  auditWords,
}
