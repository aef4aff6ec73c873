import { fileLink } from '#platform/file-link.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { isOpen } from '../rules.ts'
import { lengthOfStep } from './drawing.ts'
import { type CurriculumCardFacts, type Level, levels } from '../terms.ts'
import type { BriefCurriculum, BriefLesson, Catalogue } from './terms.ts'

export const openCurriculums = ({ curriculums }: Catalogue, now: Date): BriefCurriculum[] =>
  [...curriculums.values()].filter(({ window }) => isOpen(window, now))

export const curriculumCard = ({ id, title, level, goal, coverKey, steps }: BriefCurriculum): CurriculumCardFacts => ({
  ...{ id, title, breaks: breaksIn(title), level, goal, thumbnailUrl: fileLink(coverKey) },
  steps: steps.length,
})

export type CurriculumLine = {
  id: number
  title: string
  breaks: readonly number[]
  description: string
  level: Level
  coverKey: string | null
  goalKey: string | null
  steps: number
  videoSeconds: number
  drawingMinutes: number
}

/** Every open curriculum with its length, easiest first. */
export function curriculumLines(catalogue: Catalogue, now: Date): CurriculumLine[] {
  return openCurriculums(catalogue, now)
    .map((curriculum) => {
      const { id, title, description, level, coverKey, goalKey, steps } = curriculum
      const lengths = steps.map((step) => lengthOfStep(catalogue, curriculum, step))
      return {
        ...{ id, title, breaks: breaksIn(title), description, level, coverKey, goalKey },
        steps: steps.length,
        videoSeconds: lengths.reduce((sum, { seconds }) => sum + seconds, 0),
        drawingMinutes: lengths.reduce((sum, { drawing }) => sum + drawing, 0),
      }
    })
    .toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
}

export const secondsOf = ({ chapters }: Pick<BriefLesson, 'chapters'>): number =>
  chapters.reduce((sum, { film }) => sum + film.seconds, 0)
