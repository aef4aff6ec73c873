import { box } from '../backdrop.ts'
import { someProfile } from '../covers/profiles.ts'
import { drawProfile } from '../figure/profile.ts'
import { add, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { INK } from '../tones.ts'
import { APPLE, apple, base, GAP, second, SHADE } from './ink-apple-parts.ts'
import { deskTones, greyed, hill, laid, roomLines, steps, whiteRings, whites } from './tone-parts.ts'
import { arrow, inBox, ruledFrame, tone, WHITE } from './comic-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const swatches = [0.1, 0.3, 0.6].map((level, i) => [level, box(270, -290 + i * 190, 390, -130 + i * 190)] as const)

const halved = (draw: Draw) => (s: Sheet) => s.at(36, 0, { scale: 0.48 }, () => draw(s))

const levels: TopicDrawing = {
  steps: [
    (s) => {
      for (const [level, swatch] of swatches) {
        ruledFrame(s, swatch)
        tone(s, swatch, level)
      }
      roomLines(s)
    },
    (s) => {
      whites(s)
      whiteRings(s)
    },
    { beneath: (s) => laid(s, steps) },
  ],
  slip: halved((s) => {
    laid(s, { floor: 0.36, wall: 0.3, side: 0.4, board: 0.4, gap: 22 })
    whites(s)
    greyed(s, 0.33, 22)
    deskTones(s, 0.36, 22)
    ruledFrame(s, box(-380, -300, 240, 300))
  }),
  cure: halved((s) => {
    laid(s, { ...steps, board: 1, gap: 22 })
    whites(s)
    ruledFrame(s, box(-380, -300, 240, 300))
  }),
  checks: [
    [-200, -60, 360],
    [0, 60, 560],
  ],
}

const SIDE: Point = [40, -92]
const R = 138
const sitter = (s: Sheet) =>
  someProfile(s.tones, {
    nose: 0,
    bridge: 0,
    up: 0.04,
    lips: 0.03,
    chin: 0,
    style: 'bob',
    hair: INK,
    cloth: WHITE,
    clothDark: WHITE,
    skin: WHITE,
    blush: WHITE,
    lip: '#DAD7D2',
  })
const picture = box(-370, -300, 370, 300)
const shadeOfFace = trace(
  '0.2,0.3 -0.02,0.5 -0.2,0.78 -0.5,0.98 -0.78,1.02 -0.9,1.05 -0.85,1.12 -0.7,1.16 -0.46,1.13 -0.38,1.3 -0.36,1.55 -0.44,1.74 0,1.78 0.4,1.64 0.64,1.48 0.56,1.1 0.56,0.6',
)
const shadeOfCloth = trace('0.12,1.84 0.4,2.1 0.5,2.6 0.3,3.6 1.34,3.6 1.28,2.5 1.12,1.9 0.72,1.5 0.4,1.66')
const blots = [
  '-0.86,0.3 -0.66,0.26 -0.7,0.46',
  '-0.5,0.4 -0.24,0.3 -0.2,0.6 -0.44,0.62',
  '-0.7,0.86 -0.5,0.8 -0.56,1',
  '-0.3,0.8 -0.1,0.76 -0.1,0.96',
  '-0.3,1.2 0,1.2 -0.1,1.5',
  '0.3,1.2 0.5,1.3 0.3,1.5',
  '-0.8,1.9 -0.4,1.9 -0.6,2.2',
  '-0.1,2.1 0.3,2 0.2,2.4',
  '0.6,1.8 1,2 0.8,2.3',
  '-0.6,2.5 -0.2,2.5 -0.3,2.9',
  '0.5,2.6 0.9,2.7 0.6,3',
]

const profile = (s: Sheet, at: Point, r: number, draw: Draw) => s.at(...at, { scale: r }, () => draw(s))
const shaded = (s: Sheet, shape: readonly Point[], gap: number, level = 0.3) =>
  tone(s, through(shape, true, 4), level, { gap })
const rays = [-1, 0, 1].map((i): [Point, Point] => [
  [-290 + i * 50, -206 - i * 46],
  [-180 + i * 50, -116 - i * 46],
])

const shadows: TopicDrawing = {
  steps: [
    (s) => {
      inBox(s, picture, () => profile(s, SIDE, R, (sheet) => drawProfile(sheet, sitter(sheet))))
      ruledFrame(s, picture)
      for (const [from, to] of rays) arrow(s, from, to, now, 24)
    },
    (s) =>
      profile(s, SIDE, R, () => {
        now(s, [...through(shadeOfFace.slice(0, 6), false, 4)], 3)
        shaded(s, shadeOfFace, 0.1)
      }),
    (s) =>
      inBox(s, picture, () =>
        profile(s, SIDE, R, () => {
          now(s, through(shadeOfCloth.slice(0, 4), false, 4), 3)
          shaded(s, shadeOfCloth, 0.1)
        }),
      ),
  ],
  slip: (s) => smallProfile(s, () => blots.forEach((noted) => shaded(s, trace(noted), 0.17, 0.4))),
  cure: (s) =>
    smallProfile(s, () => {
      shaded(s, shadeOfFace, 0.17, 0.4)
      shaded(s, shadeOfCloth, 0.17, 0.4)
    }),
  checks: [
    [-100, -60, 560],
    [60, 60, 420],
  ],
}
const smallPicture = box(-185, -145, 185, 145)
function smallProfile(s: Sheet, draw: () => void) {
  const { pen } = s
  s.pen = 0.6
  inBox(s, smallPicture, () =>
    profile(s, [20, -50], 68, (sheet) => {
      drawProfile(sheet, sitter(sheet))
      draw()
    }),
  )
  s.pen = pen
  arrow(s, [-130, -84], [-86, -50], now, 16)
  ruledFrame(s, smallPicture, 4)
}

const CLOUD = through(
  trace(
    '-300,150 -330,90 -290,40 -230,46 -240,-30 -170,-80 -120,-50 -110,-140 -20,-190 50,-150 70,-80 130,-110 190,-60 180,10 250,0 300,50 280,110 240,150',
  ),
  true,
  6,
)
const rim = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => CLOUD[Math.round(from + ((to - from) * i) / (count - 1))]!)
const SCRAPE: Point = [-36, -30]
const edges = rim(4, 62, 32)

