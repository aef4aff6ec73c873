import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { record } from '../../history/record.ts'
import { insertDraft } from '../queries.ts'

/** A new course, of which nobody but staff knows until it is published. */
export function makeDraft(actor: Actor, { title }: { title: string }): Promise<number> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const id = await insertDraft(tx, { title, madeBy: memberId, now })
    await record(tx, actor, [{ courseId: id, part: 'course', partId: id, field: 'made', before: null, after: title }])
    await writeAudit(tx, actor, 'studio.course-made', null, { course: id })
    return id
  })
}
