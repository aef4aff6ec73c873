import type { Actor } from '#platform/ask.ts'
import { keepPicture, swapPicture } from '#platform/pictures/keep-picture.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { findCourseRow, lockCourse } from '../../courses/queries.ts'
import { record } from '../../history/record.ts'
import { refuse } from '../../refusals.ts'
import { coverKind, originalKind, readStored } from '../kinds.ts'
import { findCover, findCoverKey, putCover, setCoverKey } from '../queries.ts'
import type { Focus } from '../terms.ts'

/** A new cover, or the same one cut around another point. */
export async function putCourseCover(actor: Actor, courseId: number, sent: { bytes: Buffer | null; focus: Focus }) {
  const { db, house } = actor
  const { focus, bytes } = sent
  const course = orNotFound(await findCourseRow(db, courseId))
  const known = await findCover(db, courseId)
  if (!bytes && !known) throw invalid({ cover: ['画像を選んでください。'] })
  const isDraft = course.openedAt === null
  const kind = coverKind(isDraft, focus)
  const originalKey = bytes ? await keepPicture(actor, 'cover', originalKind, bytes) : known!.originalKey
  const coverKey = await keepPicture(actor, 'cover', kind, bytes ?? (await readStored(house, originalKey)))
  await db.transaction().execute(async (tx) => {
    const now = orNotFound(await lockCourse(tx, courseId))
    if ((now.openedAt === null) !== isDraft) refuse('changed-meanwhile')
    const [before, shown] = [await findCover(tx, courseId), await findCoverKey(tx, courseId)]
    await swapPicture(tx, actor, originalKind, { before: before?.originalKey, after: originalKey })
    await swapPicture(tx, actor, kind, { before: shown?.key, after: coverKey })
    await putCover(tx, courseId, { originalKey, focus })
    await setCoverKey(tx, courseId, coverKey)
    const told = bytes ? '新しい画像' : `中心 ${focus.x}% ${focus.y}%`
    await record(tx, actor, [{ courseId, part: 'course', partId: courseId, field: 'cover', before: null, after: told }])
  })
}
