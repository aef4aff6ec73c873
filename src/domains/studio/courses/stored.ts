import { type Insertable, sql, type UpdateObject } from 'kysely'
import { levels, tabs } from '#domains/catalogue/index.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { invalid } from '#platform/refusal.ts'
import type { DB } from '#platform/schema.ts'
import { idsOf, linesOf } from '../field-rules.ts'
import type { Texts } from '../field-terms.ts'

type Row = Record<string, string>

/** Of a course `c`. */
const texts = sql`c.title, c.kana, c.description, array_to_string(c.outcome, E'\n') as outcome, c.audience, c.needs, c.editor_note,
      coalesce(c.tab, '') as tab, coalesce(c.category_id::text, '') as category, coalesce(c.level, '') as level,
      coalesce((select string_agg(group_id::text, ',' order by group_id) from course_group_members
        where course_id = c.id), '') as groups,
      coalesce((select string_agg(teacher_id::text, ',' order by position, teacher_id) from course_teachers
        where course_id = c.id), '') as teachers,
      coalesce((select string_agg(tag, E'\n' order by position, tag) from course_tags where course_id = c.id), '') as tags,
      case when exists (select from subscription_courses where course_id = c.id) then '1' else '' end as plan,
      coalesce(c.single_price_yen::text, '') as price,
      case when c.drawing_minutes = 0 then '' else c.drawing_minutes::text end as drawing,
      case when c.display_title then '1' else '' end as display_title,
      case when c.display_play_button then '1' else '' end as display_play,
      case when c.display_days then '1' else '' end as display_days, c.cover_alt`

/** A course's own fields as texts, in one statement. */
export async function findCourseTexts(db: Reader, courseId: number): Promise<Texts | undefined> {
  const { rows } = await sql<Row>`select ${texts} from courses c where c.id = ${courseId}`.execute(db)
  return rows[0]
}

/** The same of every course. */
export async function listCourseTexts(db: Reader): Promise<{ id: number; texts: Texts }[]> {
  const { rows } = await sql<Row & { id: string }>`select c.id, ${texts} from courses c order by c.id`.execute(db)
  return rows.map(({ id, ...row }) => ({ id: Number(id), texts: row }))
}

const columns: Record<string, (text: string) => UpdateObject<DB, 'courses'>> = {
  title: (title) => ({ title }),
  kana: (kana) => ({ kana }),
  description: (description) => ({ description }),
  outcome: (text) => ({ outcome: linesOf(text) }),
  audience: (audience) => ({ audience }),
  needs: (needs) => ({ needs }),
  editor_note: (editor_note) => ({ editor_note }),
  tab: (text) => ({
    tab:
      text === ''
        ? null
        : oneOf(
            tabs.map(({ id }) => id),
            text,
          ),
  }),
  level: (text) => ({ level: text === '' ? null : oneOf(levels, text) }),
  category: (text) => ({ category_id: text === '' ? null : Number(text) }),
  price: (text) => ({ single_price_yen: text === '' ? null : Number(text) }),
  drawing: (text) => ({ drawing_minutes: Number(text) }),
  display_title: (text) => ({ display_title: text === '1' }),
  display_play: (text) => ({ display_play_button: text === '1' }),
  display_days: (text) => ({ display_days: text === '1' }),
  cover_alt: (cover_alt) => ({ cover_alt }),
}

const lists: Record<string, (tx: Tx, courseId: number, text: string) => Promise<void>> = {
  teachers: putTeachers,
  tags: putTags,
  groups: putGroups,
  plan: putPlan,
}

const rowOf = (texts: Texts): UpdateObject<DB, 'courses'> =>
  Object.assign({}, ...Object.entries(texts).map(([field, text]) => columns[field]?.(text) ?? {}))

/** Those of its own row in one statement. */
export async function putCourseTexts(tx: Tx, courseId: number, texts: Texts): Promise<void> {
  if (texts.category !== undefined) await mustBe(tx, 'categories', 'category', texts.category)
  const row = rowOf(texts)
  if (Object.keys(row).length > 0) await tx.updateTable('courses').set(row).where('id', '=', courseId).execute()
  for (const [field, text] of Object.entries(texts)) await lists[field]?.(tx, courseId, text)
}

export type NewCourse = { texts: Texts; row: UpdateObject<DB, 'courses'>; windows: readonly PlanWindow[] }

