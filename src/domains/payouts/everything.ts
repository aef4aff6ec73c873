import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    payees: {
      fate: 'recorded',
      file: '報酬/振込先',
      rows: (me) => sql`
        select account is not null as "口座の登録", account_changed_at as "変更した日時" from payees where member_id = ${me}`,
    },
    payee_kinds: {
      fate: 'recorded',
      file: '報酬/報酬の種類',
      rows: (me) => sql`select kind as "種類", opened_at as "開始" from payee_kinds where member_id = ${me}`,
    },
    pay_lines: {
      fate: 'recorded',
      file: '報酬/明細',
      rows: (me) => sql`
        select earned_on as "日付", kind as "種類", description as "内容", yen as "金額（円）",
          cancelled_at as "取り消し", cancel_reason as "取り消しの理由" from pay_lines where member_id = ${me} order by id`,
    },
    payout_transfers: {
      fate: 'recorded',
      file: '報酬/お支払い',
      rows: (me) => sql`
        select gross_yen as "報酬（円）", withheld_yen as "源泉徴収（円）", paid_at as "お支払い", failed_at as "振込の失敗"
        from payout_transfers where member_id = ${me} order by id`,
    },
  },
}
