import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { askWhatBecame } from './ask-provider.ts'
import { settlementWriter } from './settlement-writer.ts'
import type { Claim } from './terms.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'

const PAGE = 64

/**
 * Finds the end of attempts whose provider was silent, or whose process died: it asks what became of each. Whoever asks
 * leases the attempt, so that two workers do not ask together; the lease runs by the machine's clock.
 */
export async function resolveAttempts(house: House): Promise<void> {
  const begun = (await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(house.db)).rows[0]!.at
  const writeDown = settlementWriter(house)
  for (;;) {
    const claims = await lease(house, begun)
    const results = await mapConcurrently(claims, async (one) => writeDown(one, await askWhatBecame(house, one)))
    // A provider that says nothing at all is left alone until the next minute.
    if (claims.length < PAGE || results.every((result) => result === 'unknown')) return
  }
}

async function lease(house: House, before: string): Promise<Claim[]> {
  const leased = await sql<Claim>`
    with mine as (
      update charge_attempts set leased_until = clock_timestamp() + interval '2 minutes'
      where id in (
        select id from charge_attempts
        where state in ('started', 'unknown') and leased_until < ${before}::timestamptz
        order by leased_until limit ${PAGE} for update skip locked
      )
      returning id, invoice_id, payment_method_id, yen, reason, provider_charge_id
    )
    select mine.id as "attemptId", mine.invoice_id as "invoiceId", i.member_id as "memberId", mine.yen,
      p.provider_ref as "methodRef", p.kind, mine.provider_charge_id as "chargeId", case when mine.reason = 'order' then o.authentication_id end as "authenticationId"
    from mine
    join invoices i on i.id = mine.invoice_id
    join payment_methods p on p.id = mine.payment_method_id
    left join orders o on o.key = i.order_key`.execute(house.db)
  return leased.rows
}
