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

/** Which of these courses the member has bought. */
export async function listBought(house: House, memberId: number, courseIds: number[]): Promise<number[]> {
  if (courseIds.length === 0) return []
  const rows = await house.db
    .selectFrom('course_purchases')
    .select('course_id')
    .where('member_id', '=', memberId)
    .where('course_id', 'in', courseIds)
    .execute()
  return rows.map(({ course_id }) => course_id)
}
