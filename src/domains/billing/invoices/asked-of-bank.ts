import { sql, type Expression } from 'kysely'
import type { Day } from '#platform/days.ts'

/** The lists of debits on which an invoice stands and whose bank has not answered. */
const unanswered = (invoiceId: Expression<unknown>) => sql`(
  select of.list_id from debit_line_invoices of
  join debit_lines line on line.list_id = of.list_id and line.application_id = of.application_id
  where of.invoice_id = ${invoiceId} and line.result_code is null)`

/** Whether a bank is being asked for an invoice: then nobody else may take its money. */
export const isAskedOfBank = (invoiceId: Expression<unknown>) => sql<boolean>`exists ${unanswered(invoiceId)}`

/** The day for which a bank was asked and has not answered: what failed before is due on an older one. */
export const dayAskedOfBank = (invoiceId: Expression<unknown>) => sql<Day | null>`(
  select max(list.debit_on) from debit_lists list where list.id in ${unanswered(invoiceId)})`
