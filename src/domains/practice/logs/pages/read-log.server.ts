import { findCourse } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { findOwnLog } from '../own-logs.ts'
import { aimOf } from '../../practice-of.ts'
import { wayBack } from './read-new-log.server.ts'

/** One own log: one statement for it, the catalogue for what it aimed at. */
export async function readLog(actor: Actor, id: number) {
  const log = await findOwnLog(actor, id)
  const course = await findCourse(actor.house, log.courseId)
  const lesson = [...course.lessons, ...course.drafts.lessons].find((one) => one.id === log.lessonId)!
  const isThere = course.lessons.some((one) => one.id === log.lessonId)
  return {
    log,
    aim: aimOf(lesson),
    backTo: isThere ? wayBack(course.id, lesson.chapters[0]?.id, log.stepId ?? undefined) : null,
    memberId: actor.memberId,
  }
}

export type LogData = Awaited<ReturnType<typeof readLog>>
