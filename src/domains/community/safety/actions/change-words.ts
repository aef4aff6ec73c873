import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { deleteWatched, insertWatched } from '../queries.ts'
import type { Effect, WordKind } from '../terms.ts'

/** From now on staff watch for it. */
export function addWatched(actor: Actor, word: { kind: WordKind; text: string; effect: Effect }): Promise<void> {
  const { kind, text, effect } = word
  return actor.db.transaction().execute(async (tx) => {
    const isNew = await insertWatched(tx, { kind, text, effect, added_at: actor.now, added_by: actor.memberId })
    if (!isNew) refuse('watched-already')
    await writeAudit(tx, actor, 'community.word-added', null, { name: text })
    await actor.house.pages.purge(tx, 'watched_words')
  })
}

export function removeWatched(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { text } = orNotFound(await deleteWatched(tx, id))
    await writeAudit(tx, actor, 'community.word-removed', null, { name: text })
    await actor.house.pages.purge(tx, 'watched_words')
  })
}
