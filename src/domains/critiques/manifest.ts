import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { openMatters } from './board/open-matters.ts'
import { comingWords, listComing, turnsOfComing } from './campaigns/coming.ts'
import { everything } from './everything.ts'
import { leaving } from './leaving.ts'
import { placeCron, placeJobs } from './places/jobs.ts'
import { reminderCron, reminderJobs } from './reminders/jobs.ts'
import { teacherCron, teacherJobs } from './teachers/jobs.ts'
import { waitCron, waitJobs } from './waits/jobs.ts'
import { workCron, workJobs } from './works/jobs.ts'

export const critiquesManifest: Manifest = {
  jobs: { ...placeJobs, ...reminderJobs, ...waitJobs, ...teacherJobs, ...workJobs },
  cron: [...placeCron, ...reminderCron, ...waitCron, ...teacherCron, ...workCron],
  staffLinks: [
    { group: '会員', label: '添削の依頼', to: href('/staff/critiques') },
    { group: '会員', label: '添削企画', to: href('/staff/correction_campaigns') },
    { group: '会員', label: '添削の先生', to: href('/staff/correctional_teachers') },
  ],
  auditWords,
  openMatters,
  comesLater: async ({ db, pages }, when) => {
    const coming = await pages.remember('critiques:coming', ['plans'], () => listComing(db, when.now))
    return { words: comingWords(coming, when), turns: turnsOfComing(coming, when.now) }
  },
  leaving,
  everything,
}
