import { othersOfPerson } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House, Referral } from '#platform/house.ts'
import { lockByCode } from '../queries.ts'
import { insertReward } from './queries.ts'
import { reasons } from './terms.ts'

/**
 * A person's first purchase or trial came by a link: its ambassador has a reward, unless they are suspended or have
 * left by now, or brought themselves. A trial with a second account is nobody's.
 */
export async function enterReward(tx: Tx, house: House, referral: Referral): Promise<void> {
  const { referredId, kind, orderKey, code } = referral
  const ambassador = await lockByCode(tx, code)
  if (!ambassador || ambassador.suspendedAt || ambassador.memberId === referredId) return
  const others = await othersOfPerson(tx, house, referredId)
  if (others.includes(ambassador.memberId) || (kind === 'trial' && others.length > 0)) return
  const { yen } = house.settings.ambassadors
  await insertReward(
    tx,
    { memberId: ambassador.memberId, referredId, orderKey, kind, yen: yen[kind], enteredAt: house.clock.now() },
    reasons.entered,
  )
}
