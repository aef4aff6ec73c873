import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { OrderMoney } from '../terms.ts'

/** Of orders by their keys; an order that cost nothing is settled. */
export async function moneyOfOrders(db: Reader, keys: readonly string[]): Promise<Map<string, OrderMoney>> {
  const { rows } = await sql<{ key: string; money: OrderMoney }>`
    select o.key, case
      when o.state = 'failed' or i.state in ('refunded', 'written_off') then 'void'
      when i.state in ('unpaid', 'unknown') and exists (select from chargebacks c where c.invoice_id = i.id) then 'void'
      when i.id is null or i.state in ('paid', 'partly_refunded') then 'settled'
      else 'waiting' end as money
    from orders o left join invoices i on i.id = o.invoice_id
    where o.key = any(${keys}::uuid[])`.execute(db)
  return new Map(rows.map(({ key, money }) => [key, money]))
}
