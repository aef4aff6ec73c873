import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { contestCron, contestJobs } from './contests/jobs.ts'
import { everything } from './everything.ts'
import { leaving } from './leaving.ts'
import { openMatters } from './open-matters.ts'
import { forgetAddresses } from './prizes/queries.ts'
import { KEPT_DAYS } from './prizes/terms.ts'
import { safetyCron, safetyJobs } from './safety/jobs.ts'

export const communityManifest: Manifest = {
  jobs: { ...contestJobs, ...safetyJobs },
  cron: [...contestCron, ...safetyCron],
  staffLinks: [
    { group: '会員', label: '投稿の確認', to: href('/staff/moderation') },
    { group: '会員', label: 'コンテスト', to: href('/staff/contests') },
    { group: '会員', label: 'ギャラリー', to: href('/staff/galleries') },
    { group: 'お金', label: '賞品の発送', to: href('/staff/contest_prizes') },
  ],
  auditWords,
  openMatters,
  leaving,
  everything,
  retention: [{ what: '発送したコンテストの賞品の届け先', days: KEPT_DAYS, remove: forgetAddresses }],
}
