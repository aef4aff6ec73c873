import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    notices: {
      fate: 'erased',
      file: 'アカウント/お知らせ（ベル）',
      rows: (me) => sql`
        select at as "日時", text as "内容", read_at as "既読" from notices where member_id = ${me} order by id`,
    },
    notice_wishes: {
      fate: 'erased',
      file: 'アカウント/お知らせの設定',
      rows: (me) => sql`
        select quiet as "受け取らない種類", no_letters as "メールで受け取らない種類" from notice_wishes where member_id = ${me}`,
    },
    closed_notifications: {
      fate: 'erased',
      file: 'アカウント/閉じたお知らせ',
      rows: (me) => sql`
        select n.title as "お知らせ", c.closed_at as "閉じた日時" from closed_notifications c
        join notifications n on n.id = c.notification_id where c.member_id = ${me} order by c.closed_at`,
    },
  },
}
