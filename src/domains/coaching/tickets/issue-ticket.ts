import type { Tx } from '#platform/db.ts'
import { addDaysTo } from '#platform/days.ts'
import { dayKey } from '#platform/tokyo.ts'

type Sold = { itemId: number; name: string; orderKey: string; memberId: number; invoiceId: number; now: Date }

/** A paid order becomes a ticket, once: with what the item is at this moment, whatever becomes of it later. */
export async function issueTicket(tx: Tx, sold: Sold): Promise<void> {
  const { itemId, name, orderKey, memberId, invoiceId, now } = sold
  const item = await tx
    .selectFrom('coaching_items')
    .select(['name', 'minutes', 'fee_yen', 'valid_days'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('coaching_tickets')
    .values({
      member_id: memberId,
      item_id: itemId,
      order_key: orderKey,
      invoice_id: invoiceId,
      item_name: item.name,
      minutes: item.minutes,
      fee_yen: item.fee_yen,
      valid_days: item.valid_days,
      bought_at: now,
      valid_until: addDaysTo(dayKey(now), item.valid_days),
      buyer_name: name,
    })
    .execute()
}
