import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { findWhole } from '../courses/publishing.ts'
import { findCourseRow } from '../courses/queries.ts'
import { missingOf, stateOf } from '../courses/rules.ts'

/** How a course stands, and what it lacks. */
export async function readPublishing({ db, now }: Actor, id: number) {
  const [row, whole] = await Promise.all([findCourseRow(db, id), findWhole(db, id)])
  const { title, openedAt, closedAt } = orNotFound(row)
  return {
    course: { id, title, state: stateOf({ openedAt, closedAt }, now) },
    missing: missingOf(orNotFound(whole)),
    values: { opens_at: openedAt ? toLocal(openedAt) : '', closes_at: closedAt ? toLocal(closedAt) : '' },
  }
}
