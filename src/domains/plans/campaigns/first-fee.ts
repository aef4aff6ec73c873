import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { claimOnce } from '../orders/person-keys.ts'

/**
 * Members' first regular monthly fees came in: whoever first ordered while the gift campaign was open has earned its
 * gift card, once as a person. Staff send it. The members must be locked.
 */
export async function afterFirstFees(tx: Tx, house: House, memberIds: readonly number[]): Promise<void> {
  for (const { member_id, campaign_id, yen } of await listEarned(tx, memberIds)) {
    if (!(await claimOnce(tx, house, member_id, 'initial'))) continue
    await tx
      .insertInto('gift_cards')
      .values({ member_id, campaign_id, yen, earned_at: house.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export const afterFirstFee = (tx: Tx, house: House, memberId: number) => afterFirstFees(tx, house, [memberId])

/** The gift campaign that was open when each of these members first ordered a plan. */
async function listEarned(tx: Tx, memberIds: readonly number[]) {
  if (memberIds.length === 0) return []
  const { rows } = await sql<{ member_id: number; campaign_id: number; yen: number }>`
    select distinct on (first.member_id) first.member_id, c.id as campaign_id, c.gift_yen as yen
    from (
      select member_id, min(begun_at) as at from terms where member_id = any(${memberIds}::bigint[]) group by member_id
    ) as first
    join campaigns c on c.kind = 'initial' and c.gift_yen > 0 and c.opens_at <= first.at and c.apply_until > first.at
    order by first.member_id, c.opens_at desc`.execute(tx)
  return rows
}
