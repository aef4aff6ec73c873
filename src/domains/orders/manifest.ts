import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { forgetGuardians } from './guardians/queries.ts'
import { orderCron, orderJobs } from './jobs.ts'
import { leaving } from './leaving.ts'
import { listOpenOptions } from './queries.ts'

export const ordersManifest: Manifest = {
  jobs: orderJobs,
  cron: orderCron,
  auditWords,
  leaving,
  everything,
  offers: async ({ db }, now) => {
    const names = (await listOpenOptions(db, now)).map(({ name }) => name)
    return names.length > 0 ? [`6ヶ月・12ヶ月プランの特典（追加料金なし・${names.join('、')}からひとつ）`] : []
  },
  retention: [{ what: 'お申し込みに至らなかった保護者の連絡先', days: 90, remove: forgetGuardians }],
}
