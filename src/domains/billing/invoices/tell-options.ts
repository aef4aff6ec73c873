import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { sendOption } from '../mail/option-letter.ts'

/** The school sends what was chosen with a plan when its first month is paid; a renewal of the same order brings none. */
export async function tellOptions(tx: Tx, house: House, invoiceIds: readonly number[]): Promise<void> {
  if (invoiceIds.length === 0) return
  const { rows } = await sql<{ invoiceId: number; memberId: number; option: string }>`
    select i.id as "invoiceId", i.member_id as "memberId", o.name as option
    from invoices i join terms t on t.id = i.term_id join plan_options o on o.id = t.option_id
    where i.id = any(${invoiceIds}::bigint[]) and i.kind = 'month' and i.month = 0 and not exists (
      select from terms before
      where before.member_id = t.member_id and before.kind = 'paid' and before.id < t.id
        and before.option_id = t.option_id and before.order_key is not distinct from t.order_key
    )`.execute(tx)
  for (const chosen of rows) await writeLetter(house, tx, sendOption(house, chosen))
}
