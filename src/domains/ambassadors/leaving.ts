import { yen } from '#domains/plans/terms.ts'
import type { Leaving } from '#platform/manifest.ts'
import { forgetGuardian } from './guardians/queries.ts'
import { lockAmbassador, setLeft } from './queries.ts'
import { cancelReward } from './rewards/follow-rewards.ts'
import { listUnpaidIds, lockReward, sumsOf } from './rewards/queries.ts'
import { reasons } from './rewards/terms.ts'

export const leaving: Leaving = {
  async lost(db, memberId) {
    const { pending, confirmed } = await sumsOf(db, memberId)
    const unpaid = pending.yen + confirmed.yen
    return unpaid > 0 ? [`アンバサダーの未払いの報酬${yen(unpaid)}`] : []
  },
  /** Rewards are forfeited with the membership, in the same moment. */
  async erase(tx, house, { id: memberId }) {
    if (!(await lockAmbassador(tx, memberId))) return
    const at = house.clock.now()
    for (const id of await listUnpaidIds(tx, memberId)) {
      const reward = await lockReward(tx, id)
      if (reward) await cancelReward(tx, reward, { reason: reasons.left, at, state: 'forfeited' })
    }
    await forgetGuardian(tx, memberId)
    await setLeft(tx, memberId, at)
  },
}
