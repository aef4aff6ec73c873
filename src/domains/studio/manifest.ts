import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { openMatters } from './open-matters.ts'
import { filmCron, filmJobs } from './films/sweep-films.ts'
import { schoolCron, schoolJobs } from './imports/run-jobs.ts'
import { slideCron, slideJobs } from './slides/sweep-slides.ts'

export const studioManifest: Manifest = {
  jobs: { ...filmJobs, ...slideJobs, ...schoolJobs },
  cron: [...filmCron, ...slideCron, ...schoolCron],
  staffLinks: [
    { group: '教材', label: '講座', to: href('/staff/courses') },
    { group: '教材', label: '公開カレンダー', to: href('/staff/course_calendar') },
    { group: '教材', label: '動画', to: href('/staff/films') },
    { group: '教材', label: 'カリキュラム', to: href('/staff/curriculums') },
    { group: '教材', label: '先生と紹介', to: href('/staff/showcase') },
    { group: '教材', label: '検索の言葉', to: href('/staff/search_words') },
    { group: '教材', label: '教材の取り込み', to: href('/staff/imports') },
  ],
  auditWords,
  openMatters,
  // What staff changed stays; a colleague who leaves is not named there any more.
  leaving: {},
  everything,
}
