import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { endOf } from '#platform/days.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { startOfDay } from '#platform/tokyo.ts'

export type Wanted = {
  from: string | null
  to: string | null
  least: number | null
  most: number | null
  /** a name, an address, the number of a member or of the record */
  customer: string
  page: number
}

export type MoneyRecord = {
  kind: 'invoice' | 'refund' | 'payout'
  number: string
  at: Date
  yen: number
  memberId: number
  customer: string
  state: string
}

/** Bills, refunds and payouts as one list: what was dealt, when, for how much, with whom. */
const records = sql`
  select 'invoice' as kind, i.number, i.issued_at as at, i.total_yen as yen, i.member_id, i.state, i.id as place from invoices i
  union all
  select 'refund', coalesce(r.number, ''), r.done_at, -r.yen, i.member_id, r.state, i.id from refunds r
    join invoices i on i.id = r.invoice_id where r.done_at is not null
  union all
  select 'payout', t.id::text, t.paid_at, -(t.gross_yen - t.withheld_yen), t.member_id, 'paid', t.id from payout_transfers t
    where t.paid_at is not null`

function narrowed({ from, to, least, most, customer }: Wanted): RawBuilder<unknown> {
  const like = `%${customer.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // Digits are a number and nothing else, as wherever staff look for a member.
  const whose = /^\d+$/.test(customer)
    ? sql`m.id::text = ${customer}`
    : sql`m.name ilike ${like} or m.email ilike ${like}`
  const parts = [
    ...(from ? [sql`r.at >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`r.at < ${endOf(to)}`] : []),
    ...(least === null ? [] : [sql`abs(r.yen) >= ${least}`]),
    ...(most === null ? [] : [sql`abs(r.yen) <= ${most}`]),
    ...(customer === '' ? [] : [sql`(${whose} or r.number = ${customer})`]),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** One page, and one more row to know of another. */
export async function listRecords(db: Reader, wanted: Wanted): Promise<MoneyRecord[]> {
  const { rows } = await sql<MoneyRecord>`
    select r.kind, r.number, r.at, r.yen, r.member_id as "memberId", m.name as customer, r.state
    from (${records}) r join members m on m.id = r.member_id
    where ${narrowed(wanted)} order by r.at desc, r.kind, r.place desc
    limit ${PER_PAGE + 1} offset ${offsetOf(wanted.page)}`.execute(db)
  return rows
}
