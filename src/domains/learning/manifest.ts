import type { Manifest } from '#platform/manifest.ts'
import { href } from 'react-router'
import { studio } from '#platform/staff-roles.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { learningCron, learningJobs } from './jobs.ts'
import { leaving } from './leaving.ts'
import { countWaitingReviews } from './reviews/staff-queries.ts'

export const learningManifest: Manifest = {
  jobs: learningJobs,
  cron: learningCron,
  staffLinks: [{ group: '教材', label: '講座のレビュー', to: href('/staff/reviews') }],
  auditWords,
  openMatters: {
    roles: studio,
    read: async ({ db }) => {
      const waiting = await countWaitingReviews(db)
      const to = href('/staff/reviews')
      return waiting === 0
        ? {}
        : { waiting: [{ label: '確認待ちのレビュー', value: `${waiting}件`, note: '掲載するか見送ります', to }] }
    },
  },
  leaving,
  everything,
}
