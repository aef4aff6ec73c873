import { fileLink } from '#platform/file-link.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { isOpen } from '../rules.ts'
import { type CurriculumCardFacts, type Level, levels } from '../terms.ts'
import type { BriefCurriculum, BriefLesson, BriefStep, Catalogue } from './terms.ts'

export const openCurriculums = ({ curriculums }: Catalogue, now: Date): BriefCurriculum[] =>
  [...curriculums.values()].filter(({ window }) => isOpen(window, now))

export const curriculumCard = ({ id, title, level, goal, coverKey, steps }: BriefCurriculum): CurriculumCardFacts => ({
  ...{ id, title, breaks: breaksIn(title), level, goal, thumbnailUrl: fileLink(coverKey) },
  steps: steps.length,
})

export type CurriculumLine = {
  id: number
  title: string
  description: string
  level: Level
  coverKey: string | null
  steps: number
  videoSeconds: number
}

/** Every open curriculum with its length, easiest first. */
export function curriculumLines(catalogue: Catalogue, now: Date): CurriculumLine[] {
  return openCurriculums(catalogue, now)
    .map(({ id, title, description, level, coverKey, steps }) => ({
      ...{ id, title, description, level, coverKey },
      steps: steps.length,
      videoSeconds: Math.round(secondsOf({ chapters: steps.flatMap(chaptersOf) })),
    }))
    .toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
}

const chaptersOf = ({ lessons }: BriefStep) => lessons.flatMap(({ chapters }) => chapters)
export const secondsOf = ({ chapters }: Pick<BriefLesson, 'chapters'>): number =>
  chapters.reduce((sum, { film }) => sum + film.seconds, 0)
