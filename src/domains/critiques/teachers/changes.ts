import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { ProfilePart } from './terms.ts'

/** A teacher changed this of the own profile; nothing is written where nothing was changed. */
export async function noteChange(tx: Tx, teacherId: number, parts: ProfilePart[], now: Date): Promise<void> {
  if (parts.length === 0) return
  await tx
    .insertInto('correctional_teacher_changes')
    .values({ teacher_id: teacherId, changed_at: now, parts })
    .execute()
}

const changes = (db: Reader) =>
  db
    .selectFrom('correctional_teacher_changes as c')
    .innerJoin('correctional_teachers as t', 't.id', 'c.teacher_id')
    .select(['c.id', 'c.teacher_id as teacherId', 't.name', 'c.changed_at as changedAt'])
    .select(sql<ProfilePart[]>`c.parts`.as('parts'))

export const listChanges = (db: Reader, page: number) =>
  changes(db).orderBy('c.changed_at', 'desc').orderBy('c.id', 'desc').limit(PER_PAGE).offset(offsetOf(page)).execute()

export async function countChanges(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('correctional_teacher_changes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const MOST = 200

/** Of a stretch of time, each teacher once with everything that was changed. */
export async function listChangedSince(db: Reader, from: Date, until: Date) {
  const { rows } = await sql<{ teacherId: number; name: string; parts: ProfilePart[] }>`
    select t.id as "teacherId", t.name, array_agg(distinct part order by part) as parts
    from correctional_teacher_changes c cross join lateral unnest(c.parts) as part
    join correctional_teachers t on t.id = c.teacher_id
    where c.changed_at >= ${from} and c.changed_at < ${until}
    group by t.id order by t.name, t.id limit ${MOST}`.execute(db)
  return rows
}
