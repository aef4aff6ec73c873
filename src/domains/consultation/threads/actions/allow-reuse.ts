import type { Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { unpublish } from '../../answers/queries.ts'
import { changeThread, lockThread } from '../queries.ts'

/** Whether others may read the answer, without a name. Who takes it back is heard at once: what stood there is gone. */
export function allowReuse(actor: Actor, id: number, mayReuse: boolean): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, id)
    if (thread?.memberId !== actor.memberId) return notFound()
    await changeThread(tx, id, { may_reuse: mayReuse })
    if (!mayReuse) await unpublish(tx, actor.house, id)
  })
}
