import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { addLessonBookmark } from '../queries.ts'
import { findLesson } from '../../subjects.ts'
import { mustExist } from '../../watch-right.ts'

/** Putting a lesson aside needs no right to watch it. */
export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const lesson = await findLesson(ask.house, idOf(ask.params.id))
  await mustExist(ask, lesson)
  readNothing(ask.body)
  return { success: true, user_favorite_id: await addLessonBookmark(ask.db, memberId, lesson.lessonId, ask.now) }
}
