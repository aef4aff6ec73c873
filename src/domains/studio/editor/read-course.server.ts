import { sql } from 'kysely'
import { tabs } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { orNotFound } from '#platform/refusal.ts'
import { levelLabels } from '#ui/levels.ts'
import { findCourseRow, listTeacherNames } from '../courses/queries.ts'
import { coverOf } from '../courses/read-courses.server.ts'
import { stateOf } from '../courses/rules.ts'
import { findCourseTexts } from '../courses/stored.ts'
import { findShownCover } from '../covers/queries.ts'
import type { Option } from '../fields/terms.ts'
import { findMaterials } from '../materials/queries.ts'
import { findSlides } from '../slides/queries.ts'

type Who = Pick<Actor, 'db' | 'now'>

/** What the frame of a course shows, or 404. */
export async function readFrame({ db, now }: Who, id: number) {
  const { title, ...window } = orNotFound(await findCourseRow(db, id))
  return { id, title, breaks: breaksIn(title), state: stateOf(window, now) }
}

/** A course with its own fields, its cover and what is chosen from, in seven statements. */
export async function readCourse(who: Who, id: number) {
  const { db } = who
  const [course, texts, options, cover, materials, samples] = await Promise.all([
    readFrame(who, id),
    findCourseTexts(db, id),
    readOptions(db),
    findShownCover(db, id),
    findMaterials(db, id),
    findSlides(db, { kind: 'samples', id }),
  ])
  const { key, original } = cover
  return {
    ...{ course, texts: orNotFound(texts), options, materials, samples: samples?.pages ?? 0 },
    // Where a file lies is nobody's business; a part of its name tells a new one from an old one.
    cover: original && { focus: original.focus, version: original.originalKey.slice(-14, -4) },
    shown: coverOf(id, key),
  }
}

const MOST = 500

/** What the choices and picks of a course are chosen from, by field. */
export async function readOptions(db: Reader): Promise<Record<string, Option[]>> {
  const [teachers, { categories, groups }] = await Promise.all([listTeacherNames(db), listHeadings(db)])
  const inTab = (tab: string) => tabs.find(({ id }) => id === tab)?.label ?? tab
  const told = ({ id, name, tab }: Heading) => ({
    value: String(id),
    label: `${name}（${inTab(tab)}）`,
  })
  return {
    tab: tabs.map(({ id, label }) => ({ value: id, label })),
    level: Object.entries(levelLabels).map(([value, label]) => ({ value, label })),
    category: categories.map(told),
    groups: groups.map(told),
    teachers: teachers.map(({ id, name }) => ({ value: String(id), label: name })),
  }
}

type Heading = { id: number; name: string; tab: string }

/** Categories and groups in their orders, in one statement. */
async function listHeadings(db: Reader): Promise<Record<'categories' | 'groups', Heading[]>> {
  const told = sql`json_build_object('id', id, 'name', name, 'tab', tab) order by position`
  const { rows } = await sql<Record<'categories' | 'groups', Heading[]>>`
    select (select coalesce(json_agg(${told}), '[]') from
        (select id, name, tab, position from categories order by position limit ${MOST}) c) as categories,
      (select coalesce(json_agg(${told}), '[]') from
        (select id, title as name, tab, position from course_groups order by position limit ${MOST}) g) as groups`.execute(
    db,
  )
  return rows[0]!
}

export const listFreeCategories = async (db: Reader): Promise<Option[]> => {
  const rows = await db.selectFrom('free_categories').select(['id', 'name']).orderBy('position').limit(MOST).execute()
  return rows.map(({ id, name }) => ({ value: String(id), label: name }))
}
