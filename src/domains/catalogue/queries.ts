import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { coursePath } from './paths.ts'
import {
  coursesAPage,
  type CourseGroup,
  type CurriculumCardFacts,
  type Level,
  levels,
  type ListedCourse,
  type Placed,
  type Sort,
  type Tab,
  type Voice,
} from './terms.ts'

/** `opened_at <= now < closed_at`; a course without an opening day is not open. */
export const isOpenAt = (now: Date) =>
  sql<boolean>`(c.opened_at <= ${now} and (c.closed_at is null or c.closed_at > ${now}))`

type CardRow = {
  id: number
  title: string
  cover_key: string | null
  level: Level
  tab: Tab
  video_seconds: number
  single_price_yen: number | null
  display_title: boolean
  display_play_button: boolean
  opened_at: Date
  category_position: number
  teacher: string | null
  tags: string[]
}

/** Cards of the open courses for which the condition (over `c`, the course) holds: the newest first, in one statement. */
export async function listCards(
  db: Reader,
  now: Date,
  condition: RawBuilder<boolean>,
  most?: number,
): Promise<ListedCourse[]> {
  // A limit that may be none makes the planner walk all courses from the newest on, though a dozen are named.
  const atMost = most === undefined ? sql`` : sql`limit ${most}::bigint`
  const { rows } = await sql<CardRow>`
    select c.id, c.title, c.cover_key, c.level, c.tab, c.video_seconds, c.single_price_yen, c.display_title, c.display_play_button, c.opened_at,
      category.position as category_position,
      (select string_agg(t.name, '、' order by ct.position, t.id)
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id) as teacher,
      array(select tag from course_tags where course_id = c.id order by position, tag) as tags
    from courses c join categories category on category.id = c.category_id
    where ${isOpenAt(now)} and ${condition}
    order by c.opened_at desc, c.id ${atMost}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    thumbnailUrl: fileLink(row.cover_key),
    linkUrl: coursePath(row.id),
    teacher: row.teacher,
    tags: row.tags,
    level: row.level,
    duration: row.video_seconds,
    ...(row.single_price_yen !== null && { singlePriceYen: row.single_price_yen }),
    displayTitle: row.display_title,
    displayPlayBtn: row.display_play_button,
    tab: row.tab,
    categoryPosition: row.category_position,
    openedAt: row.opened_at,
  }))
}

/** The cards of these courses, in this order; closed ones are left out. */
export async function listCardsOf(db: Reader, now: Date, ids: number[]): Promise<ListedCourse[]> {
  if (ids.length === 0) return []
  const cards = await listCards(db, now, sql<boolean>`c.id = any(${ids}::bigint[])`)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** By its group a course stands under a tab, or by its own tab where it is in no group. */
const standsUnder = (tab: Tab) => sql<boolean>`(
  c.id in (select m.course_id from course_group_members m join course_groups g on g.id = m.group_id where g.tab = ${tab})
  or (c.tab = ${tab} and not exists (select from course_group_members m where m.course_id = c.id)))`

// Made when it is asked for: what is made while the file loads would stay in the browser's copy of it.
const orders = (): Record<Sort, RawBuilder<unknown>> => ({
  category: sql`shelf.position nulls last, category.position, c.id`,
  level: sql`array_position(${[...levels]}::text[], c.level), category.position, c.id`,
  new: sql`c.opened_at desc, c.id`,
  old: sql`c.opened_at, c.id`,
})

/** The open courses of a tab, so many in this order from there on: one statement. */
export function listCardsOfTab(
  db: Reader,
  now: Date,
  tab: Tab,
  sort: Sort = 'category',
  from = 0,
): Promise<ListedCourse[]> {
  const page = sql<boolean>`c.id in (
    select c.id from courses c join categories category on category.id = c.category_id
    left join (select m.course_id, min(g.position) as position
      from course_group_members m join course_groups g on g.id = m.group_id group by m.course_id) shelf on shelf.course_id = c.id
    where ${isOpenAt(now)} and ${standsUnder(tab)} order by ${orders()[sort]} limit ${coursesAPage} offset ${from})`
  return listCards(db, now, page)
}

/** All open courses of a tab, with nothing but what tells where they stand. */
export async function listPlacesOfTab(db: Reader, now: Date, tab: Tab): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select c.id, c.level, c.opened_at as "openedAt", category.position as "categoryPosition"
    from courses c join categories category on category.id = c.category_id
    where ${isOpenAt(now)} and ${standsUnder(tab)}`.execute(db)
  return rows
}

export async function listGroups(db: Reader, tab: Tab): Promise<CourseGroup[]> {
  const groups = await db
    .selectFrom('course_groups as g')
    .select([
      'key',
      'title',
      'level',
      'is_sortable',
      sql<
        number[]
      >`array(select course_id::float8 from course_group_members where group_id = g.id order by position, course_id)`.as(
        'course_ids',
      ),
    ])
    .where('tab', '=', tab)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return groups.map((group) => ({
    key: group.key,
    title: group.title,
    level: group.level as Level | null,
    isSortable: group.is_sortable,
    courseIds: group.course_ids,
  }))
}

export async function countOpenCourses(db: Reader, now: Date, condition = sql<boolean>`true`): Promise<number> {
  const { rows } = await sql<{
    courses: number
  }>`select count(*) as courses from courses c where ${isOpenAt(now)} and ${condition}`.execute(db)
  return rows[0]?.courses ?? 0
}

export async function listNewestCourses(
  db: Reader,
  now: Date,
  limit: number,
): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select c.id, c.title from courses c where ${isOpenAt(now)} order by c.opened_at desc, c.id limit ${limit}`.execute(
    db,
  )
  return rows
}

type CurriculumRow = { id: number; title: string; level: Level; goal: string; cover_key: string | null; steps: number }

export async function listCurriculumCards(db: Reader, now: Date, limit = 100): Promise<CurriculumCardFacts[]> {
  const { rows } = await sql<CurriculumRow>`
    select c.id, c.title, c.level, c.goal, c.cover_key,
      (select count(*) from curriculum_steps where curriculum_id = c.id) as steps
    from curriculums c where ${isOpenAt(now)} order by c.position, c.id limit ${limit}`.execute(db)
  return rows.map(({ cover_key, ...row }) => ({ ...row, thumbnailUrl: fileLink(cover_key) }))
}

const MOST_VOICES = 100

export async function listVoices(db: Reader): Promise<Voice[]> {
  const rows = await db
    .selectFrom('customer_voices')
    .select(['id', 'name', 'content', 'given_at as givenAt'])
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_VOICES)
    .execute()
  return rows
}
