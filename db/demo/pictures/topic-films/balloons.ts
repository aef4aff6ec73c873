import { box } from '../backdrop.ts'
import { type Point, ellipse, trace } from '../geometry.ts'
import { light, type Line, now, redRing } from '../step-films/face.ts'
import { type Cell, roughHead } from '../step-films/page.ts'
import { type Bubble, type Voice, bubble, mutter, numbered, pencilBubble, spoken } from './balloon-parts.ts'
import {
  BIG,
  COLUMN,
  covered,
  gift,
  halfway,
  mouthOf,
  phrased,
  pointed,
  shownAt,
  speakingTo,
  words,
} from './balloons-parts.ts'
import { type Mood, NOW, type Who, arrow, flatly, head, panel, ruled, unhiding } from './panel-parts.ts'
import type { TopicDrawing } from './topic.ts'

const folding: TopicDrawing = {
  steps: [
    (s) => {
      ruled(s, [-386, -290, 262, 300])
      roughHead(s, [-200, 120], 118, light)
      phrased(s, COLUMN, [words(s)], 25)
      for (const after of [7, 15])
        now(
          s,
          [
            [COLUMN[0] - 34, COLUMN[1] + (after - 0.5) * 25],
            [COLUMN[0] + 30, COLUMN[1] + (after - 0.5) * 25],
          ],
          4,
        )
    },
    (s) => {
      phrased(
        s,
        [86, -150],
        words(s).map((phrase) => [phrase]),
        26,
      )
      arrow(s, trace('296,-200 240,-230 140,-190'), light)
      arrow(s, trace('292,20 230,110 110,90 92,66'), light)
      arrow(s, trace('300,220 180,210 50,120 44,20'), light)
    },
    (s) => {
      unhiding(s, () =>
        panel(s, [-386, -290, 262, 300], () => head(s, [-200, 120], 118, { mood: 'talk', yaw: 0.36 }), s.tones.pale),
      )
      unhiding(s, () => bubble(s, BIG, 5))
      phrased(
        s,
        [86, -150],
        words(s).map((phrase) => [phrase]),
        26,
      )
      ruled(s, [6, -189, 166, 71])
      for (const [x, y] of trace('86,-176 153,-59')) ruled(s, [x - 12, y - 12, x + 12, y + 12], NOW, 2.4)
    },
  ],
  slip: (s) => {
    const [a, b, c] = words(s).map(([, colour]) => colour) as [string, string, string]
    speakingTo(s, [
      [
        [5, a],
        [3, b],
      ],
      [
        [3, b],
        [4, c],
      ],
      [[2, c]],
    ])
    redRing(s, [114, 30], [18, 40])
  },
  cure: (s) => {
    const [a, b, c] = words(s).map(([, colour]) => colour) as [string, string, string]
    speakingTo(s, [[[5, a]], [[6, b]], [[6, c]]])
    for (const x of [114.9, 86, 57.1])
      now(
        s,
        [
          [x - 12, x === 114.9 ? 6 : 24],
          [x + 12, x === 114.9 ? 6 : 24],
        ],
        3,
      )
  },
  checks: [
    [90, -60, 460],
    [90, -60, 500],
  ],
}

const voices: readonly (readonly [Point, Voice, Mood, pen: number, size: number])[] = [
  [[-290, -134], 'round', 'talk', 4, 17],
  [[104, -134], 'spikes', 'shout', 8, 22],
  [[-290, 182], 'wave', 'weak', 2.2, 14],
  [[104, 182], 'cloud', 'calm', 3.6, 17],
]
const voiced = ([x, y]: Point, voice: Voice): Bubble => ({
  at: [x + 178, y - 36],
  r: voice === 'spikes' ? [84, 100] : [76, 92],
  tip: voice === 'cloud' ? [x + 84, y + 54] : [x + 72, y + 66],
  voice,
  wide: voice === 'spikes' ? 0.24 : 0.16,
})
/** Lines in blue that a later colour hides. */
const faint: Line = (s, points, width = 3) => s.ink(points, width, { colour: '#8DB7DB', least: 0.8 })
const drawn: Line = (s, points, width = 4) => s.ink(points, width, { colour: NOW, least: 0.8 })
const lips: readonly string[] = [
  '-16,40 0,46 16,40 10,56 -10,56 -16,40',
  '-20,34 0,30 20,34 24,64 -24,64 -20,34',
  '-18,50 -8,44 2,52 12,45 20,50',
  '-12,50 12,50',
]
const shapes: TopicDrawing = {
  steps: [
    (s) =>
      voices.forEach(([[x, y]], i) => {
        ruled(s, [x - 90, y - 164, x + 280, y + 128], NOW, 2.4)
        roughHead(s, [x, y], 62, faint)
        faint(s, trace(`${x - 78},${y + 128} ${x - 50},${y + 96} ${x - 16},${y + 84}`))
        faint(s, trace(`${x + 78},${y + 128} ${x + 50},${y + 96} ${x + 20},${y + 84}`))
        drawn(
          s,
          trace(lips[i]!).map(([px, py]): Point => [x + 8 + px, y + py]),
          4,
        )
      }),
    (s) => {
      for (const [at, voice] of voices) pencilBubble(s, voiced(at, voice))
    },
    (s) => {
      voices.forEach(([at, voice, mood, pen, size], i) => {
        const cell: Cell = [at[0] - 90, at[1] - 164, at[0] + 280, at[1] + 128]
        panel(
          s,
          cell,
          () =>
            head(s, at, 64, {
              who: i % 2 ? 'boy' : 'girl',
              mood,
              yaw: 0.3,
              ...(voice === 'cloud' && { gaze: [0.2, -0.2] as Point }),
            }),
          i % 3 ? s.tones.soft : s.tones.pale,
        )
        bubble(s, voiced(at, voice), pen)
        mutter(s, voiced(at, voice), voice === 'wave' ? [1, 0.5] : [1, 0.86, 0.6], [size * 5, pen * 1.5])
      })
    },
  ],
  slip: (s) => shownAt(s, 'spikes', 7),
  cure: (s) => shownAt(s, 'round', 4),
  checks: [
    [180, -160, 440],
    [-200, -160, 400],
  ],
}

