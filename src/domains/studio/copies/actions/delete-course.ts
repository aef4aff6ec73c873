import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { lockCourse } from '../../courses/queries.ts'
import { eraseCourse, isCourseUsed } from '../../courses/uses.ts'
import { findCover, findCoverKey } from '../../covers/queries.ts'
import { dropUnused, listMaterialIds } from '../../materials/queries.ts'
import { refuse } from '../../refusals.ts'

/** A course that nobody used goes for good; what learners used can only be closed. */
export function deleteCourse(actor: Actor, courseId: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { title } = orNotFound(await lockCourse(tx, courseId))
    if (await isCourseUsed(tx, courseId)) refuse('used-course')
    const keys = [(await findCover(tx, courseId))?.originalKey, (await findCoverKey(tx, courseId))?.key]
    for (const key of keys) if (key) await releaseFile(tx, key)
    const materials = await listMaterialIds(tx, courseId)
    await eraseCourse(tx, courseId)
    for (const key of await dropUnused(tx, materials)) await releaseFile(tx, key)
    await writeAudit(tx, actor, 'studio.course-deleted', null, { course: courseId, name: title })
  })
}
