import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { reinstated, rewardCancelled, suspended } from '../mail/ambassador-letters.ts'
import { holdPay } from '../posts/hold-pay.ts'
import { lockAmbassador, setSuspended } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { cancelReward } from '../rewards/follow-rewards.ts'
import { lockReward } from '../rewards/queries.ts'

/** Stops an ambassador: nothing new is earned, nothing is paid, and they are told why. */
export function suspend(actor: Actor, memberId: number, reason: string): Promise<void> {
  return change(actor, memberId, async (tx, isSuspended) => {
    if (isSuspended) refuse('suspended-before')
    await setSuspended(tx, memberId, { at: actor.now, reason })
    await holdPay(tx, memberId, actor.now)
    await writeAudit(tx, actor, 'ambassadors.suspended', memberId, { reason })
    return suspended(actor.house, { ...(await addresseeOf(tx, memberId)), reason, at: actor.now })
  })
}

export function reinstate(actor: Actor, memberId: number): Promise<void> {
  return change(actor, memberId, async (tx, isSuspended) => {
    if (!isSuspended) refuse('not-suspended')
    await setSuspended(tx, memberId, null)
    await holdPay(tx, memberId, actor.now)
    await writeAudit(tx, actor, 'ambassadors.reinstated', memberId)
    return reinstated(actor.house, { ...(await addresseeOf(tx, memberId)), at: actor.now })
  })
}

/** Takes a reward back, with a reason that its ambassador reads. */
export function takeBackReward(actor: Actor, memberId: number, id: number, reason: string): Promise<void> {
  return change(actor, memberId, async (tx) => {
    const reward = await lockReward(tx, id)
    if (!reward || reward.memberId !== memberId) return notFound()
    if (!(await cancelReward(tx, reward, { reason, at: actor.now, byId: actor.memberId }))) refuse('reward-decided')
    await writeAudit(tx, actor, 'ambassadors.reward-cancelled', memberId, { reward: id, reason })
    return rewardCancelled(actor.house, { ...(await addresseeOf(tx, memberId)), id, yen: reward.yen, reason })
  })
}

type Change = (tx: Tx, isSuspended: boolean) => Promise<Parameters<typeof writeLetter>[2]>

async function change({ db, house }: Actor, memberId: number, how: Change): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ambassador = orNotFound(await lockAmbassador(tx, memberId))
    await writeLetter(house, tx, await how(tx, ambassador.suspendedAt !== null))
  })
}

const addresseeOf = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('members')
    .select(['id as memberId', 'email as to', 'name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
