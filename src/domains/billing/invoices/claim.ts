import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { TillKind } from '../terms.ts'
import type { AttemptReason, Claim } from './terms.ts'

/** Everybody's turn comes by the member: whoever changes what a member owes or has holds their row. */
export async function lockDebtors(tx: Tx, invoiceIds: readonly number[]): Promise<void> {
  // Each look-up by a key of its own, here and below: joined, a table that has just grown would be read whole.
  await sql`
    select m.id from members m
    where m.id = any(array(select member_id from invoices where id = any(${invoiceIds}::bigint[])))
    order by m.id for no key update`.execute(tx)
}

/** `methodId`: it is paid with this one, whatever is on file. */
export type Begun = { reason: AttemptReason; now: Date; methodId?: number | undefined }
export type Claimed = { claims: Claim[]; withoutCard: number[] }

/**
 * Begins the charge of these invoices: the attempt stands in the database before anybody asks the provider, and its id
 * is the key under which the provider takes the money at most once. What is paid, or is being charged, is left alone;
 * so is what the bank collects, unless its debtor wants to pay it by another way.
 * The debtors must be locked.
 */
export async function claim(tx: Tx, invoiceIds: readonly number[], { reason, now, methodId }: Begun): Promise<Claimed> {
  const found = await sql<Row>`
    with mine as (
      update invoices i set state = 'processing', next_attempt_at = null
      where i.id = any(${invoiceIds}::bigint[]) and i.state in ('open', 'unpaid')
        and (i.payment_kind <> 'direct_debit' or ${reason} in ('pay_now', 'new_card'))
      returning i.id, i.member_id, i.total_yen - i.refunded_yen as yen, i.order_key, coalesce(
        ${methodId ?? null}::bigint,
        case when ${reason} = 'order' then (select o.payment_method_id from orders o where o.key = i.order_key) end,
        (select case when p.kind <> 'direct_debit' then p.id end from payment_methods p
         where p.member_id = i.member_id and p.replaced_at is null)) as method_id
    ), begun as (
      insert into charge_attempts (invoice_id, payment_method_id, yen, reason, started_at)
      select id, method_id, yen, ${reason}, ${now} from mine where method_id is not null
      returning id, invoice_id
    )
    select mine.id as invoice_id, mine.member_id, mine.yen, begun.id as attempt_id,
      (select provider_ref from payment_methods p where p.id = mine.method_id) as provider_ref,
      (select kind from payment_methods p where p.id = mine.method_id) as kind,
      case when ${reason} = 'order' then (select authentication_id from orders o where o.key = mine.order_key) end
        as authentication_id
    from mine left join begun on begun.invoice_id = mine.id`.execute(tx)
  return {
    claims: found.rows.filter((row) => row.attempt_id !== null).map(claimOf),
    withoutCard: found.rows.filter((row) => row.attempt_id === null).map((row) => row.invoice_id),
  }
}

type Row = {
  invoice_id: number
  member_id: number
  yen: number
  authentication_id: string | null
  attempt_id: string | null
  provider_ref: string | null
  kind: TillKind | null
}

const claimOf = (row: Row): Claim => ({
  kind: row.kind!,
  attemptId: row.attempt_id!,
  invoiceId: row.invoice_id,
  memberId: row.member_id,
  yen: row.yen,
  methodRef: row.provider_ref!,
  authenticationId: row.authentication_id,
  chargeId: null,
})
