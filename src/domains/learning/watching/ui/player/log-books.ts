import { callPath } from '#platform/browser-call.ts'
import type { LessonPlayerData } from './player-data.ts'
import type { LogBook } from './watch-log.ts'

/** A chapter is logged for its course, or for the curriculum whose step it is played in. */
export function lessonBook({ course, step }: LessonPlayerData): LogBook {
  const speedLog = (id: number) => callPath('/daily_lesson_chapters/:id/speed_log', { id })
  if (step) {
    const of = { curriculum_id: step.curriculumId }
    return {
      timeLog: (id) => ({ path: callPath('/daily_lesson_chapters/:id/curriculum_time_log', { id }), of }),
      speedLog,
    }
  }
  const of = { course_id: course!.id }
  return {
    timeLog: (id) => ({ path: callPath('/daily_lesson_chapters/:id/time_log', { id }), of }),
    startLog: (id) => callPath('/daily_lesson_chapters/:id/start_watching_chapter_log', { id }),
    finishLog: (id) => callPath('/daily_lesson_chapters/:id/finish_watching_chapter_log', { id }),
    speedLog,
  }
}

export function primeBook(courseId: number): LogBook {
  const of = { course_id: courseId }
  return { timeLog: (id) => ({ path: callPath('/prime_lessons/:id/time_log', { id }), of }) }
}
