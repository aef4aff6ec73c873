import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { addDays } from '#platform/tokyo.ts'
import { forgetAddresses } from './codes/tries.ts'
import { ending } from './receipts/mail/receipt-letters.ts'
import { listEnding } from './receipts/queries.ts'

const EARLY_DAYS = 14

/** Each receipt has one such letter, however often this is done. */
async function tellEnding(house: House): Promise<void> {
  const now = house.clock.now()
  for (const who of await listEnding(house.db, now, addDays(now, EARLY_DAYS)))
    await writeLetter(house, house.db, ending(house, who))
}

const forgetTries = (house: House) => forgetAddresses(house.db, addDays(house.clock.now(), -1))

export const trialJobs = {
  'trials.tell-ending': tellEnding,
  'trials.forget-tries': forgetTries,
} satisfies JobList

/** Each morning at nine in Tokyo; and in the night. */
export const trialCron: Cron[] = [
  { task: 'trials.tell-ending', match: '0 0 * * *', alone: true },
  { task: 'trials.forget-tries', match: '40 18 * * *', alone: true },
]
