import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** Who may judge: somebody of the studio, or a teacher of the school. */
export async function findPossibleJudge(db: Reader, email: string) {
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select id, name, email from standings
    where id = (select id from members where email_key = lower(${email.trim()}) and withdrawn_at is null)
      and (role in ('editor', 'admin') or teacher_id is not null or is_coach)`.execute(db)
  return rows[0]
}

/** False where they are named already. */
export async function insertJudge(tx: Tx, contestId: number, memberId: number, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('contest_judges')
    .values({ contest_id: contestId, member_id: memberId, named_at: now })
    .onConflict((conflict) => conflict.constraint('contest_judges_once').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** With their marks. */
export async function deleteJudge(tx: Tx, contestId: number, memberId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('contest_judges')
    .where('contest_id', '=', contestId)
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

export const listJudges = (db: Reader, contestId: number) =>
  db
    .selectFrom('contest_judges as j')
    .innerJoin('members as m', 'm.id', 'j.member_id')
    .select(['j.member_id as id', 'm.name', 'j.named_at'])
    .where('j.contest_id', '=', contestId)
    .orderBy('j.named_at')
    .orderBy('j.member_id')
    .limit(50)
    .execute()

/** What one judge said of the works that are shown, in an order of their own, so that none is always the first. */
export async function listToJudge(db: Reader, contestId: number, judgeId: number) {
  const { rows } = await sql<{
    id: number
    width: number
    height: number
    points: number | null
    note: string | null
    is_close: boolean | null
  }>`
    select a.id, a.width, a.height, k.points, k.note, k.is_close from illust_contest_applicants a
    left join contest_marks k on k.work_id = a.id and k.judge_id = ${judgeId}
    where a.contest_id = ${contestId} and a.approved_at is not null and a.hidden_at is null
    order by md5(a.id || '-' || ${judgeId}::text) limit 500`.execute(db)
  return rows
}

export type NewMark = {
  contestId: number
  workId: number
  judgeId: number
  points: number | null
  note: string
  now: Date
}
export async function putMark(tx: Tx, { contestId, workId, judgeId, points, note, now }: NewMark): Promise<void> {
  const said = { points, note, is_close: points === null, marked_at: now }
  await tx
    .insertInto('contest_marks')
    .values({ contest_id: contestId, work_id: workId, judge_id: judgeId, ...said })
    .onConflict((conflict) => conflict.constraint('contest_marks_once').doUpdateSet(said))
    .execute()
}

/** Every work that is shown, with what each judge said of it. */
export async function listJudged(db: Reader, contestId: number) {
  const [works, marks] = await Promise.all([
    db
      .selectFrom('illust_contest_applicants')
      .select(['id', 'award', 'praise'])
      .where('contest_id', '=', contestId)
      .where('approved_at', 'is not', null)
      .where('hidden_at', 'is', null)
      .orderBy('id')
      .limit(500)
      .execute(),
    db
      .selectFrom('contest_marks')
      .select(['work_id', 'judge_id', 'points', 'note', 'is_close'])
      .where('contest_id', '=', contestId)
      .orderBy('judge_id')
      .execute(),
  ])
  return works.map((work) => ({ ...work, marks: marks.filter(({ work_id }) => work_id === work.id) }))
}

/** All that entered, for the table that staff take home. */
export async function listForTable(db: Reader, contestId: number) {
  const { rows } = await sql<{
    id: number
    applied_at: Date
    approved_at: Date | null
    refused_at: Date | null
    refusal: string | null
    declared_version: string
    award: string | null
    praise: string | null
    name: string
    marks: number
    close: number
    mean: number | null
    image_key: string
    rules_edition: number
  }>`
    select a.id, a.applied_at, a.approved_at, a.refused_at, a.refusal, a.declared_version, a.award, a.praise, m.name,
      a.image_key, a.rules_edition,
      count(k.points)::integer as marks, count(*) filter (where k.is_close)::integer as close,
      avg(k.points)::float8 as mean
    from illust_contest_applicants a join members m on m.id = a.member_id
    left join contest_marks k on k.work_id = a.id
    where a.contest_id = ${contestId} group by a.id, m.id order by a.id`.execute(db)
  return rows
}
