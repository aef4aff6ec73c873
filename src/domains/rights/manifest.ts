import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { openMatters } from './claims/open-matters.ts'
import { copyCron, copyJobs } from './copies/jobs.ts'
import { everything } from './everything.ts'
import { leaving } from './leaving.ts'
import { retentionCron, retentionJobs } from './retention/jobs.ts'
import { forgetOutsiders } from './claims/queries.ts'

export const rightsManifest: Manifest = {
  jobs: { ...copyJobs, ...retentionJobs },
  cron: [...copyCron, ...retentionCron],
  staffLinks: [{ group: '会員', label: '権利・個人情報', to: href('/staff/claims') }],
  auditWords,
  openMatters,
  leaving,
  everything,
  retention: [{ what: '会員でない方の申し出の氏名・連絡先・内容', days: 1095, remove: forgetOutsiders }],
}
