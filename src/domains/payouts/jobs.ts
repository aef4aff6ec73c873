import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { accountMissing, transferPaid } from './mail/payout-letters.ts'
import { listAccountless, listPaidOf } from './queries.ts'
import { monthOf } from './rules.ts'

/** Each payee of a run has one letter for a transfer, however often this is done. */
async function tellPaid(house: House, { id }: { id: number }): Promise<void> {
  for (const { id: transferId, memberId, to, name, grossYen, withheldYen, payOn } of await listPaidOf(house.db, id))
    await writeLetter(
      house,
      house.db,
      transferPaid(house, { to, name, memberId, transferId, yen: grossYen - withheldYen, payOn }),
    )
}

async function askForAccounts(house: House): Promise<void> {
  const month = monthOf(dayKey(house.clock.now()))
  for (const payee of await listAccountless(house.db))
    await writeLetter(house, house.db, accountMissing(house, { ...payee, month }))
}

export const payoutJobs = {
  'payouts.tell-paid': tellPaid,
  'payouts.ask-for-accounts': askForAccounts,
} satisfies JobList

/** On the first of each month at nine in Tokyo. */
export const payoutCron: Cron[] = [{ task: 'payouts.ask-for-accounts', match: '0 0 1 * *', alone: true }]
