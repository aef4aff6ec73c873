import type { Manifest } from '#platform/manifest.ts'
import { learningCron, learningJobs } from './jobs.ts'

export const learningManifest: Manifest = {
  jobs: learningJobs,
  cron: learningCron,
  leaving: { lost: ['ノート、学習の記録、お気に入り、修了証、レビュー'] },
}
