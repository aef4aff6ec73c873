import type { Manifest } from '#platform/manifest.ts'
import { orderCron, orderJobs } from './jobs.ts'

export const ordersManifest: Manifest = {
  jobs: orderJobs,
  cron: orderCron,
}
