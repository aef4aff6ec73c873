import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Level } from '#ui/levels.ts'
import type { Pick } from './rules.ts'
import type { SurveyStep } from './terms.ts'

/** What is asked now, with the member's own answers. */
export async function listSteps(db: Reader, memberId: number): Promise<SurveyStep[]> {
  const { rows } = await sql<SurveyStep>`
    select s.id, s.kind as "surveyType", s.title,
      json_agg(json_build_object('id', o.id, 'title', o.title, 'checked', a.option_id is not null)
        order by o.position, o.id) as "masterFirstSurveyOptions",
      bool_or(a.option_id is not null) as "hasCheckedOption"
    from first_surveys s
    join first_survey_options o on o.survey_id = s.id and o.archived_at is null
    left join first_survey_answers a on a.member_id = ${memberId} and a.survey_id = s.id and a.option_id = o.id
    where s.published_at is not null and s.archived_at is null
    group by s.id order by s.position, s.id
  `.execute(db)
  return rows
}

export const findOption = (db: Reader, id: number) =>
  db
    .selectFrom('first_survey_options as o')
    .innerJoin('first_surveys as s', 's.id', 'o.survey_id')
    .select(['o.id', 'o.survey_id as surveyId', 's.kind'])
    .where('o.id', '=', id)
    .where('o.archived_at', 'is', null)
    .where('s.published_at', 'is not', null)
    .where('s.archived_at', 'is', null)
    .executeTakeFirst()

type Answer = { memberId: number; surveyId: number; slot: number; optionId: number }

export async function setAnswer(db: Reader, { memberId, surveyId, slot, optionId }: Answer, at: Date) {
  await db
    .insertInto('first_survey_answers')
    .values({ member_id: memberId, survey_id: surveyId, slot, option_id: optionId, answered_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'survey_id', 'slot'])
        .doUpdateSet({ option_id: optionId, answered_at: at })
        .where('first_survey_answers.option_id', '<>', optionId),
    )
    .execute()
}

export async function removeAnswer(db: Reader, { memberId, surveyId, slot, optionId }: Answer) {
  await db
    .deleteFrom('first_survey_answers')
    .where('member_id', '=', memberId)
    .where('survey_id', '=', surveyId)
    .where('slot', '=', slot)
    .where('option_id', '=', optionId)
    .execute()
}

export async function setLevel(db: Reader, memberId: number, level: Level) {
  await db
    .insertInto('member_levels')
    .values({ member_id: memberId, level })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ level }).where('member_levels.level', 'is distinct from', level),
    )
    .execute()
}

export async function setPutOff(db: Reader, memberId: number, at: Date) {
  await db
    .insertInto('member_levels')
    .values({ member_id: memberId, put_off_at: at })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ put_off_at: at }).where('member_levels.put_off_at', 'is', null),
    )
    .execute()
}

export const listPicks = (db: Reader): Promise<Pick[]> =>
  db
    .selectFrom('level_picks')
    .select(['level', 'course_id as courseId', 'curriculum_id as curriculumId'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute()

/** What is picked for a level is one list: it is written as a whole. */
export async function replacePicks(tx: Tx, level: Level, picks: readonly Omit<Pick, 'level'>[]) {
  await tx.deleteFrom('level_picks').where('level', '=', level).execute()
  if (picks.length === 0) return
  await tx
    .insertInto('level_picks')
    .values(
      picks.map(({ courseId, curriculumId }, position) => ({
        ...{ level, position },
        course_id: courseId,
        curriculum_id: curriculumId,
      })),
    )
    .execute()
}
