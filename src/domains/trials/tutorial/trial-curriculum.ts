import { findCurriculum, isOpen, trialCurriculumId } from '#domains/catalogue/index.ts'
import { isOfOneMoment, pastInCurriculum, progressInCurriculum } from '#domains/learning/index.ts'
import type { Ask } from '#platform/ask.ts'

export type TrialCurriculum = {
  id: number
  title: string
  description: string
  steps: { id: number; title: string; done: boolean }[]
}

/** The curriculum that a trial leads to, with the own progress in its steps: one statement. */
export async function readTrialCurriculum(ask: Ask): Promise<TrialCurriculum | null> {
  const id = await trialCurriculumId(ask.house)
  if (id === null) return null
  const curriculum = await findCurriculum(ask.house, id)
  if (!isOpen(curriculum.window, ask.now)) return null
  const past = await pastInCurriculum(ask, curriculum)
  if (!(await isOfOneMoment(ask, past))) return readTrialCurriculum(ask)
  const done = new Set(past ? progressInCurriculum(curriculum, past).completedLessonIds : [])
  return {
    id,
    title: curriculum.title,
    description: curriculum.description,
    steps: curriculum.steps.map(({ id: stepId, title, lessons }) => ({
      id: stepId,
      title,
      done: lessons.length > 0 && lessons.every((lesson) => done.has(lesson.id)),
    })),
  }
}
