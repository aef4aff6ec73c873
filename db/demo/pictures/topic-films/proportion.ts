import { cast } from '../covers/cast.ts'
import { ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, light, now, red } from '../step-films/face.ts'
import { placed } from './body-parts.ts'
import {
  type Build,
  chinOf,
  cross,
  crownOf,
  eyesOf,
  forkOf,
  HEAD_HALF,
  headOval,
  navelOf,
  person,
  shoulderOf,
} from './people-parts.ts'
import type { TopicDrawing } from './topic.ts'

const adult: Build = {
  ...{ heads: 7, leg: 3.5, shoulder: 0.86, waist: 0.54, hip: 0.62, neck: 0.23 },
  ...{ look: { ...cast.boy, lit: false }, top: '#F3DFA6', low: '#6E93B8', shoe: '#5A3A2E' },
}
const stumpy: Build = { ...adult, leg: 2.35, look: { ...adult.look, mood: 'calm' } }
/** Heads piled up to somebody's height. */
function pile(s: Sheet, { heads }: Build, x: number) {
  for (let i = 0; i < heads; i++) now(s, ellipse(x, -heads + i + 0.5, HEAD_HALF, 0.49, { from: 4, to: 10.5 }))
}
const tall = (draw: (s: Sheet) => void) => (s: Sheet) => placed(s, { at: [70, 298], scale: 84 }, () => draw(s))
const short = (draw: (s: Sheet) => void) => (s: Sheet) => placed(s, { at: [40, 140], scale: 40 }, () => draw(s))

const measured: TopicDrawing = {
  steps: [
    tall((s) => {
      pile(s, adult, -2.2)
      for (const y of [crownOf(adult), 0]) now(s, [[-2.8, y] as const, [1.6, y] as const])
    }),
    tall((s) => {
      now(s, [[-2.8, forkOf(adult)] as const, [1.6, forkOf(adult)] as const], 5)
      for (const k of [-1, 1]) now(s, [[0, forkOf(adult)] as const, [k * 0.5, -2.9] as const])
    }),
    tall((s) => {
      cross(s, navelOf(adult), 1.5)
      for (const k of [-1, 1]) {
        dot(s, [k * 1.0, navelOf(adult)], now, 0.07)
        dot(s, [k * 1.02, forkOf(adult)], now, 0.07)
      }
      person(s, adult)
    }),
  ],
  slip: short((s) => {
    person(s, stumpy)
    cross(s, -3.5, 1.8, 4, red)
  }),
  cure: short((s) => {
    person(s, adult)
    cross(s, -3.5, 1.8, 4)
  }),
  checks: [
    [0, 0, 620],
    [70, 0, 420],
  ],
}

