import type { Subject } from '../../pictures/subjects.ts'
import type { Hand, Piece, Shape } from '../hands.ts'
import { background } from './background.ts'
import { character } from './character.ts'
import { fixes } from './fixes.ts'
import { manga } from './manga.ts'
import { other } from './other.ts'

/** What is on the sheet: the motif of the course itself, as it is or from its other side, or a subject of its own. */
type Drawn = readonly [what: 'motif' | 'turned' | Subject, hand: Hand, sheet?: keyof typeof sheets]
/** A work made with one lesson of a course: who showed it, how many days ago, and what they said of that very picture. */
type Made = readonly [
  of: readonly [by: string, daysAgo: number, lesson: number, drawn: Drawn, title: string],
  content: string,
]
/** Works of one course, and what that course draws. */
export type MadeWith = readonly [course: string, motif: Subject, works: readonly Made[]]

const sheets = {
  wide: [640, 480],
  tall: [480, 640],
  square: [560, 560],
  flat: [640, 400],
} satisfies Record<string, Shape>
/** A course's motif lies as its cover does. */
const ofMotif: Shape = [640, 360]
/** Beyond the seeds of what hangs on the wall and in the contests. */
const SEEDS = 3_000

type MadeReport = Piece & {
  author: string
  daysAgo: number
  title: string
  content: string
  lesson: readonly [course: string, place: number]
}

/** What was made with the courses that visitors meet first, course by course. */
export const made: readonly MadeReport[] = [...character, ...fixes, ...background, ...manga, ...other]
  .flatMap(([course, motif, works]) => works.map((work) => ({ course, motif, work })))
  .map(({ course, motif, work: [[author, daysAgo, place, [what, hand, sheet = 'wide'], title], content] }, at) => ({
    ...{ author, daysAgo, title, content, hand, seed: SEEDS + at, lesson: [course, place] },
    ...(what === 'motif' || what === 'turned'
      ? { subject: motif, shape: ofMotif, after: course, turned: what === 'turned' }
      : { subject: what, shape: sheets[sheet] }),
  }))
