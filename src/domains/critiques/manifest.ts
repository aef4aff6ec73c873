import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { openMatters } from './board/open-matters.ts'
import { placeCron, placeJobs } from './places/jobs.ts'
import { reminderCron, reminderJobs } from './reminders/jobs.ts'
import { waitCron, waitJobs } from './waits/jobs.ts'

export const critiquesManifest: Manifest = {
  jobs: { ...placeJobs, ...reminderJobs, ...waitJobs },
  cron: [...placeCron, ...reminderCron, ...waitCron],
  staffLinks: [
    { group: '会員', label: '添削の依頼', to: href('/staff/critiques') },
    { group: '会員', label: '添削企画', to: href('/staff/correction_campaigns') },
  ],
  auditWords,
  openMatters,
  leaving: { lost: ['依頼した作品と、先生からの添削'] },
}
