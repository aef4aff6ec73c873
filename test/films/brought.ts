import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Actor } from '#platform/ask.ts'
import type { Db } from '#platform/db.ts'
import { noteFile } from '#platform/stored-files.ts'
import { bringFilm } from '#domains/studio/films/actions/bring-film.ts'
import type { Place } from '#domains/studio/films/terms.ts'

// Behind the days that a course of the demo world has.
let days = 500

/** A chapter that waits for its film, in an open course. */
export async function emptyChapter(db: Db, courseId: number, title = '線を引く'): Promise<Place> {
  const lesson = await db
    .insertInto('lessons')
    .values({ course_id: courseId, day_index: ++days, title: '1日目' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('chapters')
    .values({ lesson_id: lesson.id, position: 1, title, published: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'chapter', id }
}

/** A file on this machine becomes the film of a place, as if a browser had sent it. */
export async function bring(actor: Actor, place: Place, file: string, fileName = '線.mp4'): Promise<void> {
  const about = { purpose: 'film', ownerId: actor.memberId, contentType: 'video/mp4', ext: 'mp4' }
  const { size } = await stat(file)
  const key = await noteFile(actor.house, about, size)
  await actor.house.storage.put(key, createReadStream(file), { contentType: 'video/mp4', bytes: size })
  await bringFilm(actor, { place, key, fileName })
}
