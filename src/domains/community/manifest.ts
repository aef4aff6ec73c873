import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { contestCron, contestJobs } from './contests/jobs.ts'
import { everything } from './everything.ts'
import { leaving } from './leaving.ts'
import { openMatters } from './open-matters.ts'

export const communityManifest: Manifest = {
  jobs: contestJobs,
  cron: contestCron,
  staffLinks: [
    { group: '会員', label: '投稿の確認', to: href('/staff/moderation') },
    { group: '会員', label: 'コンテスト', to: href('/staff/contests') },
    { group: '会員', label: 'ギャラリー', to: href('/staff/galleries') },
  ],
  auditWords,
  openMatters,
  leaving,
  everything,
}
