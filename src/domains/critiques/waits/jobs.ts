import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { lockCampaign } from '../campaigns/queries.ts'
import { offerPlaces } from './offer-places.ts'
import { listCampaignsWaitedFor } from './queries.ts'

async function offerIn(house: House, { campaignId }: { campaignId: number }): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    if (await lockCampaign(tx, campaignId)) await offerPlaces(house, tx, campaignId, house.clock.now())
  })
}

/** For what falls free without anybody doing anything: an offer or a hold lapses, staff give a teacher more places. */
async function seeToWaits(house: House): Promise<void> {
  for (const campaignId of await listCampaignsWaitedFor(house.db)) await offerIn(house, { campaignId })
}

export const waitJobs = {
  'critiques.offer-places': offerIn,
  'critiques.see-to-waits': seeToWaits,
} satisfies JobList

export const waitCron: Cron[] = [{ task: 'critiques.see-to-waits', match: '* * * * *', alone: true }]
