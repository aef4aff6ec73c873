import type { Theme, Topic } from '../../catalogue/theme.ts'
import type { Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { LessonLooks } from '../step-films/looks.ts'
import { crossAt, ringAt } from '../step-films/side-by-side.ts'
import { inkThenColour, type Step, type StepFilm } from '../step-films/steps.ts'

export type Draw = (s: Sheet) => void
/** Colours that lie below all that is drawn by then. */
type Beneath = { beneath: Draw }

/** What one topic of a theme looks like: one drawing that grows with its three steps, and on a sheet of their own what goes wrong and what mends it. */
export type TopicDrawing = {
  /** around a middle, 390 to each side and 320 up and down */
  steps: readonly [Draw | Beneath, Draw | Beneath, Draw | Beneath]
  /** around middles of their own, 190 to each side and 150 up and down */
  slip: Draw
  cure: Draw
  /** where the drawing shows what the topic's two checks ask for, and how wide that is: in the place of the steps */
  checks: readonly [Seen, Seen]
}
type Seen = readonly [x: number, y: number, wide: number]

const MAIN: Point = [0, 0]
const SLIP: Point = [-316, 10]
const CURE: Point = [316, 10]
const LARGE = 1.6
/** Where the teacher marks what is wrong or right, from the middle of each, and how large. */
const CORNER: Point = [-165, -125]
const MARK = 26

/** Forty seconds: eight for each step, five for what goes wrong, six for what mends it, and five to look at both. */
export function topicFilm(name: string, { subject }: Theme, topic: Topic, drawing: TopicDrawing): StepFilm {
  const [first, second, third, slips, mends] = topic.spoken!
  const steps = [first, second, third].map((says, at): Step => {
    const drawn = drawing.steps[at]!
    const draw = 'beneath' in drawn ? drawn.beneath : drawn
    return {
      ...{ says, time: 8 },
      draws: (s) => s.at(...MAIN, {}, () => draw(s)),
      order: inkThenColour,
      ...(draw !== drawn && { beneath: true as const }),
    }
  })
  return {
    ...{ name, subject: topic.subject ?? subject, seconds: 40, rest: 5, brisk: true, atOnce: true, thrifty: true },
    steps: [
      ...steps,
      { says: slips, time: 5, turns: true, lays: large(SLIP, drawing.slip), draws: large(SLIP, wrong) },
      { says: mends, time: 6, draws: large(CURE, mended(drawing.cure)), order: inkThenColour },
    ],
  }
}

const large = (at: Point, draw: Draw) => (s: Sheet) => s.at(...at, { scale: LARGE }, () => draw(s))
const wrong = (s: Sheet) => crossAt(s, CORNER, MARK)
const mended = (draw: Draw) => (s: Sheet) => {
  draw(s)
  ringAt(s, CORNER, MARK)
}

/** Where in its film a lesson's points to check are seen, the last of them in what mends the mistake, and what it works towards. */
export const topicLooks = (film: string, { checks }: TopicDrawing): LessonLooks => ({
  checks: [
    ...checks.map(([x, y, wide]) => ({ film, at: [MAIN[0] + x, MAIN[1] + y] as const, wide })),
    { film, sheet: 1 as const, at: CURE, wide: 640 },
  ],
  aim: { film, at: MAIN, wide: 850 },
})

const CORNERS: readonly [Point, Point, Point, Point] = [
  [-310, -176],
  [310, -176],
  [-310, 180],
  [310, 180],
]

/** What a course that mends begins with: what goes wrong in each of its topics, laid beside each other, and crossed out. */
export function slipsFilm(
  name: string,
  { subject, topics }: Pick<Theme, 'subject' | 'topics'>,
  drawings: readonly TopicDrawing[],
): StepFilm {
  const steps = topics.map(({ slip }, at): Step => {
    const place = (draw: Draw) => (s: Sheet) => s.at(...CORNERS[at]!, { scale: 1.1 }, () => draw(s))
    return {
      says: `${['ひとつ目', '2つ目', '3つ目', '4つ目'][at]}は、「${slip}」例です。`,
      lays: place(drawings[at]!.slip),
      draws: place((s) => crossAt(s, CORNER, MARK)),
    }
  })
  return {
    ...{ name, subject, seconds: 40, brisk: true, thrifty: true },
    steps: [...steps, { says: '自分の描いたものに、いちばん近いのはどれでしょうか。' }],
  }
}
