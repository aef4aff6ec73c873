import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { claimOnce } from '../orders/person-keys.ts'

/**
 * A member's first regular monthly fee came in: whoever first ordered while the gift campaign was open has earned its
 * gift card, once as a person. Staff send it. The member must be locked.
 */
export async function afterFirstFee(tx: Tx, house: House, memberId: number): Promise<void> {
  const campaign = await findGiftCampaign(tx, memberId)
  if (!campaign || !(await claimOnce(tx, house, memberId, 'initial'))) return
  await tx
    .insertInto('gift_cards')
    .values({ member_id: memberId, campaign_id: campaign.id, yen: campaign.gift_yen!, earned_at: house.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The gift campaign that was open when this member first ordered a plan. */
function findGiftCampaign(tx: Tx, memberId: number) {
  return tx
    .with('first', (db) =>
      db
        .selectFrom('terms')
        .select((of) => of.fn.min('begun_at').as('at'))
        .where('member_id', '=', memberId),
    )
    .selectFrom('campaigns as c')
    .innerJoin('first as f', (join) => join.onRef('c.opens_at', '<=', 'f.at').onRef('c.apply_until', '>', 'f.at'))
    .select(['c.id', 'c.gift_yen'])
    .where('c.kind', '=', 'initial')
    .where('c.gift_yen', '>', 0)
    .orderBy('c.opens_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
