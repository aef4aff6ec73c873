import { catalogueOf } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { onWall } from '../on-wall.ts'
import { listMadeWith } from '../queries.ts'
import type { MadeReport } from '../terms.ts'

/** What was made with a course, or with one of its lessons, and is open to who asks. */
export default async function ({ house, db, member, params, query }: CallAsk): Promise<{ reports: MadeReport[] }> {
  const { courses, lessons } = await catalogueOf(house)
  const course = orNotFound(courses.get(idOf(params.id)))
  const asked = query.get('lesson')
  const ids = course.lessons.map(({ id }) => id).filter((id) => asked === null || String(id) === asked)
  if (ids.length === 0) return { reports: [] }
  const rows = await listMadeWith(db, ids, member?.id ?? null)
  return { reports: rows.map(({ lesson_id, ...row }) => ({ ...onWall(row), lesson: lessons.get(lesson_id!)!.title })) }
}
