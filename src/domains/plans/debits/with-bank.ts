import { sql, type Expression } from 'kysely'

/** Whether an invoice stands on a list of debits whose bank has not answered: then nobody else may take its money. */
export const isWithBank = (invoiceId: Expression<unknown>) => sql<boolean>`exists (
  select from debit_line_invoices of
  join debit_lines line on line.list_id = of.list_id and line.application_id = of.application_id
  where of.invoice_id = ${invoiceId} and line.result_code is null)`
