import { tabs } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { levelLabels } from '#ui/levels.ts'
import { findCourseRow, listTeacherNames } from '../courses/queries.ts'
import { stateOf } from '../courses/rules.ts'
import { findCourseTexts } from '../courses/stored.ts'
import type { Option } from '../fields/terms.ts'

type Who = Pick<Actor, 'db' | 'now'>

/** What the frame of a course shows, or 404. */
export async function readFrame({ db, now }: Who, id: number) {
  const { title, ...window } = orNotFound(await findCourseRow(db, id))
  return { id, title, state: stateOf(window, now) }
}

/** A course with its own fields and what they are chosen from, in five statements. */
export async function readCourse(who: Who, id: number) {
  const { db } = who
  const [course, texts, options] = await Promise.all([readFrame(who, id), findCourseTexts(db, id), readOptions(db)])
  return { course, texts: orNotFound(texts), options }
}

const MOST = 500

/** What the choices and picks of a course are chosen from, by field. */
export async function readOptions(db: Reader): Promise<Record<string, Option[]>> {
  const [teachers, categories, groups] = await Promise.all([
    listTeacherNames(db),
    db.selectFrom('categories').select(['id', 'name', 'tab']).orderBy('position').limit(MOST).execute(),
    db.selectFrom('course_groups').select(['id', 'title as name', 'tab']).orderBy('position').limit(MOST).execute(),
  ])
  const inTab = (tab: string) => tabs.find(({ id }) => id === tab)?.label ?? tab
  const told = ({ id, name, tab }: { id: number; name: string; tab: string }) => ({
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

export const listFreeCategories = async (db: Reader): Promise<Option[]> => {
  const rows = await db.selectFrom('free_categories').select(['id', 'name']).orderBy('position').limit(MOST).execute()
  return rows.map(({ id, name }) => ({ value: String(id), label: name }))
}
