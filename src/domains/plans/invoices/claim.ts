import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { AttemptReason, Claim } from './terms.ts'

/** Everybody's turn comes by the member: whoever changes what a member owes or has holds their row. */
export async function lockDebtors(tx: Tx, invoiceIds: readonly number[]): Promise<void> {
  await sql`
    select m.id from members m
    where m.id in (select member_id from invoices where id = any(${invoiceIds}::bigint[]))
    order by m.id for no key update`.execute(tx)
}

export type Claimed = { claims: Claim[]; withoutCard: number[] }

/**
 * Begins the charge of these invoices: the attempt stands in the database before anybody asks the provider, and its id
 * is the key under which the provider takes the money at most once. What is paid, or is being charged, is left alone.
 * The debtors must be locked.
 */
export async function claim(tx: Tx, invoiceIds: readonly number[], reason: AttemptReason, now: Date): Promise<Claimed> {
  const found = await sql<Row>`
    with due as (
      select i.id, i.member_id, i.total_yen, o.authentication_id,
        coalesce(case when ${reason} = 'order' then o.payment_method_id end, card.id) as method_id
      from invoices i
      left join orders o on o.key = i.order_key
      left join payment_methods card
        on card.member_id = i.member_id and card.replaced_at is null and card.kind = 'card'
      where i.id = any(${invoiceIds}::bigint[]) and i.state in ('open', 'unpaid')
    ), processing as (
      update invoices i set state = 'processing', next_attempt_at = null
      from due where i.id = due.id and due.method_id is not null
    ), begun as (
      insert into charge_attempts (invoice_id, payment_method_id, yen, reason, started_at)
      select id, method_id, total_yen, ${reason}, ${now} from due where method_id is not null
      returning id, invoice_id, payment_method_id
    )
    select due.id as invoice_id, due.member_id, due.total_yen, due.authentication_id, begun.id as attempt_id,
      method.provider_ref
    from due
    left join begun on begun.invoice_id = due.id
    left join payment_methods method on method.id = begun.payment_method_id`.execute(tx)
  return {
    claims: found.rows.filter((row) => row.attempt_id !== null).map(claimOf),
    withoutCard: found.rows.filter((row) => row.attempt_id === null).map((row) => row.invoice_id),
  }
}

type Row = {
  invoice_id: number
  member_id: number
  total_yen: number
  authentication_id: string | null
  attempt_id: string | null
  provider_ref: string | null
}

const claimOf = (row: Row): Claim => ({
  attemptId: row.attempt_id!,
  invoiceId: row.invoice_id,
  memberId: row.member_id,
  yen: row.total_yen,
  cardRef: row.provider_ref!,
  authenticationId: row.authentication_id,
})
