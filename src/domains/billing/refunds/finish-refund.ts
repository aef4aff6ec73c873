import type { Insertable } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Refunds } from '#platform/schema.ts'
import { PaymentsSilent } from '#ports/payments/port.ts'
import { tillOf } from '../invoices/till-of.ts'
import { settleRefund } from './settle-refund.ts'
import { findRefund, listStartedRefunds, type FoundRefund } from './refund-rows.ts'

type State = 'done' | 'declined' | 'started'
type Promised = Omit<Insertable<Refunds>, 'asked_by' | 'asked_at'> & { id: string }

const PATIENCE = 60_000
const HOUR = 3_600_000
const AT_ONCE = 100

/** Writes the refund down, and with it the job that finishes it should this process end before the provider answers. */
export async function promiseRefund(tx: Tx, actor: Actor, refund: Promised): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ ...refund, asked_by: actor.memberId, asked_at: actor.now })
    .execute()
  const later = { key: `refund:${refund.id}`, runAt: new Date(actor.house.clock.now().getTime() + PATIENCE) }
  await actor.house.jobs.add(tx, 'billing.finish-refund', { id: refund.id }, later)
}

/** Asks the provider, always with the refund's id as key: however often, the money goes back once. */
export async function finishRefund(house: House, { id }: { id: string }): Promise<State | null> {
  const refund = await findRefund(house.db, id)
  if (!refund || refund.state !== 'started') return refund?.state ?? null
  const answer = await giveBack(house, refund)
  return settleRefund(house, refund, answer)
}

/** A provider may be away for longer than a job is tried: what is still under way then gets its job anew. */
export async function resumeRefunds(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - HOUR)
  const left = await listStartedRefunds(house.db, before, AT_ONCE)
  await house.db.transaction().execute(async (tx) => {
    for (const id of left) await house.jobs.add(tx, 'billing.finish-refund', { id }, { key: `refund:${id}` })
  })
}

/** A provider that is silent now is asked again by the job: the refund is under way until then. */
export async function finishRefundNow(house: House, id: string): Promise<State> {
  try {
    return (await finishRefund(house, { id })) ?? 'started'
  } catch (error) {
    if (error instanceof PaymentsSilent) return 'started'
    throw error
  }
}

/** Who paid by direct debit gets a transfer that staff make at the bank; here it is written down. */
async function giveBack(house: House, { id, chargeId, yen, paymentKind, provider }: FoundRefund) {
  if (paymentKind === 'direct_debit' || chargeId === null) return { outcome: 'done', refundId: null } as const
  return tillOf(house, provider ?? 'card').refund({ key: id, chargeId, yen })
}
