import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    first_survey_answers: {
      fate: 'erased',
      file: '学習/アンケートの回答',
      rows: (me) => sql`
        select s.title as "質問", o.title as "回答", a.answered_at as "回答した日時" from first_survey_answers a
        join first_surveys s on s.id = a.survey_id join first_survey_options o on o.id = a.option_id
        where a.member_id = ${me} order by a.answered_at`,
    },
    member_levels: {
      fate: 'erased',
      file: '学習/レベル',
      rows: (me) =>
        sql`select level as "レベル", put_off_at as "あとで答える" from member_levels where member_id = ${me}`,
    },
  },
}
