import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { copyCaptions } from '../../captions/queries.ts'
import { record } from '../../history/record.ts'
import { findPlace, type PlaceRow } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { whyCannotCut, whyCannotTrim } from '../rules.ts'
import type { Place } from '../terms.ts'
import { clipRow, makeClip, showClip, type Stretch } from './clip-film.ts'
import { countSeconds } from './show-film.ts'

/** Where its film is whole and shown: what can be cut. */
function cuttable({ video, shown }: PlaceRow) {
  return video && shown?.state === 'ready' ? { video, film: shown } : refuse('no-film')
}

/** Only this stretch of the whole film is shown; the rest is kept and can be shown again. */
export async function trimFilm(actor: Actor, place: Place, at: PlaceRow, stretch: Stretch): Promise<void> {
  const { video, film } = cuttable(at)
  const why = whyCannotTrim(stretch, film.seconds!)
  if (why) refuse(why)
  const clip = await makeClip(actor.house, film, stretch)
  await actor.db.transaction().execute(async (tx) => {
    await mustBeTheSame(tx, place, at)
    await showClip(tx, actor.house, video, clip)
    await countSeconds(tx, at.courseId)
    const before = { from: video.clipFrom, to: video.clipTo }
    const change = { courseId: at.courseId, part: place.kind, partId: place.id, field: 'stretch' }
    await record(tx, actor, [{ ...change, before, after: stretch }])
    await writeAudit(tx, actor, 'studio.film-cut', null, { course: at.courseId, film: film.id })
  })
}

/** 「ここで区切る」: the chapter ends at this second of what it shows, and the next one, new, goes on from there. */
export async function cutChapter(actor: Actor, place: Place, at: PlaceRow, cut: { seconds: number; title: string }) {
  const { video, film } = cuttable(at)
  if (place.kind !== 'chapter') return refuse('no-chapter')
  const why = whyCannotCut(cut.seconds, video.seconds)
  if (why) refuse(why)
  const middle = Math.round((video.clipFrom + cut.seconds) * 1000) / 1000
  const first = await makeClip(actor.house, film, { from: video.clipFrom, to: middle })
  const second = await makeClip(actor.house, film, { from: middle, to: video.clipTo })
  return actor.db.transaction().execute(async (tx) => {
    await mustBeTheSame(tx, place, at)
    await showClip(tx, actor.house, video, first)
    const added = await tx
      .insertInto('videos')
      .values({
        ...{ provider: 'local', film_id: film.id, poster_key: film.posterKey, sheets: JSON.stringify(film.sheets) },
        ...{ mp4_key: film.hlsKey === null ? film.originalKey : null, ...clipRow(second) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await insertAfter(tx, place.id, { title: cut.title, videoId: added.id })
    await copyCaptions(tx, actor.house, { from: video.id, to: added.id })
    await countSeconds(tx, at.courseId)
    const change = { courseId: at.courseId, part: place.kind, partId: id, field: 'cut' }
    await record(tx, actor, [{ ...change, before: null, after: cut.title }])
    await writeAudit(tx, actor, 'studio.film-cut', null, { course: at.courseId, film: film.id })
    return id
  })
}

/** Nobody replaced or cut the film while its lists were written. */
async function mustBeTheSame(tx: Tx, place: Place, { video }: PlaceRow): Promise<void> {
  await tx.selectFrom('videos').select('id').where('id', '=', video!.id).forUpdate().execute()
  const now = await findPlace(tx, place)
  if (now?.video?.hlsKey !== video!.hlsKey) refuse('changed-meanwhile')
}

async function insertAfter(tx: Tx, chapterId: number, { title, videoId }: { title: string; videoId: number }) {
  const before = await tx
    .selectFrom('chapters')
    .select(['lesson_id', 'position', 'published'])
    .where('id', '=', chapterId)
    .executeTakeFirstOrThrow()
  const later = await tx
    .selectFrom('chapters')
    .select(['id', 'position'])
    .where('lesson_id', '=', before.lesson_id)
    .where('position', '>', before.position)
    .orderBy('position', 'desc')
    .forUpdate()
    .execute()
  // Each place is taken once: the last one makes room first.
  for (const { id, position } of later)
    await tx
      .updateTable('chapters')
      .set({ position: position + 1 })
      .where('id', '=', id)
      .execute()
  const row = { title, video_id: videoId, position: before.position + 1 }
  const added = await tx
    .insertInto('chapters')
    .values({ ...row, lesson_id: before.lesson_id, published: before.published })
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}
