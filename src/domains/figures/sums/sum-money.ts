import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Closing } from './close-days.ts'

/**
 * Money as the book has it: what came in and went back by method, what was paid of a debt, what was given up. Of these
 * days everything that was booked; of days that were closed before what was booked since, as a correction.
 */
export async function sumMoney(tx: Tx, { from, to, lastBefore, knownBefore, known }: Closing): Promise<void> {
  await sql`
    with entries as (
      select e.id, e.key, e.kind, e.booked_on, e.written_at, e.invoice_id, i.payment_kind
      from book_entries e join invoices i on i.id = e.invoice_id
      where e.id <= ${known} and e.booked_on <= ${to} and (e.id > ${knownBefore} or e.booked_on > ${lastBefore})
        and e.kind in ('payment', 'refund', 'chargeback', 'write_off')
    ), moves as (
      select e.id, e.kind, e.booked_on, l.account, l.yen, ${methodOf} as method,
        e.kind = 'payment' and ${wasOwed} as was_owed
      from entries e join book_lines l on l.entry_id = e.id
      where l.account in ('provider', 'bank') or (e.kind = 'write_off' and l.account = 'receivable')
    ), measured as (
      select 'taken' as measure, booked_on, method as key, yen from moves where kind = 'payment'
      union all select 'returned', booked_on, method, -yen from moves where kind in ('refund', 'chargeback')
      union all select 'recovered', booked_on, method, yen from moves where was_owed
      union all select 'lost', booked_on, '', -yen from moves where kind = 'write_off'
    )
    insert into figure_days (measure, day, key, summed_on, value)
    select measure, booked_on, key, case when booked_on >= ${from} then booked_on else ${to}::date end, sum(yen)
    from measured group by measure, booked_on, key having sum(yen) <> 0`.execute(tx)
}

/** What the bank account got came by debit; the rest by what was charged, as the try that took it says. */
const methodOf = sql`
  case when l.account = 'bank' then 'direct_debit' else coalesce(
    (select p.kind from charge_attempts a join payment_methods p on p.id = a.payment_method_id
      where e.kind = 'payment' and 'payment:' || a.id = e.key and a.invoice_id = e.invoice_id),
    nullif(e.payment_kind, 'direct_debit'), 'card') end`

/** It had been asked for in vain before, or a bank had taken it back. */
const wasOwed = sql`(
  exists (select from charge_attempts a
    where a.invoice_id = e.invoice_id and a.state = 'declined' and a.finished_at < e.written_at)
  or exists (select from debit_line_invoices o join debit_lines b using (list_id, application_id)
    where o.invoice_id = e.invoice_id and b.result_code <> '0' and b.result_at < e.written_at)
  or exists (select from book_entries c where c.invoice_id = e.invoice_id and c.kind = 'chargeback' and c.id < e.id))`
