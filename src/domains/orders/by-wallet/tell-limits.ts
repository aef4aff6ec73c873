import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { addDaysTo } from '#platform/days.ts'
import { findAddressee, findRenewal, lockStanding, scheduledPayments } from '#domains/plans/index.ts'
import { permissionTooLow } from './mail/wallet-letters.ts'

/** So many days before a fee its payer is told; a day more, for a run that comes late. */
const NOTICE_DAYS = 31
const AT_ONCE = 200

/**
 * Before a fee is above what was permitted for a month — at the end of a student price, with a renewal or another plan —
 * its payer is asked to permit more, a month before, once for each such sum.
 */
export async function tellLimits(house: House): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; memberId: number; limitYen: number }>`
      select p.id, p.member_id as "memberId", p.limit_yen as "limitYen"
      from payment_methods p join subscriptions s on s.member_id = p.member_id
      where p.kind = 'amazon_pay' and p.replaced_at is null and p.limit_yen is not null and p.id > ${after}
        and s.payment_kind = 'amazon_pay' and s.state in ('under_trial', 'will_continue', 'will_cancel')
      order by p.id limit ${AT_ONCE}`.execute(house.db)
    for (const row of rows) await tell(house, row)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}

async function tell(house: House, { id, memberId, limitYen }: { id: number; memberId: number; limitYen: number }) {
  const until = addDaysTo(dayKey(house.clock.now()), NOTICE_DAYS)
  await house.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, memberId)
    const renewal = await findRenewal(tx, standing)
    const coming = [...scheduledPayments(standing), ...(renewal ? [renewal.firstCharge] : [])]
    const charge = coming.find(({ on, yen }) => on <= until && yen > limitYen)
    if (!charge || standing.method?.id !== id) return
    const reader = await findAddressee(tx, memberId)
    await writeLetter(house, tx, permissionTooLow(house, { ...reader, methodId: id, limitYen, charge }))
  })
}
