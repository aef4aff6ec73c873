import { randomBytes } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCourse } from '../../courses/queries.ts'
import { refuse } from '../../refusals.ts'
import { endPreview, insertPreview, listPreviews } from '../queries.ts'

const DAYS = 7
const MOST = 10

/** A link for a teacher: who has it sees the course for seven days. It is shown once and kept as a hash. */
export function sharePreview(actor: Actor, courseId: number): Promise<string> {
  const { db, memberId, now } = actor
  const token = randomBytes(24).toString('base64url')
  return db.transaction().execute(async (tx) => {
    orNotFound(await lockCourse(tx, courseId))
    if ((await listPreviews(tx, courseId, now)).length >= MOST) refuse('too-many-previews')
    const until = new Date(now.getTime() + DAYS * 86_400_000)
    await insertPreview(tx, { courseId, token, madeBy: memberId, until, now })
    await writeAudit(tx, actor, 'studio.preview-shared', null, { course: courseId })
    return token
  })
}

export function stopPreview(actor: Actor, courseId: number, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    orNotFound(await endPreview(tx, courseId, id, actor.now))
    await writeAudit(tx, actor, 'studio.preview-ended', null, { course: courseId })
  })
}
