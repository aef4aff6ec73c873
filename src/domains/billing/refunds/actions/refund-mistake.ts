import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { finishRefundNow, promiseRefund } from '../finish-refund.ts'
import { refuse } from '../refusals.ts'
import { mistakenYen } from '../../book/rules.ts'

type Wish = { mismatch: number; reason: string; key: string }

/** Gives back, whole, what the provider took without anybody owing it. The mismatch is settled when it went back. */
export async function refundMistake(actor: Actor, wish: Wish): Promise<'done' | 'declined' | 'started'> {
  await actor.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('provider_mismatches')
      .select(['kind', 'our_yen as ourYen', 'provider_yen as providerYen', 'settled_at'])
      .where('id', '=', wish.mismatch)
      .forUpdate()
      .executeTakeFirst()
    const mismatch = orNotFound(found)
    const under = await tx
      .selectFrom('refunds')
      .select('id')
      .where('mismatch_id', '=', wish.mismatch)
      .where('state', '<>', 'declined')
      .executeTakeFirst()
    if (under?.id === wish.key) return
    if (under || mismatch.settled_at) refuse('settled-already')
    const yen = mistakenYen(mismatch)
    if (yen === 0) refuse('nothing-wrong')
    const { key: id, reason } = wish
    await promiseRefund(tx, actor, { id, mismatch_id: wish.mismatch, yen, tax_yen: 0, reason })
    await writeAudit(tx, actor, 'mistake-refunded', null, { mismatch: wish.mismatch, yen })
  })
  return finishRefundNow(actor.house, wish.key)
}
