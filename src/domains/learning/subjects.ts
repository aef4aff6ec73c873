import { sql } from 'kysely'
import { type Course, findCourse, findCourseOf, type Film, type Lesson, type Prime } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { orNotFound } from '#platform/refusal.ts'
import type { Watchable } from './rules.ts'
import { milliseconds } from './watched.ts'

type Pin = { id: number; ms: number }
export type LessonFacts = Watchable & { lessonId: number }
export type ChapterFacts = LessonFacts & { chapterId: number; video: Pin; startMs: number }
export type PrimeFacts = Watchable & { primeLessonId: number; video: Pin }

type Sold = Pick<Course, 'window' | 'subscription'>
type Whole = Sold & { id: number; lessons: readonly Pick<Lesson, 'isFree'>[]; primes: readonly unknown[] }

export const lessonFacts = (lesson: Lesson, { window, subscription }: Sold): LessonFacts => ({
  courseId: lesson.courseId,
  lessonId: lesson.id,
  published: lesson.published,
  isFree: lesson.isFree,
  course: window,
  subscription,
  steps: lesson.steps,
})

export const primeFacts = (prime: Prime, { id, window, subscription }: Course): PrimeFacts => ({
  courseId: id,
  primeLessonId: prime.id,
  published: prime.published,
  isFree: false,
  course: window,
  subscription,
  steps: [],
  video: pinOf(prime.film),
})

/** A course as a whole may be watched by whoever may watch all of it; it is free when all its lessons are. */
export const courseFacts = ({ id, window, subscription, lessons, primes }: Whole): Watchable => ({
  courseId: id,
  published: true,
  isFree: lessons.length > 0 && primes.length === 0 && lessons.every(({ isFree }) => isFree),
  course: window,
  subscription,
  steps: [],
})

const pinOf = ({ id, seconds }: Film): Pin => ({ id, ms: milliseconds(seconds) })
const everyLesson = ({ lessons, drafts }: Course) => [...drafts.lessons, ...lessons]
const everyPrime = ({ primes, drafts }: Course) => [...drafts.primes, ...primes]

export const findChapter = async (house: House, chapterId: number): Promise<ChapterFacts> =>
  chapterFacts(await findCourseOf(house, 'chapter', chapterId), chapterId)

export function chapterFacts(course: Course, chapterId: number): ChapterFacts {
  const { lesson, chapter } = chapterIn(course, chapterId)
  return {
    ...lessonFacts(lesson, course),
    published: lesson.published && chapter.published,
    chapterId,
    video: pinOf(chapter.film),
    startMs: milliseconds(chapter.startPoint),
  }
}

export function chapterIn(course: Course, chapterId: number) {
  return orNotFound(
    everyLesson(course)
      .flatMap((lesson) => lesson.chapters.map((chapter) => ({ lesson, chapter })))
      .find(({ chapter }) => chapter.id === chapterId),
  )
}

export async function findLesson(house: House, lessonId: number): Promise<LessonFacts> {
  const course = await findCourseOf(house, 'lesson', lessonId)
  return lessonFacts(orNotFound(everyLesson(course).find(({ id }) => id === lessonId)), course)
}

export async function findPrimeLesson(house: House, primeLessonId: number): Promise<PrimeFacts> {
  const course = await findCourseOf(house, 'prime', primeLessonId)
  return primeFacts(primeIn(course, primeLessonId), course)
}

export const primeIn = (course: Course, primeLessonId: number): Prime =>
  orNotFound(everyPrime(course).find(({ id }) => id === primeLessonId))

export const findWholeCourse = async (house: House, courseId: number): Promise<Watchable> =>
  courseFacts(await findCourse(house, courseId))

type At = { house: House; now: Date }

/** Which of these courses the member has for good, or with a code until its end. */
export async function listBought({ house, now }: At, memberId: number, courseIds: number[]): Promise<number[]> {
  if (courseIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select course_id as id from course_purchases where member_id = ${memberId} and course_id = any(${courseIds}::bigint[])
    union select course_id from received_courses where member_id = ${memberId} and course_id = any(${courseIds}::bigint[])
      and (ends_at is null or ends_at > ${now})`.execute(house.db)
  return rows.map(({ id }) => id)
}
