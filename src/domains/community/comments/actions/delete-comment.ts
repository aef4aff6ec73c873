import type { Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { deleteComment, lockComment } from '../queries.ts'
import { mayDelete } from '../shown.ts'

/** Who wrote it takes it back; who is answered takes it off their report. */
export function removeComment(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const comment = await lockComment(tx, id)
    if (!comment || !mayDelete(actor.memberId, comment, comment.owner_id)) return notFound()
    await deleteComment(tx, id)
  })
}
