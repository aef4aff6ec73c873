import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    claims: {
      fate: 'recorded',
      file: 'アカウント/個人情報の申し出',
      rows: (me) => sql`
        select id as "番号", about as "種類", words as "内容", made_at as "申し出", due_on as "回答の期限",
          decided_at as "回答", outcome as "結果", answer as "回答の内容" from claims where member_id = ${me} order by id`,
    },
    data_copies: {
      fate: 'erased',
      file: 'アカウント/まとめてダウンロードの履歴',
      rows: (me) => sql`
        select asked_at as "申し込み", made_at as "準備の完了", until_at as "期限" from data_copies where member_id = ${me} order by id`,
    },
  },
}
