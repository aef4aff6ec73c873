import { sql } from 'kysely'
import type { Tab } from '#domains/catalogue/index.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { CourseState } from '../terms.ts'

export type Filters = { q: string; state: CourseState | null; tab: Tab | null; teacher: number | null }
export type Line = {
  id: number
  title: string
  coverKey: string | null
  openedAt: Date | null
  closedAt: Date | null
  teachers: string[]
  lessons: number
  filmsMissing: number
  starts: number
}

const STARTS_DAYS = 30

const inState = (now: Date): Record<CourseState, ReturnType<typeof sql>> => ({
  draft: sql`c.opened_at is null`,
  coming: sql`c.opened_at > ${now}`,
  open: sql`c.opened_at <= ${now} and (c.closed_at is null or c.closed_at > ${now})`,
  closed: sql`c.closed_at <= ${now}`,
})

/** `c` is what the filters leave of the courses. */
const within = ({ q, state, tab, teacher }: Filters, now: Date) => sql`
  ${state ? inState(now)[state] : sql`true`}
  and (${tab}::text is null or c.tab = ${tab})
  and (${q} = '' or position(lower(normalize(${q}, NFKC)) in lower(normalize(c.title || ' ' || c.kana, NFKC))) > 0)
  and (${teacher}::bigint is null
    or exists (select from course_teachers x where x.course_id = c.id and x.teacher_id = ${teacher}::bigint))`

/** A page of all courses, drafts first and then what opens last; what is counted is counted for that page alone. */
export async function listCourses(db: Reader, filters: Filters, page: number, now: Date): Promise<Line[]> {
  const since = new Date(now.getTime() - STARTS_DAYS * 86_400_000)
  const { rows } = await sql<Line>`
    select c.id, c.title, c.cover_key as "coverKey", c.opened_at as "openedAt", c.closed_at as "closedAt",
      array(select t.name from course_teachers x join teachers t on t.id = x.teacher_id
        where x.course_id = c.id order by x.position, t.id) as teachers,
      (select count(*)::int from lessons l where l.course_id = c.id and l.archived_at is null) as lessons,
      ((select count(*) from lessons l join chapters h on h.lesson_id = l.id
          where l.course_id = c.id and l.archived_at is null and h.archived_at is null and h.video_id is null)
        + (select count(*) from prime_lessons p
          where p.course_id = c.id and p.archived_at is null and p.video_id is null))::int as "filmsMissing",
      (select count(*)::int from course_places p
        where p.course_id = c.id and p.began_at > ${since} and p.began_at <= ${now}) as starts
    from (select * from courses c where ${within(filters, now)}
      order by c.opened_at desc nulls first, c.id desc limit ${PER_PAGE} offset ${offsetOf(page)}) c
    order by c.opened_at desc nulls first, c.id desc`.execute(db)
  return rows
}

export async function countCourses(db: Reader, filters: Filters, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from courses c where ${within(filters, now)}`.execute(db)
  return rows[0]!.count
}

const MOST_TEACHERS = 500

/** For choosing one. */
export const listTeacherNames = (db: Reader) =>
  db.selectFrom('teachers').select(['id', 'name']).orderBy('position').orderBy('id').limit(MOST_TEACHERS).execute()

export const findCourseRow = (db: Reader, id: number) =>
  db
    .selectFrom('courses')
    .select(['id', 'title', 'opened_at as openedAt', 'closed_at as closedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whoever changes something of a course waits here for who changes it now. */
export const lockCourse = (tx: Tx, id: number) =>
  tx
    .selectFrom('courses')
    .select(['id', 'title', 'opened_at as openedAt', 'closed_at as closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function insertDraft(tx: Tx, draft: { title: string; madeBy: number; now: Date }): Promise<number> {
  const { title, madeBy: made_by, now: made_at } = draft
  const { id } = await tx
    .insertInto('courses')
    .values({ title, made_by, made_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
