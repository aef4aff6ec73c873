import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { askedOnce } from '../../../progress/ui/ask-once.ts'
import { useCompletion } from '../../../progress/ui/use-completion.tsx'
import type { Chapter, DailyLesson, LessonPlayerData } from './player-data.ts'
import { useProgress } from './use-progress.ts'

type Ticked = { completed: boolean; lessonCompleted: boolean; courseCompleted: boolean }

/** Ticks of chapters, lessons and the course: shown only when the server has said yes. */
export function useLessonActs({ lessons, course, step, audience }: LessonPlayerData) {
  const progress = useProgress(lessons)
  // What a plan's holder finds locked is in no plan.
  const completion = useCompletion(audience, true, audience.subscribed ? (course?.id ?? null) : null)
  const [courseDone, setCourseDone] = useState(course?.isCompleted ?? false)
  const follow = (done: boolean) => setCourseDone((now) => now || done)

  const tick = async (chapter: Chapter, lesson: DailyLesson) => {
    if (lesson.locked) return askWay()
    const path = callPath('/daily_lesson_chapters/:id/attendance', { id: chapter.id })
    const body = { completed: !chapter.isCompleted, from: 'player', ...(step && { step_id: step.id }) }
    const done = await completion.complete<Ticked>(path, body, lesson.courseId)
    if (!done) return
    progress.setChapter(chapter.id, done.completed, lesson.id, done.lessonCompleted)
    follow(done.courseCompleted)
  }
  const finishLesson = async (lesson: DailyLesson) => {
    const path = callPath('/daily_lessons/:id/attendance', { id: lesson.id })
    const done = await completion.complete<Ticked>(path, {}, lesson.courseId)
    if (!done) return
    progress.finish([lesson.id])
    follow(done.courseCompleted)
  }
  const finishCourse = async () => {
    if (!course || !completion.mayGoOn() || !(await askedOnce('course_completion_confirmed'))) return
    const path = callPath('/courses/:id/complete_course', { id: course.id })
    if (!(await completion.complete(path, {}, course.id))) return
    progress.finish(lessons.map(({ id }) => id))
    setCourseDone(true)
  }
  /** What stands before a film that is not for this person. */
  const askWay = () =>
    audience.signedIn ? completion.askPlan() : completion.askSignUp('この動画を見るには会員登録が必要です。')

  return { progress, completion, courseDone, tick, finishLesson, finishCourse, askWay }
}

export type LessonActs = ReturnType<typeof useLessonActs>
