import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    quits: {
      fate: 'recorded',
      file: 'プラン/解約の手続き',
      rows: (me) => sql`
        select q.at as "日時", q.plan_id as "プラン", q.state as "状態", q.free_text as "お書きいただいた文章",
          q.reported_issue as "お困りごと",
          (select string_agg(r.content, '、' order by r.position) from quit_answers a
            join quit_reasons r on r.id = a.reason_id where a.quit_id = q.id) as "理由"
        from quits q where q.member_id = ${me} order by q.id`,
    },
  },
}
