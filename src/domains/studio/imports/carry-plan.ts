import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCourse } from '../courses/queries.ts'
import { putPlanWindows } from '../courses/stored.ts'
import { windowsOf } from './cells.ts'

/** When a course is part of the plan: for as long as it is open, or in windows of its own. */
export async function carryPlan(tx: Tx, courseId: number, text: string): Promise<void> {
  if (text !== '1') return putPlanWindows(tx, courseId, windowsOf(text)!)
  const { openedAt } = orNotFound(await lockCourse(tx, courseId))
  return putPlanWindows(tx, courseId, [{ openedAt, closedAt: null }])
}
