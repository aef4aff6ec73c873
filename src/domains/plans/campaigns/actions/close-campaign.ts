import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { closeCampaignAt, lockCampaign } from '../staff-queries.ts'
import { refuseIf } from '../refusals.ts'
import { whyCannotClose } from '../campaign-form-rules.ts'

/** Ends an open campaign now; who has ordered keeps what was agreed. */
export function closeCampaign(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const campaign = orNotFound(await lockCampaign(tx, id))
    refuseIf(whyCannotClose({ opensAt: campaign.opens_at, closesAt: campaign.closes_at }, actor.now))
    await closeCampaignAt(tx, id, actor.now, campaign.apply_until)
    await writeAudit(tx, actor, 'staff.campaign-closed', null, { id, name: campaign.name })
    await actor.house.pages.purge(tx, 'plans')
  })
}
