import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'

/** One change of something in a course: which part of it, which field, and both values as they are stored. */
export type Change = {
  courseId: number
  part: string
  partId: number
  field: string
  before: unknown
  after: unknown
}

const AT_ONCE = 1000

/** Writes down what staff changed of a course, in the transaction that changes it. */
export async function record(tx: Tx, { memberId, now }: Pick<Actor, 'memberId' | 'now'>, changes: readonly Change[]) {
  const rows = changes.map(({ courseId, part, partId, field, before, after }) => ({
    ...{ course_id: courseId, at: now, member_id: memberId, part, part_id: partId, field },
    before: JSON.stringify(before ?? null),
    after: JSON.stringify(after ?? null),
  }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx
      .insertInto('course_changes')
      .values(rows.slice(at, at + AT_ONCE))
      .execute()
}
