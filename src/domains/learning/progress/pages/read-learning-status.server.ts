import { catalogueOf, openCoursesOf, type OpenCourse } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { attendedCurriculums } from '../queries/attended.ts'
import { certificatesOf } from '../queries/certificates.ts'
import { listOwnCourses, type CourseLine } from '../queries/course-lines.ts'
import { listLessonBookmarks } from '../../bookmarks/queries.ts'
import { findGoOn, listStudyDays } from '../queries/learning-status.ts'
import { rhythmOf, weekOf } from '../week.ts'

const MOST = 40

/** Everything that a learner is doing, in six statements, however much it is. */
export async function readLearningStatus(learner: Actor) {
  const { db, memberId, now } = learner
  const { from, to } = weekOf(now)
  const [goOn, attended, own, lessonBookmarks, certificates, studied] = await Promise.all([
    findGoOn(learner),
    attendedCurriculums(learner),
    listOwnCourses(learner, MOST),
    listLessonBookmarks(learner, MOST),
    certificatesOf(db, memberId, now),
    listStudyDays(db, memberId, from, to),
  ])
  const catalogue = await catalogueOf(learner.house)
  const ids = own.map(({ courseId }) => courseId)
  const facts = new Map(openCoursesOf(catalogue, now, ids).map((course) => [course.id, course]))
  const cardsBy = (moment: 'watchedAt' | 'bookmarkedAt') =>
    own
      .filter((line) => line[moment] !== null)
      .toSorted((a, b) => b[moment]!.getTime() - a[moment]!.getTime())
      .flatMap((line) => cardOf(line, facts.get(line.courseId)))
  return {
    goOn,
    week: rhythmOf(now, studied),
    attended,
    begun: cardsBy('watchedAt'),
    bookmarked: cardsBy('bookmarkedAt'),
    lessonBookmarks,
    certificates,
  }
}

function cardOf({ watchedRatio, favorite, completed, continuationLink }: CourseLine, facts: OpenCourse | undefined) {
  if (!facts) return []
  return [{ ...facts.card, watchedRatio, favorite, completed, continuationLink }]
}
