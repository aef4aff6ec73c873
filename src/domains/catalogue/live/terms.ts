import type { CourseCardFacts, CourseGroup, Level, Tab, TeacherFace, Window } from '../terms.ts'

export type BriefFilm = { id: number; seconds: number; posterKey: string | null }
export type BriefChapter = { id: number; title: string; film: BriefFilm }
export type BriefLesson = {
  id: number
  courseId: number
  title: string
  isFree: boolean
  chapters: readonly BriefChapter[]
}

/** A course as lists need it: its card, and what is published in it, in order. */
export type BriefCourse = {
  id: number
  title: string
  coverKey: string | null
  window: Window
  openedAt: Date | null
  /** From when to when it is part of the plan; null when it is sold singly only. */
  subscription: Window | null
  /** Yen with tax, where it is sold by itself. */
  singlePriceYen: number | null
  card: Readonly<CourseCardFacts>
  level: Level
  tab: Tab
  categoryPosition: number
  teacherIds: readonly number[]
  lessons: readonly (BriefLesson & { freeCategoryId: number | null })[]
  primes: readonly BriefChapter[]
}

export type BriefStep = { id: number; title: string; position: number; lessons: readonly BriefLesson[] }
export type BriefCurriculum = {
  id: number
  title: string
  description: string
  goal: string
  level: Level
  /** What one step takes at most, films and drawing; 0 where the steps take as long as their lessons. */
  stepMinutes: number
  coverKey: string | null
  /** What is drawn at its end. */
  goalKey: string | null
  window: Window
  /** With what they borrow and is published, in order. */
  steps: readonly BriefStep[]
}

/** A step that borrows a lesson, and when its curriculum is open. */
export type Borrowing = { stepId: number; curriculumId: number; window: Window }

/** All that there is to learn, in brief and frozen: what is open, what is closed and what is to come. */
export type Catalogue = {
  courses: ReadonlyMap<number, BriefCourse>
  /** In the order of their lists. */
  curriculums: ReadonlyMap<number, BriefCurriculum>
  /** The published ones. */
  lessons: ReadonlyMap<number, BriefLesson>
  /** By the lesson that is borrowed. */
  borrowings: ReadonlyMap<number, readonly Borrowing[]>
  groups: readonly (CourseGroup & { tab: Tab })[]
  teachers: readonly TeacherFace[]
  problems: readonly { slug: string; label: string; note: string; lessonId: number }[]
  freeCategories: readonly { id: number; slug: string; name: string }[]
}
