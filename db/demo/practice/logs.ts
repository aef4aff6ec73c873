import { handOf } from '../community/reports.ts'
import type { Hand, Piece, Shape } from '../community/hands.ts'
import { captions, practised, type Practised } from './log-words.ts'

const stages: readonly (readonly Hand[])[] = [
  ['shaky', 'notebook'],
  ['notebook', 'rough'],
  ['rough', 'ink'],
  ['ink', 'duo', 'values'],
  ['colour', 'duo', 'colour'],
]
const shapes: readonly Shape[] = [
  [720, 540],
  [540, 720],
  [640, 640],
  [720, 480],
]
export type DemoLog = Piece & {
  member: string
  /** For which course it was drawn, and for which of its lessons. */
  course: string
  place: number
  daysAgo: number
  memo: string
  consents: boolean
  memoConsents: boolean
  /** Its place among those that everybody sees. */
  pick: number | null
  caption: string
}

/** Everybody's logs, the hand surer as time goes on. */
export const logs: readonly DemoLog[] = practised.flatMap(logsOf)

function logsOf({ member, lessons, drew }: Practised, who: number): DemoLog[] {
  const often = drew.flatMap(([of], at) => (of === 0 ? [at] : []))
  return drew.map(([of, daysAgo, memo], at): DemoLog => {
    const [subject, course, place] = lessons[of]!
    const grown = at / (drew.length - 1)
    const stage = stages[Math.min(stages.length - 1, Math.floor(grown * stages.length))]!
    const seed = who * 100 + at
    const [isFirst, isLast] = [at === often[0], at === often.at(-1)]
    // Who has drawn little drew the same thing again, better each time; of many drawings each is another, but the last
    // of what was drawn most is of the same thing as the first, so that one sees what was learnt between them.
    const motif = drew.length > 6 ? who * 100 + (isLast ? often[0]! : at) : who * 100 + of
    // Of the veteran and some others every third may be shown, and of those ten are.
    const consents = member !== 'learner' && member !== 'past' && at % 3 === 2
    return {
      ...{ member, seed: motif, consents, memoConsents: consents && at % 2 === 0 },
      ...{ subject, course, place, daysAgo, memo },
      hand: isFirst ? 'shaky' : isLast ? 'colour' : handOf(member, stage[seed % stage.length]!),
      shape: shapes[motif % shapes.length]!,
      ...{ pick: null, caption: '' },
    }
  })
}

const shown = logs.filter(({ consents }) => consents).toSorted((a, b) => a.daysAgo - b.daysAgo)
for (const [at, caption] of captions.entries()) Object.assign(shown[at]!, { pick: at + 1, caption })