/** Many that are new, in a fixed number of statements; their ids in the same order. */
export async function insertCourses(tx: Tx, courses: readonly NewCourse[]): Promise<number[]> {
  for (const [field, table] of [
    ['category', 'categories'],
    ['teachers', 'teachers'],
  ] as const) {
    const named = new Set(courses.flatMap(({ texts }) => idsOf(texts[field] ?? '')))
    await mustBe(tx, table, field, [...named].join(','))
  }
  const rows = courses.map(({ texts, row }) => ({ ...rowOf(texts), ...row }) as Insertable<DB['courses']>)
  const made = await tx.insertInto('courses').values(rows).returning('id').execute()
  const each = <T>(list: (course: NewCourse) => readonly T[]) =>
    courses.flatMap((course, at) => list(course).map((item, position) => ({ course_id: made[at]!.id, position, item })))
  const teachers = each(({ texts }) => idsOf(texts.teachers ?? ''))
  if (teachers.length > 0)
    await tx
      .insertInto('course_teachers')
      .values(teachers.map(({ item: teacher_id, ...at }) => ({ ...at, teacher_id })))
      .execute()
  const tags = each(({ texts }) => linesOf(texts.tags ?? ''))
  if (tags.length > 0)
    await tx
      .insertInto('course_tags')
      .values(tags.map(({ item: tag, ...at }) => ({ ...at, tag })))
      .execute()
  const windows = each((course) => course.windows)
  if (windows.length > 0)
    await tx
      .insertInto('subscription_courses')
      .values(windows.map(({ item, ...at }) => ({ ...at, opened_at: item.openedAt, closed_at: item.closedAt })))
      .execute()
  return made.map(({ id }) => id)
}

const again = (field: string) => invalid({ [field]: ['選び直してください。'] })

function oneOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((one) => one === text)
  if (!found) throw again('text')
  return found
}

/** What is picked may be gone meanwhile. */
async function mustBe(tx: Tx, table: 'categories' | 'teachers' | 'course_groups', field: string, text: string) {
  const ids = idsOf(text)
  if (ids.length === 0) return
  if (ids.some((id) => !Number.isSafeInteger(id))) throw again(field)
  const found = await tx.selectFrom(table).select('id').where('id', 'in', ids).execute()
  if (found.length < ids.length) throw again(field)
}

async function putTeachers(tx: Tx, course_id: number, text: string) {
  await mustBe(tx, 'teachers', 'teachers', text)
  await tx.deleteFrom('course_teachers').where('course_id', '=', course_id).execute()
  const rows = idsOf(text).map((teacher_id, position) => ({ course_id, teacher_id, position }))
  if (rows.length > 0) await tx.insertInto('course_teachers').values(rows).execute()
}

async function putTags(tx: Tx, course_id: number, text: string) {
  await tx.deleteFrom('course_tags').where('course_id', '=', course_id).execute()
  const rows = linesOf(text).map((tag, position) => ({ course_id, tag, position }))
  if (rows.length > 0) await tx.insertInto('course_tags').values(rows).execute()
}

/** It keeps its place in a group where it stays, and stands last where it is new. */
async function putGroups(tx: Tx, courseId: number, text: string) {
  await mustBe(tx, 'course_groups', 'groups', text)
  const ids = idsOf(text)
  await sql`delete from course_group_members where course_id = ${courseId} and not group_id = any(${ids}::bigint[])`.execute(
    tx,
  )
  await sql`insert into course_group_members (group_id, course_id, position)
    select g, ${courseId}, (select coalesce(max(position) + 1, 0) from course_group_members where group_id = g)
    from unnest(${ids}::bigint[]) g on conflict do nothing`.execute(tx)
}

/** A course of the plan is part of it for as long as it is open itself, unless its window there says otherwise. */
async function putPlan(tx: Tx, courseId: number, text: string) {
  if (text === '') await tx.deleteFrom('subscription_courses').where('course_id', '=', courseId).execute()
  else
    await sql`insert into subscription_courses (course_id, opened_at)
      select id, opened_at from courses where id = ${courseId}
        and not exists (select from subscription_courses where course_id = ${courseId})`.execute(tx)
}

/** When a course is part of the plan, in the order of its windows. */
export async function putPlanWindows(tx: Tx, course_id: number, windows: readonly PlanWindow[]): Promise<void> {
  await tx.deleteFrom('subscription_courses').where('course_id', '=', course_id).execute()
  const rows = windows.map(({ openedAt: opened_at, closedAt: closed_at }, position) => ({
    ...{ course_id, position, opened_at, closed_at },
  }))
  if (rows.length > 0) await tx.insertInto('subscription_courses').values(rows).execute()
}
type PlanWindow = { openedAt: Date | null; closedAt: Date | null }

/** The courses of a group in their order; those that are not named leave it. */
export async function putGroupCourses(tx: Tx, groupId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('course_group_members').where('group_id', '=', groupId).execute()
  await sql`insert into course_group_members (group_id, course_id, position)
    select ${groupId}, id, n - 1 from unnest(${ids}::bigint[]) with ordinality o (id, n)`.execute(tx)
}