/** Short strokes that all run the same way, out of the white into the tone. */
const scraped = (s: Sheet, at: Point, size: number, width: number) =>
  s.ink(
    [add(at, [-SCRAPE[0] * 0.6 * size, -SCRAPE[1] * 0.6 * size]), add(at, [SCRAPE[0] * size, SCRAPE[1] * size])],
    width,
    { colour: '#FBF8F2', in: 0.1, out: 0.7, shade: 0 },
  )
const sliver = (at: Point, size: number): Point[] => [
  add(at, [3, -3]),
  add(at, [SCRAPE[0] * size, SCRAPE[1] * size]),
  add(at, [-3, 3]),
]

const scraping: TopicDrawing = {
  steps: [
    (s) => {
      inBox(s, picture, () => {
        tone(s, picture, 0.42, { gap: 15 })
        s.white(CLOUD, { layer: 'ink' })
      })
      ruledFrame(s, picture)
      arrow(s, [-330, -270], [-250, -200], now, 22)
      now(s, rim(0, 64, 40), 4)
    },
    (s) => inBox(s, picture, () => edges.forEach((at, i) => scraped(s, at, 1 + 0.3 * (i % 3), 11))),
    (s) =>
      inBox(s, picture, () => {
        const far = rim(4, 62, 44).flatMap((at, i) =>
          [0, 1]
            .slice(0, 1 + (i % 2))
            .map((k) =>
              sliver(
                add(at, [SCRAPE[0] * (1.3 + k * 0.8 + 0.2 * (i % 3)), SCRAPE[1] * (1.3 + k * 0.8 + 0.2 * (i % 3))]),
                0.7 - k * 0.2,
              ),
            ),
        )
        s.scatter(far, '#FBF8F2', { layer: 'ink' })
        s.within(CLOUD, () =>
          tone(s, trace('-330,170 -300,110 -200,120 -120,60 -20,100 60,40 140,90 230,60 320,100 320,180'), 0.12, {
            gap: 15,
          }),
        )
        hill(s)
        ruledFrame(s, picture)
      }),
  ],
  slip: (s) =>
    smallCloud(s, (at, i) =>
      s.ink([add(at, polar(i * 2.4, 26)), add(at, polar(i * 2.4 + 3.4, 64 + (i % 4) * 30))], 11, {
        colour: '#FBF8F2',
        in: 0.2,
        out: 0.4,
        shade: 0,
      }),
    ),
  cure: (s) => smallCloud(s, (at, i) => scraped(s, [at[0], at[1]], 0.8 + 0.25 * (i % 3), 8)),
  checks: [
    [-120, -110, 480],
    [60, -150, 480],
  ],
}
function smallCloud(s: Sheet, scrape: (at: Point, i: number) => void) {
  inBox(s, smallPicture, () => {
    tone(s, smallPicture, 0.42, { gap: 12 })
    s.white(
      CLOUD.map(([x, y]): Point => [x * 0.48 + 6, y * 0.48 + 34]),
      { layer: 'ink' },
    )
    rim(4, 66, 24).forEach(([x, y], i) => scrape([x * 0.48 + 6, y * 0.48 + 34], i))
  })
  ruledFrame(s, smallPicture, 4)
}

