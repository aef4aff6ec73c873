import type { Reader } from '#platform/db.ts'

type Of = { courseId: number; part: string; partId: number; field: string }

/** Who changed a field last, and when; nobody where staff never did. */
export async function lastChange(db: Reader, { courseId, part, partId, field }: Of) {
  const row = await db
    .selectFrom('course_changes as h')
    .leftJoin('members as m', 'm.id', 'h.member_id')
    .select(['m.name', 'h.at'])
    .where('h.course_id', '=', courseId)
    .where('h.part', '=', part)
    .where('h.part_id', '=', partId)
    .where('h.field', '=', field)
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { by: row?.name ?? null, at: row?.at.toISOString() ?? null }
}
