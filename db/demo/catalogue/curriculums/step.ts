import { seedOf } from '../compose/pick.ts'
import type { DemoCurriculum } from '../shape.ts'

export type Step = DemoCurriculum['steps'][number]
type Passage = [courseKey: string, ...lessonIndexes: number[]]

/** A step borrows single lessons from courses, in the order in which they are learned. */
export function step(title: string, description: string, ...passages: Passage[]): Step {
  const lessonRefs = passages.flatMap(([courseKey, ...indexes]) =>
    indexes.map((lessonIndex) => ({ courseKey, lessonIndex })),
  )
  return { title, description, lessonRefs }
}

export function curriculum(words: Omit<DemoCurriculum, 'coverSeed'>): DemoCurriculum {
  return { ...words, coverSeed: seedOf(`curriculum/${words.key}`) }
}