const trio: readonly (readonly [Point, number, Bubble])[] = (
  [
    [[244, 190], -0.34, [284, -170], [80, 104]],
    [[0, 200], 0.2, [40, -176], [80, 104]],
    [[-244, 190], 0.34, [-206, -160], [80, 104]],
  ] as const
).map(([at, yaw, where, r]) => [at, yaw, halfway(where, r, mouthOf(at, 64, yaw))] as const)
const moodsOf: readonly Mood[] = ['talk', 'glad', 'talk']
const tails: TopicDrawing = {
  steps: [
    (s) => {
      ruled(s, [-386, -306, 386, 306])
      for (const [at, yaw] of trio) {
        roughHead(s, at, 62, light)
        const [x, y] = mouthOf(at, 64, yaw)
        now(s, ellipse(x, y, 13, 9, { from: 4, to: 10.6 }), 4)
      }
    },
    (s) => {
      for (const [at, yaw, one] of trio) {
        light(s, [one.at, mouthOf(at, 64, yaw)])
        pencilBubble(s, one)
        const [x, y] = one.tip!
        now(
          s,
          [
            [x - 12, y],
            [x + 12, y],
          ],
          4,
        )
      }
    },
    (s) => {
      panel(s, [-386, -306, 386, 306], undefined, s.tones.pale)
      trio.forEach(([at, yaw, one], i) => {
        s.within(
          box(-384, -304, 384, 304),
          () =>
            head(s, at, 64, {
              who: i === 1 ? 'boy' : 'girl',
              mood: moodsOf[i]!,
              yaw,
              ...(i === 2 && { look: { style: 'ponytail' as const, hair: s.tones.deep } }),
            }),
          true,
        )
        spoken(s, one, [5, 5, 4], 22, 4.4)
      })
    },
  ],
  slip: (s) => pointed(s, false),
  cure: (s) => pointed(s, true),
  checks: [
    [244, 120, 420],
    [0, 60, 620],
  ],
}

const FRAME: Cell = [-370, -290, 370, 290]
const four: readonly (readonly [Point, number, Who['who'], Mood])[] = [
  [[262, 150], -0.34, 'girl', 'talk'],
  [[92, 164], -0.3, 'boy', 'talk'],
  [[-92, 160], 0.3, 'girl', 'glad'],
  [[-262, 150], 0.34, 'boy', 'talk'],
]
const said: readonly Bubble[] = four.map(([at, yaw], i) =>
  halfway(trace('292,-180 112,-164 -72,-180 -252,-164')[i]!, [68, 90], mouthOf(at, 58, yaw)),
)
const order: TopicDrawing = {
  steps: [
    (s) => {
      ruled(s, FRAME)
      four.forEach(([[x, y]], i) => {
        roughHead(s, [x, y], 56, light)
        numbered(s, (i + 1) as 1 | 2 | 3 | 4, [x + (i < 2 ? 84 : -84), y - 60], 15, now)
      })
    },
    (s) => {
      for (const one of said) pencilBubble(s, one)
      arrow(s, trace('340,-276 150,-264 -100,-276 -320,-262'), light, 16)
    },
    (s) => {
      panel(
        s,
        FRAME,
        () => {
          flatly(s, box(-370, 100, 370, 290), s.tones.soft)
          for (const [at, yaw, who, mood] of four)
            head(s, at, 58, {
              who: who!,
              mood,
              yaw,
              ...(at[0] < -200 && { look: { hair: s.tones.soft, style: 'short' as const } }),
              ...(at[0] === -92 && { look: { style: 'ponytail' as const, hair: s.tones.deep } }),
            })
          gift(s)
        },
        s.tones.pale,
      )
      said.forEach((one) => spoken(s, one, [5, 4], 18, 4))
    },
  ],
  slip: (s) => covered(s, false),
  cure: (s) => covered(s, true),
  checks: [
    [60, -120, 600],
    [0, 190, 320],
  ],
}

export const balloons: readonly TopicDrawing[] = [folding, shapes, tails, order]
