import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    incident_acts: {
      fate: 'erased',
      file: 'アカウント/安全のための対応',
      rows: (me) => sql`
        select at as "日時", ends_sessions as "ログアウト", voids_passwords as "パスワードの無効化" from incident_acts
        where subject_id = ${me} order by id`,
    },
    staff_members: {
      fate: 'erased',
      file: 'アカウント/スタッフの権限',
      rows: (me) => sql`select role as "役割", granted_at as "付与" from staff_members where member_id = ${me}`,
    },
  },
}
