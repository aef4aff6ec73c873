import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { insertDraft, lockCourse } from '../../courses/queries.ts'
import { copyTexts } from '../../courses/copy-texts.ts'
import { record } from '../../history/record.ts'
import { copyOutline } from '../../outline/copy-outline.ts'
import { courseLimits } from '../../terms.ts'

/** A draft with the same texts and outline, and the same films without what learners did with them. */
export function copyCourse(actor: Actor, courseId: number): Promise<number> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const from = orNotFound(await lockCourse(tx, courseId))
    const title = [...`${from.title}（コピー）`].slice(0, courseLimits.title).join('')
    const id = await insertDraft(tx, { title, madeBy: memberId, now })
    await copyTexts(tx, courseId, id)
    await copyOutline(tx, courseId, id)
    await record(tx, actor, [
      { courseId: id, part: 'course', partId: id, field: 'copied', before: null, after: `「${from.title}」から` },
    ])
    await writeAudit(tx, actor, 'studio.course-copied', null, { course: id })
    return id
  })
}
