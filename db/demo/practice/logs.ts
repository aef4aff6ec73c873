import type { Hand, Piece, Shape } from '../community/hands.ts'
import type { Subject } from '../pictures/index.ts'
import { captionOf, memoOf } from './log-words.ts'

type Learner = {
  member: string
  count: number
  /** Over how many days, and when the last one was. */
  span: number
  lastDaysAgo: number
  subjects: readonly [Subject, ...Subject[]]
}

/** Who practised: one has drawn for very long, the learner is one log short of the fifth. */
const learners: readonly Learner[] = [
  { member: 'learner', count: 4, span: 70, lastDaysAgo: 3, subjects: ['hand', 'hand', 'head'] },
  { member: 'veteran', count: 34, span: 540, lastDaysAgo: 6, subjects: ['hand', 'hair', 'two-point'] },
  { member: 'other', count: 9, span: 240, lastDaysAgo: 12, subjects: ['eye', 'cloth'] },
  { member: 'cont12', count: 5, span: 60, lastDaysAgo: 2, subjects: ['gesture'] },
  { member: 'plan6m', count: 4, span: 50, lastDaysAgo: 5, subjects: ['cloud', 'foliage'] },
  { member: 'plan12m', count: 4, span: 60, lastDaysAgo: 9, subjects: ['light', 'animal'] },
  { member: 'anchor31', count: 6, span: 400, lastDaysAgo: 20, subjects: ['panels', 'balloon'] },
  { member: 'past', count: 3, span: 60, lastDaysAgo: 120, subjects: ['head'] },
]

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
  /** Which course of its subject, and which of its lessons. */
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
export const logs: readonly DemoLog[] = learners.flatMap((learner, who) =>
  Array.from({ length: learner.count }, (_, at): DemoLog => {
    const grown = learner.count === 1 ? 1 : at / (learner.count - 1)
    const stage = stages[Math.min(stages.length - 1, Math.floor(grown * stages.length))]!
    const seed = who * 100 + at
    const place = at % learner.subjects.length
    // Who has drawn little drew the same thing again, better each time; of many drawings each is another.
    const motif = learner.count > 6 ? seed : who * 100 + place
    // Of the veteran and some others every third may be shown, and of those ten are.
    const consents = learner.member !== 'learner' && learner.member !== 'past' && at % 3 === 2
    const subject = learner.subjects[place]!
    return {
      ...{ member: learner.member, seed: motif, consents, memoConsents: consents && at % 2 === 0 },
      ...{ subject, place },
      hand: stage[seed % stage.length]!,
      shape: shapes[motif % shapes.length]!,
      daysAgo: learner.lastDaysAgo + (1 - grown) * learner.span + (seed % 5) * 0.13,
      memo: memoOf(subject, seed),
      pick: null,
      caption: captionOf(subject, seed),
    }
  }),
)
const shown = logs.filter(({ consents }) => consents).toSorted((a, b) => a.daysAgo - b.daysAgo)
for (const [at, log] of shown.slice(0, 10).entries()) log.pick = at + 1
