import type { BriefCourse, BriefLesson } from '#domains/catalogue/index.ts'
import { continuationOf, type Spot } from '../continuation.ts'
import type { Own } from '../own.ts'
import { chaptersOf, type Past, ratioOfFilms } from '../past.ts'
import { type Learner, whyCannotWatch } from '../rules.ts'
import { courseFacts } from '../subjects.ts'

/** A learner's own part of a course's card. */
export type CourseLine = {
  courseId: number
  watchedRatio: number
  favorite: boolean
  completed: boolean
  /** Null where nothing of it may be watched now. */
  continuationLink: string | null
  continuationLabel: string | null
  /** When it was last watched, and put aside; null if never. */
  watchedAt: Date | null
  bookmarkedAt: Date | null
}

type Course = Pick<BriefCourse, 'id' | 'window' | 'subscription' | 'primes'> & { lessons: readonly BriefLesson[] }
type Progress = Pick<Past, 'watched' | 'bought' | 'place' | 'courseCompleted' | 'courseBookmarkedAt'>

/** What a course is to a learner: what was watched of it, where it goes on, whether it was put aside. */
export function lineInCourse(
  course: Course,
  past: Progress,
  { member, now }: Pick<Learner, 'member' | 'now'>,
): CourseLine {
  const { lessons, primes } = course
  const { spot, lesson } = placeIn(course, past)
  const first: Spot | null = firstOf(course)
  const facts = { ...courseFacts(course), isFree: (lesson ?? lessons[0])?.isFree ?? false }
  const mayWatch = whyCannotWatch(facts, member, past.bought.has(course.id), now) === null
  const finished = past.place?.finished ?? false
  const following = finished ? followingIn(course, spot) : null
  const on = mayWatch ? continuationOf({ place: spot, finished, following, first }) : null
  return {
    courseId: course.id,
    watchedRatio: ratioOfFilms([...chaptersOf(lessons), ...primes], past),
    completed: past.courseCompleted,
    favorite: past.courseBookmarkedAt !== null,
    continuationLink: on?.link ?? null,
    continuationLabel: on?.label ?? null,
    watchedAt: past.place && new Date(past.place.at),
    bookmarkedAt: past.courseBookmarkedAt === null ? null : new Date(past.courseBookmarkedAt),
  }
}

/** The same out of what was read about many courses. */
export function lineOf(own: Own, course: Course): CourseLine {
  const { watched, bought, completed, bookmarks, places } = own.done
  const [courseCompleted, courseBookmarkedAt] = [completed.has(course.id), bookmarks.get(course.id) ?? null]
  const past = { watched, bought, place: places.get(course.id) ?? null, courseCompleted, courseBookmarkedAt }
  return lineInCourse(course, past, own)
}

/** The place that was watched last, while it is still there. */
function placeIn({ lessons, primes }: Course, { place, watched }: Progress) {
  const lesson = lessons.find(({ chapters }) => chapters.some(({ id }) => id === place?.chapterId)) ?? null
  if (lesson) return { lesson, spot: { chapterId: place!.chapterId! } }
  const prime = primes.find(({ id }) => id === place?.primeLessonId)
  const spot = prime ? { primeLessonId: prime.id, seconds: watched.get(prime.film.id)?.place ?? 0 } : null
  return { lesson: null, spot }
}

function followingIn({ lessons, primes }: Course, spot: { chapterId: number } | { primeLessonId: number } | null) {
  if (spot && 'chapterId' in spot) {
    const chapters = chaptersOf(lessons)
    const next = chapters[chapters.findIndex(({ id }) => id === spot.chapterId) + 1]
    return next ? { chapterId: next.id } : null
  }
  const next = spot && primes[primes.findIndex(({ id }) => id === spot.primeLessonId) + 1]
  return next ? { primeLessonId: next.id, seconds: 0 } : null
}

function firstOf({ lessons, primes }: Course): Spot | null {
  const [chapter] = chaptersOf(lessons)
  if (chapter) return { chapterId: chapter.id }
  return primes[0] ? { primeLessonId: primes[0].id, seconds: 0 } : null
}
