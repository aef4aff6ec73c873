import { topicFilmOf } from '../../pictures/topic-films/index.ts'
import type { DemoChapter, DemoLesson } from '../shape.ts'
import type { Topic } from '../theme.ts'
import { pick, seedOf } from './pick.ts'
import { polite } from './polite.ts'

export type LessonDraft = {
  title: string
  description: string
  training: { title: string; detail: string } | null
  topic?: Topic
  checks: string[]
  /** What its practice minds. */
  mind?: string
  /** What is said while it draws its share of a work. */
  said?: string
  chapters: string[]
}

/** What goes wrong in a practice, and what mends it. */
export const mindOf = ({ slip, cure }: Topic) => `${slip}ときは、${polite(cure)}。`

/** Who begins a lesson has pages to look at; later chapters have some now and then. */
const firstPages: [number, ...number[]] = [4, 6, 8]
const laterPages: [number, ...number[]] = [0, 0, 1, 0, 8, 0, 4, 0, 0, 6]

export function lesson(draft: LessonDraft, place: string): DemoLesson {
  const film = draft.topic && topicFilmOf(draft.topic)
  return {
    title: draft.title,
    description: draft.description,
    trainingTitle: draft.training?.title ?? null,
    trainingDetail: draft.training?.detail ?? '',
    mind: draft.mind ?? '',
    ...(film && { topic: { film, name: draft.topic!.name } }),
    ...(draft.said && { said: draft.said }),
    isFree: false,
    checkPoints: draft.checks.map((description) => ({ description })),
    chapters: draft.chapters.map((title, index): DemoChapter => {
      const seed = seedOf(`${place}/${index}`)
      const pages = index === 0 ? firstPages : laterPages
      return { title, slidePages: pick(pages, seed >>> 8) }
    }),
  }
}
