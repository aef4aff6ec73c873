import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Claim } from '../persons/claim-queries.ts'
import { claimSeveral, type Claimant } from '../persons/person-keys.ts'

type FirstOrder = { kind: 'trial' | 'start' | 'course' | 'coaching'; key: string; referrer: string | null }

/**
 * A person's first trial or purchase, told once to whoever brought them; a second account of theirs tells nothing.
 * `also` is what they have had by it as well.
 */
export async function emitReferral(
  tx: Tx,
  house: House,
  who: Claimant,
  { kind, key, referrer }: FirstOrder,
  also: readonly Claim[] = [],
): Promise<void> {
  const granted = await claimSeveral(tx, house, who, ['referral', ...also])
  if (!granted.has('referral')) return
  await tx
    .insertInto('referral_events')
    .values({ member_id: who.memberId, kind, at: house.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const what = kind === 'trial' ? 'trial' : 'purchase'
  if (referrer)
    await house.enterReward(tx, house, { referredId: who.memberId, kind: what, orderKey: key, code: referrer })
}
