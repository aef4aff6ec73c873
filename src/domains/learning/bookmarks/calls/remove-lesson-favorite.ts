import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { removeLessonBookmark } from '../queries.ts'

export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  const bookmark = { memberId, lessonId: idOf(ask.params.id), id: idOf(ask.params.favoriteId) }
  readNothing(ask.body)
  if (!(await removeLessonBookmark(ask.db, bookmark))) return notFound()
  return { success: true }
}
