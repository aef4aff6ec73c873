import type { BriefCurriculum } from '#domains/catalogue/index.ts'
import type { Past } from '../past.ts'
import { milliseconds } from '../watched.ts'

/** What a learner goes on with in a curriculum: a chapter of one of its steps. */
export type NextChapter = { stepId: number; stepTitle: string; chapterId: number; title: string }

/** Within the last seconds of a film nobody stays: the next one plays. */
const NEAR_END_MS = 3_000
const UNSEEN_MS = 2_000

type Path = Pick<BriefCurriculum, 'steps'>
type Progress = Pick<Past, 'watched' | 'ticked' | 'lessons'>
type At = { stepId: number | null; chapterId: number | null }

/**
 * The first thing that is not done: the place itself while its film is in the middle, else what is neither ticked nor
 * watched to its end, from the place's step on and then from the beginning; last, what was watched and only not
 * ticked. Null when all is done.
 */
export function nextIn({ steps }: Path, past: Progress, at: At): NextChapter | null {
  const here = steps.find(({ id }) => id === at.stepId)?.position ?? 0
  const open = steps.flatMap((step) =>
    step.lessons.flatMap((lesson) =>
      lesson.chapters.flatMap((chapter) => {
        const watched = past.watched.get(chapter.film.id)
        const ms = milliseconds(chapter.film.seconds)
        const ticked = past.ticked.has(chapter.id) || past.lessons.has(lesson.id)
        const ended = watched !== undefined && milliseconds(watched.place) >= ms - NEAR_END_MS
        const seen = watched !== undefined && watched.seenMs >= ms - UNSEEN_MS
        const isHere = step.id === at.stepId && chapter.id === at.chapterId
        const stays = isHere && !ended && (!ticked || (watched?.place ?? 0) > 0)
        if (ticked && !stays) return []
        return [{ step, chapter, rank: stays ? 0 : (ended || seen ? 3 : 1) + Number(step.position < here) }]
      }),
    ),
  )
  // Equals stay in the order of the path.
  const [first] = open.toSorted((a, b) => a.rank - b.rank)
  if (!first) return null
  const { step, chapter } = first
  return { stepId: step.id, stepTitle: step.title, chapterId: chapter.id, title: chapter.title }
}

/** The same, once this step is done. */
export const nextAfter = ({ steps }: Path, past: Progress, stepId: number): NextChapter | null => {
  const here = steps.find(({ id }) => id === stepId)
  if (!here) return null
  const emptied = steps.map((step) => (step === here ? { ...step, lessons: [] } : step))
  return nextIn({ steps: emptied }, past, { stepId, chapterId: null })
}
