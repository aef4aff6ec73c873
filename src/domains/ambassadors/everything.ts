import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    ambassadors: {
      fate: 'recorded',
      file: 'アンバサダー/登録',
      rows: (me) => sql`
        select code as "コード", registered_at as "登録", terms_version as "規約の版", agreed_at as "同意",
          ad_location as "掲載する場所" from ambassadors where member_id = ${me}`,
    },
    ambassador_rewards: {
      fate: 'recorded',
      file: 'アンバサダー/報酬',
      rows: (me) => sql`
        select entered_at as "発生", kind as "種類", yen as "金額（円）", state as "状態", decided_at as "確定"
        from ambassador_rewards where member_id = ${me} order by id`,
    },
    ambassador_posts: {
      fate: 'erased',
      file: 'アンバサダー/紹介の投稿',
      rows: (me) => sql`
        select registered_at as "登録", address as "投稿", state as "状態", looked_at as "確認", note as "直してほしいところ"
        from ambassador_posts where member_id = ${me} order by id`,
    },
    ambassador_visits: {
      fate: 'recorded',
      file: 'アンバサダー/リンクからの訪問',
      rows: (me) => sql`
        select day as "日", visits as "訪問" from ambassador_visits where member_id = ${me} order by day`,
    },
  },
}