const ticks = (s: Sheet, x: number, y: number) => {
  for (let i = 0; i < 5; i++)
    now(
      s,
      [
        [x + i * 38.5, y - 9],
        [x + i * 38.5, y + 9],
      ],
      3,
    )
  now(
    s,
    [
      [x, y],
      [x + 154, y],
    ],
    3,
  )
}

const overlap: TopicDrawing = {
  steps: [
    (s) => {
      for (const [i, y] of [-310, -90].entries()) {
        const sheet = box(-380, y, -226, y + 154)
        ruledFrame(s, sheet)
        tone(s, sheet, 0.2, { gap: GAP, by: [i * 8, 0] })
        ticks(s, -380, y + 178)
      }
      s.at(60, -20, { scale: 1.36 }, () => light(s, [...APPLE, APPLE[0]!], 2))
    },
    (s) =>
      s.at(60, -20, { scale: 1.36 }, () => {
        base(s, GAP / 1.36)
        second(s, GAP / 1.36, [GAP / 2.72, 0])
        s.within(APPLE, () => now(s, SHADE.slice(28).concat(SHADE.slice(0, 1)), 3), true)
      }),
    (s) => {
      s.at(60, -20, { scale: 1.36 }, () => apple(s, 7))
      arrow(s, [-60, 250], [-180, 250], now, 22)
      s.at(-286, 226, { scale: 0.44 }, () => {
        base(s)
        second(s)
        apple(s, 4)
      })
    },
  ],
  slip: (s) =>
    s.at(10, 24, { scale: 0.72 }, () => {
      tone(s, APPLE, 0.34, { gap: 15 })
      s.within(
        APPLE,
        () => s.at(0, 0, { rotate: 0.07 }, () => tone(s, box(-240, -240, 240, 240), 0.34, { gap: 13 })),
        true,
      )
      apple(s, 5)
    }),
  cure: (s) =>
    s.at(10, 24, { scale: 0.72 }, () => {
      base(s)
      second(s)
      apple(s, 5)
    }),
  checks: [
    [-300, -80, 340],
    [-240, 220, 340],
  ],
}

export const screentone: readonly TopicDrawing[] = [levels, shadows, scraping, overlap]
