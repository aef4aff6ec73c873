import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { forgetGuardians } from './guardians/queries.ts'
import { orderCron, orderJobs } from './jobs.ts'
import { leaving } from './leaving.ts'

export const ordersManifest: Manifest = {
  jobs: orderJobs,
  cron: orderCron,
  auditWords,
  leaving,
  everything,
  retention: [{ what: 'お申し込みに至らなかった保護者の連絡先', days: 90, remove: forgetGuardians }],
}
