import type { Manifest } from '#platform/manifest.ts'
import { weekLetters } from './week-letters.ts'
import { everything } from './everything.ts'
import { scheduleCron, scheduleJobs } from './jobs.ts'

export const schedulesManifest: Manifest = {
  jobs: scheduleJobs,
  cron: scheduleCron,
  leaving: { lost: ['学習計画'] },
  everything,
  letterKinds: [weekLetters],
}
