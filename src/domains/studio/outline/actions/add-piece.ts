import type { Actor } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { lockCourse } from '../../courses/queries.ts'
import { record } from '../../history/record.ts'
import { refuse } from '../../refusals.ts'
import type { AddForm } from '../forms.ts'
import { findParent, insertPiece, listSiblings } from '../queries.ts'
import { mostOf } from '../terms.ts'

/** A lesson of a draft is shown with the course; in a course that is published it waits until staff show it. */
export function addPiece(actor: Actor, courseId: number, { piece, parent_id: parentId, title }: AddForm) {
  return actor.db.transaction().execute(async (tx) => {
    const course = orNotFound(await lockCourse(tx, courseId))
    if ((await findParent(tx, piece, parentId)) !== courseId) return notFound()
    const last = (await listSiblings(tx, piece, parentId)).length
    if (last >= mostOf[piece]) refuse('too-many-pieces')
    const id = await insertPiece(tx, piece, { parentId, title, shown: course.openedAt === null }, last)
    await record(tx, actor, [{ courseId, part: piece, partId: id, field: 'made', before: null, after: title }])
    return id
  })
}
