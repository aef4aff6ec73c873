import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { refuse } from '../refusals.ts'
import { askToMake } from '../making/ask-to-make.ts'

/** A film that failed is tried again from its original. */
export async function retryFilm(actor: Actor, id: number): Promise<void> {
  const { db, house } = actor
  await db.transaction().execute(async (tx) => {
    const again = await tx
      .updateTable('films')
      .set({ state: 'waiting', trouble: null, tries: 0, share: 0 })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .returning('id')
      .executeTakeFirst()
    if (!again) refuse('not-failed')
    await writeAudit(tx, actor, 'studio.film-retried', null, { film: id })
    await askToMake(house, tx, id)
  })
}
