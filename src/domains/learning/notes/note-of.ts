import { findCourse, findCurriculum } from '#domains/catalogue/index.ts'
import { actorOf, type Actor, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { lessonsOfSteps } from '../past.ts'
import { refuseIf } from '../refusals.ts'
import { whyCannotFollow, whyCannotWatch, type WatchRefusal } from '../rules.ts'
import { courseFacts, lessonFacts, type LessonFacts, listBought } from '../subjects.ts'
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
  const { member, memberId, now } = actor
  const { why, lessons } =
    'courseId' in of ? await ofCourse(actor, of.courseId) : await ofCurriculum(actor, of.curriculumId)
  if (why === null) return
  const bought = await listBought(actor, memberId, [...new Set(lessons.map(({ courseId }) => courseId))])
  const opens = lessons.some((one) => whyCannotWatch(one, member, bought.includes(one.courseId), now) === null)
  refuseIf(opens ? null : why)
}

type Right = { why: WatchRefusal | null; lessons: LessonFacts[] }

async function ofCourse(actor: Actor, courseId: number): Promise<Right> {
  const course = await findCourse(actor.house, courseId)
  const why = await watchRight(actor, courseFacts(course))
  return { why, lessons: course.lessons.map((lesson) => lessonFacts(lesson, course)) }
}

async function ofCurriculum({ house, member, now }: Actor, curriculumId: number): Promise<Right> {
  const { steps, window } = await findCurriculum(house, curriculumId)
  const lessons = lessonsOfSteps(steps).map((lesson) => lessonFacts(lesson, lesson.course))
  return { why: whyCannotFollow(window, member, now), lessons }
}
