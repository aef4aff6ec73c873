import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    study_schedules: {
      fate: 'erased',
      file: '学習/学習計画',
      rows: (me) => sql`
        select minutes as "1回の分数", weekdays as "曜日（ビット）", starts_minute as "開始（0時からの分）",
          until_day as "期限", made_at as "作成", changed_at as "変更", wants_letters as "お知らせのメール"
        from study_schedules where member_id = ${me}`,
    },
    study_schedule_items: {
      fate: 'erased',
      file: '学習/学習計画の項目',
      rows: (me) => sql`
        select i.position as "順番", l.title as "レッスン", s.title as "ステップ" from study_schedule_items i
        left join lessons l on l.id = i.lesson_id left join curriculum_steps s on s.id = i.step_id
        where i.member_id = ${me} order by i.position`,
    },
  },
}
