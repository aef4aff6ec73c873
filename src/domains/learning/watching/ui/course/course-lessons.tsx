import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { askedOnce } from '../../../progress/ui/ask-once.ts'
import type { useCompletion } from '../../../progress/ui/use-completion.tsx'
import { LessonEntry } from './lesson-entry.tsx'
import { PrimeEntry } from './prime-entry.tsx'

type Props = { page: CoursePageData; completion: ReturnType<typeof useCompletion> }

/** Everything to watch, in order, with what is free marked and what is done stamped. */
export function CourseLessons({ page, completion }: Props) {
  const { course, progress, line } = page
  const [completed, setCompleted] = useState(line?.completed ?? false)
  const [doneLessons, setDoneLessons] = useState(() => new Set(progress?.completedLessonIds))
  const [donePrimes, setDonePrimes] = useState(() => new Set(progress?.completedPrimeIds))

  const completeLesson = async (lessonId: number) => {
    const done = await completion.complete<{ courseCompleted?: boolean }>(
      callPath('/lesson_attendances'),
      { lesson_id: lessonId },
      course.id,
    )
    if (!done) return
    setDoneLessons((known) => new Set(known).add(lessonId))
    if (done.courseCompleted) setCompleted(true)
  }
  const completePrime = async (primeId: number) => {
    if (!completion.mayGoOn() || !(await askedOnce('prime_lesson_completion_confirmed'))) return
    const done = await completion.complete(callPath('/prime_lessons/:id/attendances', { id: primeId }), {}, course.id)
    if (done) setDonePrimes((known) => new Set(known).add(primeId))
  }
  const completeCourse = async () => {
    if (!completion.mayGoOn() || !(await askedOnce('course_completion_confirmed'))) return
    const done = await completion.complete(callPath('/courses/:id/complete_course', { id: course.id }), {}, course.id)
    if (!done) return
    setCompleted(true)
    setDoneLessons(new Set(course.lessons.map((lesson) => lesson.id)))
    setDonePrimes(new Set(course.primes.map((prime) => prime.id)))
  }

  return (
    <section aria-labelledby="lessons">
      <SectionHeading id="lessons" lead="一日にひとつずつ。短い動画を見て、その日の練習を描きます。">
        レッスン
      </SectionHeading>
      <ol>
        {course.lessons.map((lesson) => (
          <LessonEntry
            key={lesson.id}
            lesson={lesson}
            page={page}
            done={doneLessons.has(lesson.id)}
            complete={completeLesson}
          />
        ))}
        {course.primes.map((prime) => (
          <PrimeEntry
            key={prime.id}
            prime={prime}
            mayWatch={page.mayWatch}
            signedIn={page.audience.signedIn}
            isClosed={page.isClosed}
            done={donePrimes.has(prime.id)}
            complete={completePrime}
            askPlan={completion.mayGoOn}
          />
        ))}
      </ol>
      {page.mayWatch && (
        <div className="mt-6 flex flex-wrap items-center justify-end gap-4">
          {completed ? (
            <p className="text-leaf">この講座は受講完了です</p>
          ) : (
            <Button look="quiet" size="small" onClick={() => void completeCourse()}>
              講座を受講完了にする
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
