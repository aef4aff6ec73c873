import type { Curriculum } from '#domains/catalogue/index.ts'
import { chaptersOf, isDone, lessonsOfSteps, type Past, ratioOfFilms } from '../past.ts'
import { type NextChapter, nextIn } from './next-in.ts'

/** What a learner has done in one curriculum, as its page shows it. */
export type CurriculumProgress = {
  attends: boolean
  completedLessonIds: number[]
  watchedRatio: number
  place: { stepId: number; chapterId: number } | null
  /** The first thing not done; null when all is. */
  next: NextChapter | null
  certificate: { id: number; publishedAt: string } | null
  noteExists: boolean
}

export function progressInCurriculum(curriculum: Curriculum, past: Past): CurriculumProgress {
  const { attendance, certificate, hasNote } = past
  const lessons = lessonsOfSteps(curriculum.steps)
  return {
    attends: attendance !== null && !attendance.removed,
    completedLessonIds: lessons.filter((lesson) => isDone(lesson, past)).map(({ id }) => id),
    watchedRatio: ratioOfFilms(chaptersOf(lessons), past),
    place: placeIn(curriculum, past),
    next: nextIn(curriculum, past, attendance ?? { stepId: null, chapterId: null }),
    certificate,
    noteExists: hasNote,
  }
}

/** The place that was watched last, while it is still in its step. */
export function placeIn({ steps }: Curriculum, { attendance }: Past): CurriculumProgress['place'] {
  const step = steps.find(({ id }) => id === attendance?.stepId)
  const chapter = chaptersOf(step?.lessons ?? []).find(({ id }) => id === attendance?.chapterId)
  return step && chapter ? { stepId: step.id, chapterId: chapter.id } : null
}
