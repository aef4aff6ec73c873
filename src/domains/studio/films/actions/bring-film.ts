import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { attachFile, giveFile } from '#platform/stored-files.ts'
import { record } from '../../history/record.ts'
import { askToMake } from '../making/ask-to-make.ts'
import { choosePlace, findPlace, insertFilm } from '../queries.ts'
import type { Place } from '../terms.ts'
import { FILM } from './begin-film.ts'

type Brought = { place: Place; key: string; fileName: string }

/** A film that has arrived is the school's; it is shown in its place as soon as it has been made ready. */
export async function bringFilm(actor: Actor, { place, key, fileName }: Brought): Promise<void> {
  const { db, house, memberId, now } = actor
  await db.transaction().execute(async (tx) => {
    const at = orNotFound(await findPlace(tx, place))
    await attachFile(house, tx, { key, purpose: FILM, ownerId: memberId })
    await giveFile(tx, key, null)
    const filmId = await insertFilm(tx, { key, fileName, memberId, now })
    await choosePlace(tx, { place, filmId, memberId, now })
    const before = (at.next ?? at.shown)?.fileName ?? null
    const change = { courseId: at.courseId, part: place.kind, partId: place.id, field: 'film', before, after: fileName }
    await record(tx, actor, [change])
    await writeAudit(tx, actor, 'studio.film-brought', null, { course: at.courseId, film: filmId })
    await askToMake(actor.house, tx, filmId)
  })
}

/** Whether this person's file became a film already: an answer was lost, and they ask again. */
export async function isBrought({ db, memberId }: Actor, key: string): Promise<boolean> {
  const asked = db.selectFrom('films').select('id').where('original_key', '=', key).where('brought_by', '=', memberId)
  return (await asked.executeTakeFirst()) !== undefined
}
