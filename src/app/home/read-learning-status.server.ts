import { type CourseCardFacts, openCoursesOf, readSkillPaths, skillPathCards } from '#domains/catalogue/index.ts'
import { fileLink } from '#platform/file-link.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { critiqueInvitationAsked, ownCorrectionsAsked } from '#domains/critiques/index.ts'
import {
  attendedOf,
  certificatesOf,
  type CourseLine,
  finishedAsked,
  footprintSpan,
  footprintsOf,
  goOnOf,
  hasBegun,
  type LessonBookmark,
  lessonBookmarksOf,
  lineOf,
  type Own,
  readOwnLists,
  rhythmOf,
  standingOf,
} from '#domains/learning/index.ts'
import { drawnAsked, type Growth, growthAsked } from '#domains/practice/index.ts'
import { lifetimeAsked } from '#domains/lookback/index.ts'
import { todayAsked } from '#domains/schedules/index.ts'
import { lastDayOf } from '#domains/trials/index.ts'
import type { Actor } from '#platform/ask.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { offerTo } from './offers.server.ts'
import { pricedFor } from './own-cards.ts'
import { tasksOf } from './today.server.ts'

const MOST = 40

/** Everything that a learner is doing, in two statements, however much it is. */
export async function readLearningStatus(learner: Actor) {
  const { now } = learner
  const beside = {
    growth: growthAsked(learner),
    today: todayAsked(learner),
    critique: critiqueInvitationAsked(learner),
    corrections: ownCorrectionsAsked(learner, learner.member),
    drawn: drawnAsked(learner),
    lifetime: lifetimeAsked(learner),
    finished: finishedAsked(learner.memberId),
  }
  const [own, paths] = await Promise.all([
    readOwnLists(learner, { most: MOST, days: footprintSpan(now), beside }),
    readSkillPaths(learner.house),
  ])
  const { growth, today, critique, corrections, drawn, lifetime, finished } = own.beside
  const goOn = goOnOf(own)
  const standing = standingOf(own)
  const isFree = learner.member.state === 'before_subscribe'
  const { begun, bookmarked, received, purchased, studied } = own.lists
  const waiting = waitingOf(own, [...purchased, ...received.map(({ courseId }) => courseId)])
  const days = new Map(Object.entries(studied))
  const cards = openCoursesOf(own.catalogue, now, [...new Set([...begun, ...bookmarked])]).map((course) => ({
    card: pricedFor(own, course),
    line: lineOf(own, course),
  }))
  const cardsBy = (moment: 'watchedAt' | 'bookmarkedAt') =>
    cards
      .filter(({ line }) => line[moment] !== null)
      .toSorted((a, b) => b.line[moment]!.getTime() - a.line[moment]!.getTime())
      .map(cardOf)
  // Who has planned what to do today, or has a course of their own, is offered nothing else.
  const offer = today?.parts[0] || waiting ? null : offerTo({ standing, finished, isFree, now }, own.catalogue)
  return {
    goOn,
    tasks: tasksOf({ corrections, plan: today, goOn, drawn, growth, catalogue: own.catalogue }),
    offer,
    lifetime,
    hasBegun: hasBegun(own.lists),
    week: rhythmOf(now, days),
    footprints: footprintsOf(now, days),
    growth: growth && headed(growth),
    today,
    critique,
    attended: attendedOf(own),
    begun: cardsBy('watchedAt'),
    bookmarked: cardsBy('bookmarkedAt'),
    lessonBookmarks: lessonBookmarksOf(own).map((one) => shownLesson(own, one)),
    certificates: certificatesOf(own),
    paths: skillPathCards(paths, own.catalogue, now),
    received: receivedOf(own, received),
    purchased: ownCards(own, purchased),
    waiting,
  }
}

function headed(growth: Growth) {
  // A theme may say more than a heading holds: its first sentence is what was drawn.
  const heading = `${growth.theme.split('。', 1)[0]}、はじめといま`
  return { ...growth, heading, breaks: breaksIn(heading) }
}
export type HeadedGrowth = ReturnType<typeof headed>

/** What its first film draws, and out of which course it is. */
function shownLesson({ catalogue }: Own, { favoriteId, lessonId, title, courseId, courseTitle, link }: LessonBookmark) {
  const film = catalogue.lessons.get(lessonId)?.chapters[0]?.film
  return {
    ...{ favoriteId, title, link },
    from: link ? courseTitle : `${courseTitle}・公開を終了しました`,
    pictureUrl: fileLink(film?.posterKey ?? catalogue.courses.get(courseId)?.coverKey ?? null),
  }
}

/** The courses that came with a code, also such as have been closed since, and the last day on which they are theirs. */
function receivedOf(own: Own, received: Received) {
  const [first] = received
  const courses = ownCards(
    own,
    received.map(({ courseId }) => courseId),
  )
  const until = first?.endsAt ? formatDayKey(lastDayOf(new Date(first.endsAt))) : null
  return courses.length > 0 ? { courses, until } : null
}

/** Courses that are the learner's own, whatever became of them. */
const ownCards = (own: Own, ids: readonly number[]) =>
  ids.flatMap((id) => {
    const course = own.catalogue.courses.get(id)
    return course ? [cardOf({ card: pricedFor(own, course), line: lineOf(own, course) })] : []
  })

/** The first of the courses that are theirs in which nothing was watched yet. */
function waitingOf(own: Own, ids: readonly number[]) {
  const course = ids.map((id) => own.catalogue.courses.get(id)).find((one) => one && !lineOf(own, one).watchedAt)
  return course ? { id: course.id, title: course.title } : null
}

type Received = Awaited<ReturnType<typeof readOwnLists>>['lists']['received']

function cardOf({ card, line }: { card: CourseCardFacts; line: CourseLine }) {
  const { watchedRatio, favorite, completed, continuationLink } = line
  return { ...card, breaks: breaksIn(card.title), watchedRatio, favorite, completed, continuationLink }
}
