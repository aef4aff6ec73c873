import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { findNextChapter, type NextChapter } from '../../progress/queries/next-chapter.ts'
import { findStepToPlay } from '../queries/player.ts'
import { findCurriculum } from '../../subjects.ts'
import { whyCannotFollow } from '../../rules.ts'
import { refuse } from '../../refusals.ts'
import type { DailyLesson } from '../ui/player/player-data.ts'
import { audienceOf } from '../../audience-of.ts'
import { lessonsOf, pastOf } from './read-personal.server.ts'

/** A step as it is opened from its curriculum: what is in it, what is done, where to go on. */
export async function readStep(ask: Ask, stepId: string) {
  const step = await findStepToPlay(ask.house, idOf(stepId))
  const { window } = await findCurriculum(ask.house, step.curriculumId)
  const why = whyCannotFollow(window, ask.member, ask.now)
  if (why === 'not-found') return refuse(why)
  const films = step.lessons.flatMap(({ chapters }) => chapters)
  const past = await pastOf(ask, {
    films,
    chapterIds: films.map(({ id }) => id),
    lessonIds: step.lessons.map(({ id }) => id),
    courseIds: [...new Set(step.lessons.map(({ courseId }) => courseId))],
    curriculumId: step.curriculumId,
  })
  const lessons = lessonsOf(step.lessons, ask, past).filter(({ locked }) => locked !== 'not-found')
  const last = films.find(({ id }) => id === past?.last?.chapterId)
  const first = films[0]
  const base = `/subscriptions/curriculum_steps/${step.id}`
  return {
    id: step.id,
    title: step.title,
    curriculumId: step.curriculumId,
    curriculumTitle: step.curriculumTitle,
    poster: fileLink((last ?? first)?.poster ?? null),
    lessons,
    isCompleted: lessons.length > 0 && lessons.every(({ isCompleted }) => isCompleted),
    goOn: await goOnOf(ask, step, { mayFollow: why === null, lessons, chapterId: last?.id ?? null }),
    supplementPath: step.zip && !why ? `${base}/supplement` : null,
    supplementPdfPath: step.pdf && !why ? `${base}/supplement_pdf` : null,
    audience: await audienceOf(ask),
  }
}

/** Where the learner goes on: in this step, then in what follows; for who has no plan, in a lesson that is open to all. */
async function goOnOf(
  { db, member }: Ask,
  { id: stepId, title: stepTitle, curriculumId }: { id: number; title: string; curriculumId: number },
  { mayFollow, lessons, chapterId }: { mayFollow: boolean; lessons: readonly DailyLesson[]; chapterId: number | null },
): Promise<NextChapter | null> {
  if (member && mayFollow) return findNextChapter(db, { memberId: member.id, curriculumId, stepId, chapterId })
  const open = lessons.find(({ locked }) => locked === null)?.chapters[0]
  return open ? { stepId, stepTitle, chapterId: open.id, title: open.title } : null
}

export type StepPageData = Awaited<ReturnType<typeof readStep>>
