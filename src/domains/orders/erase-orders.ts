import type { Tx } from '#platform/db.ts'
import { eraseApplications } from './debit-applications/queries.ts'

/**
 * Of what was ordered the figures and days stay; the cards' digits, the papers' addresses and what was only looked at
 * go. Gives the cards that the provider must forget.
 */
export async function eraseOrders(tx: Tx, memberId: number, now: Date): Promise<number[]> {
  await tx.deleteFrom('orders').where('member_id', '=', memberId).where('state', '=', 'shown').execute()
  await tx
    .updateTable('orders')
    .set({ mask: null, expires_on: null, register_token: null, return_to: null, buyer_name: null })
    .where('member_id', '=', memberId)
    .execute()
  await eraseApplications(tx, memberId, now)
  const cards = await tx
    .updateTable('payment_methods')
    .set({ mask: null, expires_on: null, fingerprint_hash: null, replaced_at: now })
    .where('member_id', '=', memberId)
    .returning('id')
    .execute()
  return cards.map(({ id }) => id)
}
