import { createHash } from 'node:crypto'
import type { Reader, Tx } from '#platform/db.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

export async function insertPreview(
  tx: Tx,
  of: { courseId: number; token: string; madeBy: number; until: Date; now: Date },
) {
  await tx
    .insertInto('course_previews')
    .values({
      ...{ course_id: of.courseId, token_hash: hashOf(of.token) },
      ...{ made_by: of.madeBy, made_at: of.now, expires_at: of.until },
    })
    .execute()
}

const MOST = 20

/** The links of a course that still open it. */
export const listPreviews = (db: Reader, courseId: number, now: Date) =>
  db
    .selectFrom('course_previews as p')
    .leftJoin('members as m', 'm.id', 'p.made_by')
    .select(['p.id', 'p.expires_at as expiresAt', 'm.name'])
    .where('p.course_id', '=', courseId)
    .where('p.ended_at', 'is', null)
    .where('p.expires_at', '>', now)
    .orderBy('p.id', 'desc')
    .limit(MOST)
    .execute()

export const endPreview = (tx: Tx, courseId: number, id: number, now: Date) =>
  tx
    .updateTable('course_previews')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('course_id', '=', courseId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The course that a link opens now. */
export async function findPreviewed(db: Reader, token: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('course_previews')
    .select('course_id')
    .where('token_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.course_id
}
