import type { Actor } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { lockCourse } from '../../courses/queries.ts'
import { record } from '../../history/record.ts'
import { refuse } from '../../refusals.ts'
import type { MoveForm } from '../forms.ts'
import { findParent, findStanding, listSiblings, putOrder } from '../queries.ts'
import { movedBefore } from '../rules.ts'
import { mostOf } from '../terms.ts'

/** Puts a piece before another, or last, also in another lesson of the same course. */
export function movePiece(actor: Actor, courseId: number, form: MoveForm): Promise<void> {
  const { piece, id, parent_id: parentId, before } = form
  return actor.db.transaction().execute(async (tx) => {
    orNotFound(await lockCourse(tx, courseId))
    const standing = await findStanding(tx, piece, id)
    if (standing?.courseId !== courseId || (await findParent(tx, piece, parentId)) !== courseId) return notFound()
    const leaves = standing.parentId !== parentId
    if (leaves && piece !== 'chapter') return notFound()
    const [from, there] = [await listSiblings(tx, piece, standing.parentId), await listSiblings(tx, piece, parentId)]
    if (leaves && there.length >= mostOf[piece]) refuse('too-many-pieces')
    const order = movedBefore(there, id, before)
    if (!order) return refuse('outline-changed')
    if (!leaves && order.every((one, at) => one === from[at])) return
    await putOrder(tx, piece, parentId, order)
    const [was, is] = [from.indexOf(id) + 1, order.indexOf(id) + 1]
    await record(tx, actor, [
      {
        ...{ courseId, part: piece, partId: id, field: 'place' },
        before: leaves ? { lesson: standing.parentId, place: was } : { place: was },
        after: leaves ? { lesson: parentId, place: is } : { place: is },
      },
    ])
  })
}
