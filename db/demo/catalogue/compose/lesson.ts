import type { DemoChapter, DemoLesson, FilmPart } from '../shape.ts'
import { pick, seedOf } from './pick.ts'

export type LessonDraft = {
  title: string
  description: string
  training: string | null
  checks: string[]
  chapters: string[]
}

const eitherPart: [FilmPart, FilmPart] = ['draft', 'finish']
const slidePages: [number, ...number[]] = [0, 0, 1, 0, 8, 0, 4, 0, 0, 6]

export function lesson(draft: LessonDraft, place: string): DemoLesson {
  return {
    title: draft.title,
    description: draft.description,
    trainingTitle: draft.training,
    isFree: false,
    checkPoints: draft.checks.map((description) => ({ description })),
    chapters: draft.chapters.map((title, index) => chapter(title, `${place}/${index}`, index / draft.chapters.length)),
  }
}

/** A lesson builds its motif up first and finishes it in the end. */
function chapter(title: string, place: string, share: number): DemoChapter {
  const seed = seedOf(place)
  const film = share < 1 / 3 ? 'draft' : share >= 1 / 2 ? 'finish' : pick(eitherPart, seed)
  return { title, film, slidePages: pick(slidePages, seed >>> 8) }
}
