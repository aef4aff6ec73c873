import { workWords } from './works.ts'

/** What is drawn in a stretch of a film and what is said meanwhile; times are shares of the film. */
export type Line = { from: number; to: number; part: string; words: string }

/** All that is said in the film of a work; nothing of films whose words are kept with their steps. */
export function linesOf({ name }: { name: string }): Line[] {
  const work = workWords[name] ?? []
  return work.map(([from, part, words], i) => ({ from, to: work[i + 1]?.[0] ?? 1, part, words }))
}
