import type { Manifest } from '#platform/manifest.ts'
import { placeCron, placeJobs } from './places/jobs.ts'

export const critiquesManifest: Manifest = {
  jobs: placeJobs,
  cron: placeCron,
  leaving: { lost: ['依頼した作品と、先生からの添削'] },
}
