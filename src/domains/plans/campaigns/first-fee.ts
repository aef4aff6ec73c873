import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { insertGifts } from '../gifts/queries.ts'
import { claimForEach, type Claimant } from '../persons/person-keys.ts'
import { wasStudent } from '../students/queries.ts'

/**
 * Members' first regular monthly fees came in: whoever first ordered while the gift campaign was open has earned its
 * gift card, once as a person. Staff send it. The members must be locked.
 */
export async function afterFirstFees(tx: Tx, house: House, memberIds: readonly number[]): Promise<void> {
  const earned = await listEarned(tx, memberIds)
  if (earned.length === 0) return
  const granted = await claimForEach(tx, house, earned, 'initial')
  const gifts = earned.filter(({ memberId }) => granted.has(memberId))
  await insertGifts(tx, gifts, house.clock.now())
}

/** The gift campaign that was open when each of these members first ordered a plan. */
async function listEarned(tx: Tx, memberIds: readonly number[]) {
  if (memberIds.length === 0) return []
  const { rows } = await sql<Claimant & { campaignId: number; yen: number }>`
    select distinct on (first.member_id) first.member_id as "memberId", c.id as "campaignId", c.gift_yen as yen,
      (select email from members where id = first.member_id) as email
    from (
      select member_id, min(begun_at) as at from terms where member_id = any(${memberIds}::bigint[]) group by member_id
    ) as first
    join campaigns c on c.kind = 'initial' and c.gift_yen > 0 and c.opens_at <= first.at and c.apply_until > first.at
      and not (c.excludes_students and ${wasStudent(sql.ref('first.member_id'), sql.ref('first.at'))})
    order by first.member_id, c.opens_at desc`.execute(tx)
  return rows
}
