import { moneyOfOrders } from '#domains/billing/index.ts'
import type { OrderMoney } from '#domains/billing/terms.ts'
import { addPayLine, cancelPayLine, listOwedKeys, listPaidKeys } from '#domains/payouts/index.ts'
import { TERMS_VERSION } from '../terms.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { lockAmbassador } from '../queries.ts'
import { findGuardian } from '../guardians/queries.ts'
import { whyNotPaid } from '../guardians/rules.ts'
import { lacksMark } from '../posts/queries.ts'
import { listOpen, listPaidAmong, lockReward, setState } from './queries.ts'
import { CONFIRM_DAYS, reasons, REWARD_SOURCE } from './terms.ts'

const DAY = 86_400_000

/** What the bank brought back after it was paid is certain again, and is paid with another transfer. */
async function takeReturned(house: House): Promise<void> {
  const owed = (await listOwedKeys(house.db, REWARD_SOURCE)).map(Number)
  for (const { id, memberId } of await listPaidAmong(house.db, owed))
    await house.db.transaction().execute(async (tx) => {
      await lockAmbassador(tx, memberId)
      const reward = await lockReward(tx, id)
      const isOwed = (await listOwedKeys(tx, REWARD_SOURCE)).includes(String(id))
      if (reward?.state !== 'paid' || !isOwed) return
      await setState(tx, id, { state: 'confirmed', reason: reasons.returned, at: house.clock.now() })
    })
}

/** Each open reward takes the step that is due: cancelled with its order, certain after thirty days, paid with its transfer. */
export async function followRewards(house: House): Promise<void> {
  await takeReturned(house)
  for (let after = 0; ;) {
    const open = await listOpen(house.db, after)
    if (open.length === 0) return
    const money = await moneyOfOrders(
      house.db,
      open.map(({ orderKey }) => orderKey),
    )
    const paid = await listPaidKeys(
      house.db,
      REWARD_SOURCE,
      open.map(({ id }) => String(id)),
    )
    const due = new Date(house.clock.now().getTime() - CONFIRM_DAYS * DAY)
    for (const { id, memberId, orderKey, state, enteredAt } of open) {
      const how = money.get(orderKey) ?? 'settled'
      const isDue = state === 'pending' && how === 'settled' && enteredAt <= due
      if (how === 'void' || isDue || (state === 'confirmed' && paid.has(String(id))))
        await house.db.transaction().execute((tx) => step(tx, house, { id, memberId, how, isDue }))
    }
    after = open.at(-1)!.id
  }
}

type Due = { id: number; memberId: number; how: OrderMoney; isDue: boolean }

async function step(tx: Tx, house: House, { id, memberId, how, isDue }: Due): Promise<void> {
  const ambassador = await lockAmbassador(tx, memberId)
  const reward = await lockReward(tx, id)
  if (!ambassador || !reward) return
  const at = house.clock.now()
  const key = String(id)
  if (reward.state === 'confirmed' && (await listPaidKeys(tx, REWARD_SOURCE, [key])).has(key))
    return setState(tx, id, { state: 'paid', reason: reasons.paid, at })
  if (how === 'void') return void (await cancelReward(tx, reward, { reason: reasons.void, at }))
  if (!isDue || reward.state !== 'pending' || ambassador.suspendedAt || ambassador.termsVersion !== TERMS_VERSION)
    return
  if (whyNotPaid(ambassador.age, await findGuardian(tx, memberId)) || (await lacksMark(tx, memberId))) return
  await setState(tx, id, { state: 'confirmed', reason: reasons.confirmed, at })
  const description = `紹介報酬 No.${id}`
  await addPayLine(tx, {
    memberId,
    kind: 'ambassador',
    source: REWARD_SOURCE,
    key,
    description,
    yen: reward.yen,
    earnedAt: at,
  })
}

type Cancel = { reason: string; at: Date; byId?: number; state?: 'cancelled' | 'forfeited' }

/** False where it is not open any more, or is on its way to the bank. */
export async function cancelReward(
  tx: Tx,
  { id, state: before }: { id: number; state: string },
  { reason, at, byId, state = 'cancelled' }: Cancel,
): Promise<boolean> {
  if (before !== 'pending' && before !== 'confirmed') return false
  if (before === 'confirmed' && !(await cancelPayLine(tx, { source: REWARD_SOURCE, key: String(id), reason, at })))
    return false
  await setState(tx, id, { state, reason, at, ...(byId !== undefined && { byId }) })
  return true
}
