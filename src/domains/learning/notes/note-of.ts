import { actorOf, type Actor, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { findCourse, findCurriculum, listBought, listLessonFacts } from '../subjects.ts'
import { refuseIf } from '../refusals.ts'
import { whyCannotFollow, whyCannotWatch } from '../rules.ts'
import { watchRight } from '../watch-right.ts'
import type { NoteOf } from './queries.ts'

/** The note that a call is about: the learner's own of a course or a curriculum in which they may watch something. */
export async function noteOf(ask: CallAsk): Promise<{ actor: Actor; of: NoteOf }> {
  const actor = actorOf(ask)
  const of: NoteOf =
    ask.params.courseId === undefined
      ? { curriculumId: idOf(ask.params.curriculumId) }
      : { courseId: idOf(ask.params.courseId) }
  await mustNote(actor, of)
  return { actor, of }
}

/** Who may watch any part of it may write in its one note: a free lesson is enough. */
async function mustNote(actor: Actor, of: NoteOf): Promise<void> {
  const { house, member, memberId, now } = actor
  const why =
    'courseId' in of
      ? await watchRight(actor, await findCourse(house, of.courseId))
      : whyCannotFollow((await findCurriculum(house, of.curriculumId)).window, member, now)
  if (why === null) return
  const lessons = await listLessonFacts(house, of)
  const bought = await listBought(house, memberId, [...new Set(lessons.map(({ courseId }) => courseId))])
  const opens = lessons.some((one) => whyCannotWatch(one, member, bought.includes(one.courseId), now) === null)
  refuseIf(opens ? null : why)
}
