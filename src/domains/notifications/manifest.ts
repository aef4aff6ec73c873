import type { Manifest } from '#platform/manifest.ts'
import { noticeCron, noticeJobs } from './notices/jobs.ts'
import { noticeLetters } from './notices/letter-kinds.ts'
import { everything } from './everything.ts'

export const notificationsManifest: Manifest = {
  jobs: noticeJobs,
  cron: noticeCron,
  // Which notifications somebody closed goes with them, and what was told to them; nobody misses it.
  leaving: {},
  everything,
  letterKinds: noticeLetters,
}
