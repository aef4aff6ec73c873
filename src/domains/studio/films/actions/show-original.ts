import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { readMp4 } from '../mp4-facts.ts'
import type { PlaceRow } from '../queries.ts'
import { refuse } from '../refusals.ts'
import type { Place } from '../terms.ts'
import { show } from './show-film.ts'

/** Where nobody makes films ready, an original that browsers play is shown as it is, until an encoder comes. */
export async function showOriginal(actor: Actor, place: Place, at: PlaceRow): Promise<void> {
  const { house } = actor
  const film = at.next ?? refuse('no-film')
  const facts = await readMp4(house.storage, film.originalKey)
  if (!facts) return refuse('not-playable')
  await actor.db.transaction().execute(async (tx) => {
    const original = { originalKey: film.originalKey, hlsKey: null, posterKey: null, sheets: null }
    await show(house, tx, place, { id: film.id, seconds: facts.seconds, ...original })
    await writeAudit(tx, actor, 'studio.film-shown', null, { course: at.courseId, film: film.id })
  })
}
