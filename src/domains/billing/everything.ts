import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'
import { receiptsOf } from './receipts/all-papers.ts'

export const everything: Everything = {
  holds: {
    invoices: {
      fate: 'recorded',
      file: 'お支払い/請求',
      rows: (me) => sql`
        select number as "番号", kind as "種類", period_starts_on as "対象の初日", period_ends_on as "対象の最終日",
          due_on as "お支払いの期日", total_yen as "金額（円）", tax_yen as "うち消費税（円）", state as "状態",
          payment_kind as "お支払い方法", issued_at as "発行", paid_at as "お支払い", refunded_yen as "返金（円）"
        from invoices where member_id = ${me} order by id`,
    },
    debit_lines: {
      fate: 'recorded',
      file: 'お支払い/口座振替の請求',
      rows: (me) => sql`
        select name as "お名前", yen as "金額（円）", result_code as "結果", result_at as "結果の日時"
        from debit_lines where member_id = ${me} order by list_id`,
    },
  },
  papers: receiptsOf,
}
