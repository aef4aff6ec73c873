import type { Manifest } from '#platform/manifest.ts'
import { learningCron, learningJobs } from './jobs.ts'

export const learningManifest: Manifest = {
  jobs: learningJobs,
  cron: learningCron,
}
