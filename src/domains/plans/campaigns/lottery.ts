import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { claimOnce } from '../persons/person-keys.ts'
import { lockStanding } from '../standing/standing.ts'
import { listLotteryTrials, wasCancelledWithin } from './lottery-queries.ts'
import { LOTTERY_MS } from './terms.ts'

const PAGE = 200

/**
 * Enters into the lottery whose trial began while it was open and has stood uncancelled for 72 hours, once a person.
 * When it runs decides nothing: the log of changes says who had cancelled by then, and two weeks are made up for.
 */
export async function enterLottery(house: House): Promise<void> {
  for (let after = 0; ;) {
    const trials = await listLotteryTrials(house.db, house.clock.now(), after, PAGE)
    for (const trial of trials) await house.db.transaction().execute((tx) => enter(tx, house, trial))
    if (trials.length < PAGE) return
    after = trials.at(-1)!.termId
  }
}

type Trial = { memberId: number; campaignId: number; begunAt: Date }

async function enter(tx: Tx, house: House, { memberId, campaignId, begunAt }: Trial): Promise<void> {
  // A cancellation that was asked for in time and is being written down comes first.
  await lockStanding(tx, memberId)
  const until = new Date(begunAt.getTime() + LOTTERY_MS)
  if (await wasCancelledWithin(tx, memberId, begunAt, until)) return
  if (!(await claimOnce(tx, house, memberId, 'lottery'))) return
  await tx
    .insertInto('lottery_entries')
    .values({ member_id: memberId, campaign_id: campaignId, entered_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
