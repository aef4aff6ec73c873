import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { incidentJobs } from './incidents/jobs.ts'
import { leaving } from './leaving.ts'

export const staffManifest: Manifest = {
  jobs: incidentJobs,
  staffLinks: [
    { group: '', label: '概況', to: href('/staff') },
    { group: '会員', label: '会員', to: href('/staff/members') },
    { group: '管理', label: 'スタッフ', to: href('/staff/people') },
    { group: '管理', label: '操作の記録', to: href('/staff/audit_log') },
    { group: '管理', label: '情報漏えいへの対応', to: href('/staff/incident') },
  ],
  auditWords,
  leaving,
  everything,
}
