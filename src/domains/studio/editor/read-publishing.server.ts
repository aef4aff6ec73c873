import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { findWhole } from '../courses/publishing.ts'
import { findCourseRow } from '../courses/queries.ts'
import { missingOf, stateOf } from '../courses/rules.ts'
import { isCourseUsed } from '../courses/uses.ts'
import { listPreviews } from '../previews/queries.ts'

/** How a course stands, what it lacks and who may look at it; in four statements. */
export async function readPublishing({ db, now }: Actor, id: number) {
  const [row, whole, previews, isUsed] = await Promise.all([
    findCourseRow(db, id),
    findWhole(db, id),
    listPreviews(db, id, now),
    isCourseUsed(db, id),
  ])
  const { title, openedAt, closedAt } = orNotFound(row)
  return {
    course: { id, title, state: stateOf({ openedAt, closedAt }, now) },
    missing: missingOf(orNotFound(whole)),
    values: { opens_at: openedAt ? toLocal(openedAt) : '', closes_at: closedAt ? toLocal(closedAt) : '' },
    previews: previews.map((one) => ({ id: one.id, until: formatMoment(one.expiresAt), by: one.name })),
    isUsed,
  }
}
