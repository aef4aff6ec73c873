import type { BriefCurriculum } from '#domains/catalogue/index.ts'
import type { Own } from '../own.ts'
import { chaptersOf, isDone, lessonsOfSteps, ratioOfFilms } from '../past.ts'
import { stepsLeft } from './steps-left.ts'

/** How far a learner is in a curriculum, out of what was read about its lessons. */
export function lineOfCurriculum({ done }: Pick<Own, 'done'>, { steps }: Pick<BriefCurriculum, 'steps'>) {
  const complete = steps.map(({ lessons }) => lessons.length > 0 && lessons.every((lesson) => isDone(lesson, done)))
  return {
    watchedRatio: ratioOfFilms(chaptersOf(lessonsOfSteps(steps)), done),
    isCleared: steps.length > 0 && !complete.includes(false),
    completedSteps: complete.filter(Boolean).length,
    words: stepsLeft(complete),
  }
}
