import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { addDays } from '#platform/tokyo.ts'
import { followNotice } from './actions/follow-notice.ts'
import { closePermissions } from './close-permissions.ts'
import { payDebt } from './pay-debt.ts'
import { tellLimits } from './tell-limits.ts'

/** A notice comes again for days at most; after that its id need not be known. */
const KEPT_DAYS = 60

async function forgetNotices({ db, clock }: House): Promise<void> {
  await db.deleteFrom('wallet_notices').where('received_at', '<', addDays(clock.now(), -KEPT_DAYS)).execute()
}

export const walletJobs = {
  'orders.pay-debt': payDebt,
  'orders.follow-notice': followNotice,
  'orders.close-permissions': closePermissions,
  'orders.tell-wallet-limits': tellLimits,
  'orders.forget-notices': forgetNotices,
} satisfies JobList

/** Permissions are closed each hour; letters go at a quarter past nine in Tokyo. */
export const walletCron: Cron[] = [
  { task: 'orders.close-permissions', match: '20 * * * *', alone: true },
  { task: 'orders.tell-wallet-limits', match: '15 0 * * *', alone: true },
  { task: 'orders.forget-notices', match: '35 19 * * *' },
]
