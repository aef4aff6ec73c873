import type { DemoChapter, DemoLesson, FilmLength } from '../shape.ts'
import { pick, seedOf } from './pick.ts'

export type LessonDraft = {
  title: string
  description: string
  training: string | null
  checks: string[]
  chapters: string[]
}

const filmLengths: [FilmLength, ...FilmLength[]] = [40, 70, 12, 40, 180, 70, 40, 12]
const slidePages: [number, ...number[]] = [0, 0, 1, 0, 8, 0, 4, 0, 0, 6]

export function lesson(draft: LessonDraft, place: string): DemoLesson {
  return {
    title: draft.title,
    description: draft.description,
    trainingTitle: draft.training,
    isFree: false,
    checkPoints: draft.checks.map((description) => ({ description })),
    chapters: draft.chapters.map((title, index) => chapter(title, `${place}/${index}`)),
  }
}

function chapter(title: string, place: string): DemoChapter {
  const seed = seedOf(place)
  return { title, filmLength: pick(filmLengths, seed), slidePages: pick(slidePages, seed >>> 8) }
}
