import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { debitPapers } from '../mail/order-letters.ts'
import { debitFormPath } from '../paths.ts'
import { findApplication } from './queries.ts'
import { paperDays } from './rules.ts'

type About = { memberId: number; planId: number | null }
type Who = { memberId: number; email: string; name: string }

/** Whether an order by direct debit has all that must come before it: an application for this plan, and a phone. */
export async function hasReadyApplication(tx: Tx, { memberId, planId }: About): Promise<boolean> {
  const application = await findApplication(tx, memberId)
  return application !== null && !application.startedAt && application.planId === planId && !!application.phoneMask
}

/**
 * The application becomes a contract with its order, and from now on it is what the member pays with; nobody's current
 * means before the order is settled. Whoever starts it has looked whether it is ready, under the member's lock.
 */
export async function startApplication(tx: Tx, house: House, orderKey: string, { memberId, email: to, name }: Who) {
  const now = house.clock.now()
  const { id, receiving } = (await findApplication(tx, memberId))!
  const { postedBy, dueOn } = paperDays(receiving, dayKey(now))
  await tx
    .updateTable('debit_applications')
    .set({ order_key: orderKey, started_at: now, documents_due_on: dueOn })
    .where('id', '=', id)
    .execute()
  const path = receiving === 'print' ? debitFormPath(id) : null
  await writeLetter(house, tx, debitPapers(house, { to, name, memberId, applicationId: id, postedBy, dueOn, path }))
  const method = await tx
    .insertInto('payment_methods')
    .values({
      member_id: memberId,
      kind: 'direct_debit',
      provider_ref: `debit:${id}`,
      registered_at: now,
      replaced_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return method.id
}
