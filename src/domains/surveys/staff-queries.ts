import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { SurveyKind } from './terms.ts'

export type StaffSurvey = {
  id: number
  kind: SurveyKind
  title: string
  position: number
  publishedAt: Date | null
  archivedAt: Date | null
  options: number
  answeredBy: number
}

/** Every survey that ever was, with how many answered it. */
export async function listSurveys(db: Reader): Promise<StaffSurvey[]> {
  const { rows } = await sql<StaffSurvey>`
    select s.id, s.kind, s.title, s.position, s.published_at as "publishedAt", s.archived_at as "archivedAt",
      (select count(*)::int from first_survey_options o where o.survey_id = s.id and o.archived_at is null) as options,
      (select count(distinct a.member_id)::int from first_survey_answers a
        join first_survey_options o on o.id = a.option_id where o.survey_id = s.id) as "answeredBy"
    from first_surveys s order by s.archived_at is not null, s.position, s.id limit ${MOST}
  `.execute(db)
  return rows
}
const MOST = 200

export const findSurvey = (db: Reader, id: number) =>
  db
    .selectFrom('first_surveys')
    .select(['id', 'kind', 'title', 'position', 'published_at as publishedAt', 'archived_at as archivedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

export type OptionCount = { id: number; title: string; position: number; archivedAt: Date | null; count: number }

/** The options of a survey with how many chose each; who they are is nowhere asked. */
export async function countOptions(db: Reader, surveyId: number): Promise<OptionCount[]> {
  const { rows } = await sql<OptionCount>`
    select o.id, o.title, o.position, o.archived_at as "archivedAt", count(a.member_id)::int as count
    from first_survey_options o left join first_survey_answers a on a.option_id = o.id
    where o.survey_id = ${surveyId} group by o.id order by o.archived_at is not null, o.position, o.id
  `.execute(db)
  return rows
}

export const lockSurvey = (tx: Tx, id: number) =>
  tx.selectFrom('first_surveys').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Two who add at once follow each other, so that the limit holds. */
export async function lockSurveys(tx: Tx): Promise<number> {
  await sql`lock table first_surveys in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from first_surveys where archived_at is null`.execute(tx)
  return rows[0]!.count
}

export type SurveyWords = { title: string; position: number; kind: SurveyKind }

export async function insertSurvey(tx: Tx, words: SurveyWords): Promise<number> {
  return (await tx.insertInto('first_surveys').values(words).returning('id').executeTakeFirstOrThrow()).id
}

type SurveyChange = Partial<SurveyWords> & { published_at?: Date | null; archived_at?: Date | null }
export async function updateSurvey(tx: Tx, id: number, change: SurveyChange) {
  await tx.updateTable('first_surveys').set(change).where('id', '=', id).execute()
}

export const isAnswered = async (tx: Tx, surveyId: number) =>
  (await tx
    .selectFrom('first_survey_answers')
    .select('member_id')
    .innerJoin('first_survey_options', 'first_survey_options.id', 'option_id')
    .where('first_survey_options.survey_id', '=', surveyId)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const listOptions = (tx: Tx, surveyId: number) =>
  tx.selectFrom('first_survey_options').selectAll().where('survey_id', '=', surveyId).execute()

export async function insertOption(tx: Tx, surveyId: number, option: { title: string; position: number }) {
  await tx
    .insertInto('first_survey_options')
    .values({ survey_id: surveyId, ...option })
    .execute()
}

type OptionChange = { title?: string; position?: number; archived_at?: Date | null }
export async function updateOption(tx: Tx, id: number, change: OptionChange) {
  await tx.updateTable('first_survey_options').set(change).where('id', '=', id).execute()
}
