import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { lockCourse } from '../../courses/queries.ts'
import { record } from '../../history/record.ts'
import type { RemoveForm } from '../forms.ts'
import { findStanding } from '../queries.ts'
import { isUsed } from '../rules.ts'
import { findPart } from '../stored.ts'
import type { Use } from '../terms.ts'
import { archivePiece, countUses, deletePiece } from '../uses.ts'

/**
 * Takes a piece out of a course. What nobody used goes for good; what learners used is asked for once more with the
 * numbers, and is then put away: nobody new finds it, and what learners did with it stays readable.
 */
export function removePiece(actor: Actor, courseId: number, { piece, id, confirmed }: RemoveForm) {
  const { now } = actor
  return actor.db.transaction().execute(async (tx): Promise<{ use: Use } | { use?: undefined }> => {
    orNotFound(await lockCourse(tx, courseId))
    const standing = await findStanding(tx, piece, id)
    if (standing?.courseId !== courseId) return notFound()
    const texts = orNotFound(await findPart(tx, piece, id)).texts
    const use = await countUses(tx, piece, id, courseId)
    const stays = isUsed(use)
    if (stays && !confirmed) return { use }
    const before = texts.title ?? texts.description
    await record(tx, actor, [{ courseId, part: piece, partId: id, field: 'removed', before, after: null }])
    if (stays) {
      await archivePiece(tx, piece, id, now)
      await writeAudit(tx, actor, 'studio.piece-archived', null, { course: courseId, name: before! })
    } else await deletePiece(tx, piece, id)
    return {}
  })
}
