import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockGift, setSent } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** Notes that a gift card has gone out, by whom and when; once. */
export function markSent(actor: Actor, memberId: number, campaignId: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const gift = orNotFound(await lockGift(tx, memberId, campaignId))
    if (gift.sent_at) refuse('already-sent')
    await setSent(tx, memberId, campaignId, actor.memberId, actor.now)
    await writeAudit(tx, actor, 'staff.gift-sent', memberId, { yen: gift.yen, campaign: campaignId })
  })
}