const baby: Build = {
  ...{ heads: 4, leg: 1.3, shoulder: 0.58, waist: 0.52, hip: 0.5, neck: 0.16, girth: 0.92 },
  ...{
    look: { ...cast.blond, lit: false, style: 'short', tall: 1.3 },
    top: '#A9D3C2',
    low: '#F2B880',
    shoe: '#F2F0E6',
  },
}
const pupil: Build = {
  ...{ heads: 5.6, leg: 2.5, shoulder: 0.66, waist: 0.48, hip: 0.5, neck: 0.16, girth: 0.84 },
  ...{ look: { ...cast.girl, lit: false }, top: '#F2907A', low: '#5B7FA6', shoe: '#F2F0E6' },
}
const teen: Build = {
  ...{ heads: 7, leg: 3.4, shoulder: 0.76, waist: 0.5, hip: 0.54, neck: 0.18, girth: 0.9 },
  ...{ look: { ...cast.red, lit: false, style: 'ponytail' }, top: '#8FB4CF', low: '#3E4A66', shoe: '#F2F0E6' },
}
const grown: Build = { ...adult, heads: 7.5, leg: 3.8, shoulder: 0.92 }
const fifth: Build = { ...pupil, heads: 5, leg: 2 }
const AGES: readonly (readonly [Build, number])[] = [
  [baby, -298],
  [{ ...pupil, heads: 6, leg: 2.8 }, -112],
  [teen, 84],
  [grown, 288],
]
const eachAge = (draw: (s: Sheet, build: Build) => void) => (s: Sheet) => {
  for (const [build, x] of AGES) placed(s, { at: [x, 294], scale: 78, pen: 0.9 }, () => draw(s, build))
}
const ages: TopicDrawing = {
  steps: [
    (s) => {
      now(s, [[-380, 294] as const, [380, 294] as const])
      eachAge((sheet, build) => headOval(sheet, build))(s)
    },
    eachAge((s, build) => {
      const fork = forkOf(build)
      cross(s, fork, 0.7, 4)
      for (const k of [-1, 1])
        now(s, [
          [k * build.hip * 0.5, fork - 0.2] as const,
          [k * build.hip * 0.55, fork / 2] as const,
          [k * build.hip * 0.56, -0.2] as const,
        ])
      light(s, [[0, chinOf(build)] as const, [0, fork] as const])
    }),
    eachAge((s, build) => {
      for (const k of [-1, 1])
        now(s, [[k * build.neck, chinOf(build) - 0.1] as const, [k * build.neck, shoulderOf(build) - 0.1] as const])
      person(s, build)
    }),
  ],
  slip: (s) => {
    placed(s, { at: [-44, 142], scale: 38 }, () => person(s, grown))
    placed(s, { at: [104, 142], scale: (38 * fifth.heads) / grown.heads }, () =>
      person(s, { ...grown, look: pupil.look, top: pupil.top, low: pupil.low }),
    )
  },
  cure: (s) => {
    placed(s, { at: [-44, 142], scale: 38 }, () => person(s, grown))
    placed(s, { at: [104, 142], scale: 38 }, () => {
      person(s, fifth)
      cross(s, -2, 0.9)
    })
  },
  checks: [
    [0, 110, 620],
    [-110, -20, 520],
  ],
}

const slim: Build = {
  ...{ heads: 6.8, leg: 3.4, shoulder: 0.8, waist: 0.4, hip: 0.46, neck: 0.16, girth: 0.74 },
  ...{ look: { ...cast.poet, lit: false, style: 'short' }, top: '#B9C7E8', low: '#5E6FA8', shoe: '#F2F0E6' },
}
const sturdy: Build = {
  ...{ heads: 6.8, leg: 3.3, shoulder: 1.16, waist: 0.72, hip: 0.7, neck: 0.36, girth: 1.4 },
  ...{ look: { ...cast.man, lit: false, jaw: 0.08 }, top: '#D9634E', low: '#3E4A66', shoe: '#5A3A2E' },
}
const plump: Build = {
  ...{ heads: 6.4, leg: 2.9, shoulder: 0.98, waist: 1.0, hip: 0.98, neck: 0.3, girth: 1.36 },
  ...{ look: { ...cast.red, lit: false, style: 'bun', jaw: 0.1 }, top: '#F0C266', low: '#5F8F76', shoe: '#5A3A2E' },
}
const BODIES: readonly (readonly [Build, number])[] = [
  [slim, -272],
  [sturdy, -20],
  [plump, 254],
]
const bodies = (at: (x: number) => Point, scale: number, draw: (s: Sheet, build: Build) => void) => (s: Sheet) => {
  for (const [build, x] of BODIES)
    placed(s, { at: at(x), scale, pen: 0.86 * Math.min(1, scale / 60) }, () => draw(s, build))
}
const shoulderLine = (s: Sheet, build: Build) => {
  const y = shoulderOf(build)
  cross(s, y, build.shoulder, 5)
  for (let x = -build.shoulder; x < build.shoulder + 0.1; x += HEAD_HALF * 2)
    now(s, [[Math.min(x, build.shoulder), y - 0.14] as const, [Math.min(x, build.shoulder), y + 0.14] as const])
}
const main = (draw: (s: Sheet, build: Build) => void) => bodies((x) => [x, 298], 86, draw)
const smallBodies = (draw: (s: Sheet, build: Build) => void) => bodies((x) => [16 + x * 0.42, 142], 38, draw)
const builds: TopicDrawing = {
  steps: [
    main((s, build) => {
      headOval(s, build)
      shoulderLine(s, build)
    }),
    main((s, build) => {
      cross(s, forkOf(build) - 0.4, build.hip, 5)
      for (const k of [-1, 1])
        light(s, [
          [k * build.shoulder, shoulderOf(build)] as const,
          [k * build.waist, navelOf(build)] as const,
          [k * build.hip, forkOf(build) - 0.4] as const,
        ])
    }),
    main((s, build) => {
      for (const k of [-1, 1])
        now(s, [[k * build.neck, chinOf(build) - 0.1] as const, [k * build.neck, shoulderOf(build) - 0.1] as const], 4)
      person(s, build)
    }),
  ],
  slip: smallBodies((s, { look, top, low, shoe }) => person(s, { ...adult, look, top, low, shoe })),
  cure: smallBodies((s, build) => {
    person(s, build)
    cross(s, shoulderOf(build), build.shoulder, 4)
    cross(s, forkOf(build) - 0.4, build.hip, 4)
  }),
  checks: [
    [0, 0, 620],
    [-20, -150, 560],
  ],
}

