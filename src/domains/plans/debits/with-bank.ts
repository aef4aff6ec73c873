import { sql, type Expression } from 'kysely'
import type { Day } from '../subscription/terms.ts'

/** Whether an invoice stands on a list of debits whose bank has not answered: then nobody else may take its money. */
export const isWithBank = (invoiceId: Expression<unknown>) => sql<boolean>`exists (
  select from debit_line_invoices of
  join debit_lines line on line.list_id = of.list_id and line.application_id = of.application_id
  where of.invoice_id = ${invoiceId} and line.result_code is null)`

/** The day for which a bank was asked and has not answered: what failed before is due on an older one. */
export const dayWithBank = (invoiceId: Expression<unknown>) => sql<Day | null>`(
  select max(list.debit_on) from debit_line_invoices of
  join debit_lines line on line.list_id = of.list_id and line.application_id = of.application_id
  join debit_lists list on list.id = of.list_id
  where of.invoice_id = ${invoiceId} and line.result_code is null)`
