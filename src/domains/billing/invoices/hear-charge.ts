import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { askWhatBecame } from './ask-provider.ts'
import { settle } from './settlement-writer.ts'
import type { Claim } from './terms.ts'

/** The provider says that something happened to a charge: what, it is asked, and what is not decided yet is settled. */
export async function hearOfCharge(house: House, chargeId: string): Promise<void> {
  const { rows } = await sql<Claim>`
    select a.id as "attemptId", a.invoice_id as "invoiceId", i.member_id as "memberId", a.yen,
      p.provider_ref as "methodRef", p.kind, a.provider_charge_id as "chargeId", null as "authenticationId"
    from charge_attempts a
    join invoices i on i.id = a.invoice_id
    join payment_methods p on p.id = a.payment_method_id
    where a.provider_charge_id = ${chargeId} and a.state in ('started', 'unknown')`.execute(house.db)
  for (const claim of rows) await settle(house, claim, await askWhatBecame(house, claim))
}
