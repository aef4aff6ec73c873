import { openCoursesOf, type OpenCourse, readSkillPaths, skillPathCards } from '#domains/catalogue/index.ts'
import {
  attendedOf,
  certificatesOf,
  type CourseLine,
  goOnOf,
  hasBegun,
  lessonBookmarksOf,
  lineOf,
  readOwnLists,
  rhythmOf,
  standingOf,
  weekOf,
} from '#domains/learning/index.ts'
import type { Actor } from '#platform/ask.ts'

const MOST = 40

/** Everything that a learner is doing, in two statements, however much it is. */
export async function readLearningStatus(learner: Actor) {
  const { now } = learner
  const [own, paths] = await Promise.all([
    readOwnLists(learner, { most: MOST, days: weekOf(now) }),
    readSkillPaths(learner.house),
  ])
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
    standing: standingOf(own),
    hasBegun: hasBegun(own.lists),
    week: rhythmOf(now, new Map(Object.entries(studied))),
    attended: attendedOf(own),
    begun: cardsBy('watchedAt'),
    bookmarked: cardsBy('bookmarkedAt'),
    lessonBookmarks: lessonBookmarksOf(own),
    certificates: certificatesOf(own),
    paths: skillPathCards(paths, own.catalogue, now),
  }
}

function cardOf({ course: { card }, line }: { course: OpenCourse; line: CourseLine }) {
  const { watchedRatio, favorite, completed, continuationLink } = line
  return { ...card, watchedRatio, favorite, completed, continuationLink }
}