const HORIZON = -150
const AWAY: Point = [340, HORIZON]
/** The first, and two of the same height who stand further away on the way to where it vanishes. */
const near: readonly [Build, number, number] = [
  { ...adult, look: { ...cast.woman, lit: false, style: 'bob' }, top: '#F0C266', low: '#4F8FA8', hip: 0.6 },
  -226,
  66,
]
const further = (build: Build, scale: number): readonly [Build, number, number] => [
  build,
  mixed(AWAY, [near[1], 0], scale / near[2])[0],
  scale,
]
const ROW = [
  near,
  further(adult, 43),
  further({ ...adult, look: { ...cast.red, lit: false, style: 'bun' }, top: '#E08A7A', low: '#5F8F76' }, 27),
]
const feetOf = ([build, x, scale]: readonly [Build, number, number]): Point => [x, HORIZON - eyesOf(build) * scale]
const standing = (s: Sheet, one: readonly [Build, number, number]) =>
  placed(s, { at: feetOf(one), scale: one[2] }, () => person(s, one[0]))
const eyeLine = (s: Sheet) => now(s, [[-390, HORIZON] as const, [390, HORIZON] as const], 4)

const pairOf = (s: Sheet, drop: number) => {
  placed(s, { at: [-50, 140], scale: 37 }, () => person(s, near[0]))
  const line = 140 + eyesOf(adult) * 37
  placed(s, { at: [92, line - eyesOf(adult) * 23 + drop], scale: 23 }, () => person(s, adult))
  return line
}
const inRow: TopicDrawing = {
  steps: [
    eyeLine,
    (s) => {
      standing(s, near)
      const [x, y] = feetOf(near)
      for (const from of [y, y - near[0].heads * near[2]]) light(s, [[x, from], mixed([x, from], AWAY, 0.98)], 2.4)
      for (const one of ROW.slice(1)) {
        const [fx, fy] = feetOf(one)
        const beside = fx + one[2] * 1.3
        for (const y of [fy, fy - one[0].heads * one[2]])
          cross(s, y, 10, 3, (sheet, line) =>
            now(
              sheet,
              line.map(([x, py]): Point => [x + beside, py]),
            ),
          )
        now(s, [[beside, fy] as const, [beside, fy - one[0].heads * one[2]] as const])
      }
    },
    {
      beneath: (s) => {
        s.flat(
          [
            [-390, HORIZON],
            [390, HORIZON],
            [390, 318],
            [-390, 318],
          ],
          '#DCE8D2',
          { still: true, corners: true },
        )
        s.flat(
          [
            [-390, -318],
            [390, -318],
            [390, HORIZON],
            [-390, HORIZON],
          ],
          '#DDEBF3',
          { still: true, corners: true },
        )
        for (const one of ROW.slice(1).toReversed()) standing(s, one)
        for (const one of ROW)
          now(s, [
            [feetOf(one)[0] - one[2], feetOf(one)[1]] as const,
            [feetOf(one)[0] + one[2], feetOf(one)[1]] as const,
          ])
      },
    },
  ],
  slip: (s) => {
    const line = pairOf(s, 66)
    red(s, [[-120, line] as const, [180, line] as const])
  },
  cure: (s) => {
    const line = pairOf(s, 0)
    now(s, [[-120, line] as const, [180, line] as const], 4)
  },
  checks: [
    [-40, -110, 560],
    [-40, 110, 560],
  ],
}

export const proportion: readonly TopicDrawing[] = [measured, ages, builds, inRow]
