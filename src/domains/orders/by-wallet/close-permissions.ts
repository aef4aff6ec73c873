import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { PaymentsSilent } from '#ports/payments/port.ts'
import { lockStanding } from '#domains/plans/index.ts'

const AT_ONCE = 100

/**
 * Whose contract is over, and who owes nothing that could still be taken, permits nothing more: the wallet is told so,
 * and then it is nobody's way of paying. Told twice, it is the same.
 */
export async function closePermissions(house: House): Promise<void> {
  if (!house.wallet) return
  for (const { id, memberId, ref } of await listOver(house)) {
    if (!(await takeOut(house, id, memberId))) continue
    try {
      await house.wallet.closePermission(ref, '契約の終了')
    } catch (failure) {
      if (failure instanceof PaymentsSilent) return
      throw failure
    }
    await house.db.updateTable('payment_methods').set({ closed_at: house.clock.now() }).where('id', '=', id).execute()
  }
}

type Over = { id: number; memberId: number; ref: string }

async function listOver({ db }: House): Promise<Over[]> {
  const { rows } = await sql<Over>`
    select p.id, p.member_id as "memberId", p.provider_ref as ref
    from payment_methods p
    join subscriptions s on s.member_id = p.member_id and s.state = 'after_unsubscribe' and s.payment_kind = 'amazon_pay'
    where p.kind = 'amazon_pay' and p.closed_at is null
      and not exists (
        select from invoices i
        where i.member_id = p.member_id and i.state in ('open', 'processing', 'unpaid', 'unknown'))
      and not exists (
        select from orders o where o.member_id = p.member_id and o.state in ('authenticating', 'charging'))
    order by p.id limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Out of use first, under the member's lock, so that nothing takes it up again while the wallet closes it. */
function takeOut({ db, clock }: House, id: number, memberId: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { state } = await lockStanding(tx, memberId)
    if (state !== 'after_unsubscribe') return false
    await tx
      .updateTable('payment_methods')
      .set({ replaced_at: clock.now() })
      .where('id', '=', id)
      .where('replaced_at', 'is', null)
      .execute()
    return true
  })
}
