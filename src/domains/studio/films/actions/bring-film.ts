import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { attachFile, giveFile } from '#platform/stored-files.ts'
import { record } from '../../history/record.ts'
import { askToMake } from '../making/ask-to-make.ts'
import { choosePlace, findPlace, insertFilm } from '../queries.ts'
import type { Place } from '../terms.ts'
import { FILM } from './begin-film.ts'

type Arrived = { key: string; fileName: string }

/** A film that has arrived is the school's; it is shown in its place as soon as it has been made ready. */
export async function bringFilm(actor: Actor, { place, ...file }: Arrived & { place: Place }): Promise<void> {
  const { db, memberId, now } = actor
  await db.transaction().execute(async (tx) => {
    const at = orNotFound(await findPlace(tx, place))
    const filmId = await takeFilm(tx, actor, file)
    await choosePlace(tx, { place, filmId, memberId, now })
    const before = (at.next ?? at.shown)?.fileName ?? null
    const change = { courseId: at.courseId, part: place.kind, partId: place.id, field: 'film' }
    await record(tx, actor, [{ ...change, before, after: file.fileName }])
    await writeAudit(tx, actor, 'studio.film-brought', null, { course: at.courseId, film: filmId })
    await askToMake(actor.house, tx, filmId)
  })
}

/** A film that is not shown anywhere yet; where it is not chosen within a week it is swept. */
export const keepFilm = (actor: Actor, file: Arrived): Promise<number> =>
  actor.db.transaction().execute(async (tx) => {
    const film = await takeFilm(tx, actor, file)
    await writeAudit(tx, actor, 'studio.film-brought', null, { film })
    await askToMake(actor.house, tx, film)
    return film
  })

/** The school's from now on. */
export async function takeFilm(tx: Tx, { house, memberId, now }: Actor, { key, fileName }: Arrived): Promise<number> {
  await attachFile(house, tx, { key, purpose: FILM, ownerId: memberId })
  await giveFile(tx, key, null)
  return insertFilm(tx, { key, fileName, memberId, now })
}

/** Whether this person's file became a film already: an answer was lost, and they ask again. */
export async function isBrought({ db, memberId }: Actor, key: string): Promise<boolean> {
  const asked = db.selectFrom('films').select('id').where('original_key', '=', key).where('brought_by', '=', memberId)
  return (await asked.executeTakeFirst()) !== undefined
}
