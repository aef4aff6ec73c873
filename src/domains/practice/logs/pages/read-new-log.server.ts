import { href } from 'react-router'
import { isClosedByDebt } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { quoted } from '#platform/text.ts'
import { listChecked } from '../../self-checks/queries.ts'
import { aimOf, practiceOf } from '../../practice-of.ts'

/** The practice of one lesson: the catalogue is asked for what it aims at, one statement for what is ticked. */
export async function readNewLog(actor: Actor, lessonId: number, stepId: number | null) {
  const { course, lesson, step, why } = await practiceOf(actor, lessonId, stepId)
  if (why) {
    const poster = fileLink(lesson.chapters[0]?.film.posterKey ?? course.coverKey)
    const { id, title } = course
    return {
      locked: {
        why,
        title: lesson.title,
        poster,
        course: { id, title },
        openedBy: null,
        debtor: isClosedByDebt(actor.member, actor.now) ? actor.memberId : null,
      },
    }
  }
  const checked = new Set(await listChecked(actor.db, actor.memberId, lessonId))
  return {
    practice: {
      lessonId,
      stepId: step?.id ?? null,
      lessonTitle: lesson.title,
      lead: `${course.title}${quoted(lesson.title)}の練習`,
      backTo: wayBack(course.id, lesson.chapters[0]?.id, step?.id),
      aim: aimOf(lesson),
      checkPoints: lesson.checkPoints.map(({ id, description, thumbnailKey }) => ({
        ...{ id, description, thumbnailUrl: fileLink(thumbnailKey), checked: checked.has(id) },
      })),
    },
  }
}

export type PracticeData = NonNullable<Awaited<ReturnType<typeof readNewLog>>['practice']>

/** To the film that it was opened beside; a lesson without one leads to its course. */
export function wayBack(courseId: number, chapterId: number | undefined, stepId: number | undefined): string {
  if (chapterId === undefined) return href('/courses/:id', { id: String(courseId) })
  if (stepId === undefined) return href('/daily_lesson_chapters/:id', { id: String(chapterId) })
  const place = { stepId: String(stepId), chapterId: String(chapterId) }
  return href('/subscriptions/curriculum_steps/:stepId/chapters/:chapterId', place)
}
