import type { Course } from '#domains/catalogue/index.ts'
import { continuationOf, type Spot } from '../continuation.ts'
import { chaptersOf, type Past, ratioOfFilms } from '../past.ts'
import { type Learner, whyCannotWatch } from '../rules.ts'
import { courseFacts } from '../subjects.ts'
import type { CourseLine } from './queries/course-lines.ts'

/** What a course is to a learner: what was watched of it, where it goes on, whether it was put aside. */
export function lineInCourse(course: Course, past: Past, { member, now }: Omit<Learner, 'db'>): CourseLine {
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

/** The place that was watched last, while it is still there. */
function placeIn({ lessons, primes }: Course, { place, watched }: Past) {
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
