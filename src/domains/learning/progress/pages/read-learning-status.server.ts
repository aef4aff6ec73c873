import { openCoursesOf, type OpenCourse } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { lessonBookmarksOf } from '../../bookmarks/lesson-bookmarks.ts'
import { readOwnLists } from '../../own.ts'
import { attendedOf } from '../attended.ts'
import { certificatesOf } from '../own-certificates.ts'
import { goOnOf } from '../go-on.ts'
import { type CourseLine, lineOf } from '../line-in-course.ts'
import { rhythmOf, weekOf } from '../week.ts'

const MOST = 40

/** Everything that a learner is doing, in two statements, however much it is. */
export async function readLearningStatus(learner: Actor) {
  const { now } = learner
  const own = await readOwnLists(learner, { most: MOST, days: weekOf(now) })
  const { begun, bookmarked, studied } = own.lists
  const cards = openCoursesOf(own.catalogue, now, [...new Set([...begun, ...bookmarked])]).map((course) => ({
    course,
    line: lineOf(own, course),
  }))
  const cardsBy = (moment: 'watchedAt' | 'bookmarkedAt') =>
    cards
      .filter(({ line }) => line[moment] !== null)
      .toSorted((a, b) => b.line[moment]!.getTime() - a.line[moment]!.getTime())
      .map(cardOf)
  return {
    goOn: goOnOf(own),
    week: rhythmOf(now, new Map(Object.entries(studied))),
    attended: attendedOf(own),
    begun: cardsBy('watchedAt'),
    bookmarked: cardsBy('bookmarkedAt'),
    lessonBookmarks: lessonBookmarksOf(own),
    certificates: certificatesOf(own),
  }
}

function cardOf({ course: { card }, line }: { course: OpenCourse; line: CourseLine }) {
  const { watchedRatio, favorite, completed, continuationLink } = line
  return { ...card, watchedRatio, favorite, completed, continuationLink }
}
