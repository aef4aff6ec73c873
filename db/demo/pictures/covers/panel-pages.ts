import { box } from '../backdrop.ts'
import { drawSomebody, type Stance, type Wear } from './actor.ts'
import { bold, ghost } from './gestures.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { boy, frame, girl } from './manga-parts.ts'
import { arrow, redCross, redLine, redRound } from './shading.ts'
import { stances } from './stances.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, polar, type Point, trace } from '../geometry.ts'
import { drawFocusLines, drawTone } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { INK } from '../tones.ts'

const runner = ({ tones }: Sheet): Wear => ({ top: tones.paper, low: tones.deep, kind: 'skirt', shoe: tones.dark })

/** A page on which the eye runs from the clock over her fright to the leap out of the last panel. */
export function drawEyePath(s: Sheet) {
  const { tones } = s
  onGround(s, tones.accent, () => {
    s.flat(trace('-500,-336 560,-336 560,352 -500,352'), INK, { corners: true, still: true, opacity: 0.25 })
    s.solid(trace('-520,-356 540,-356 540,340 -520,340'), tones.paper, 5, { corners: true })
    frame(s, trace('270,-330 514,-330 514,-50 236,-50'), tones.pale, () => drawClock(s, [384, -190], 104))
    frame(s, trace('-496,-330 250,-330 216,-50 -496,-50'), tones.soft, () => {
      drawFocusLines(s, [-120, -170], [170, 700], 46, 0.6)
      const fright = drawExpression({ eyes: 'open', open: 1.3, brow: [-0.2, -0.14], mouth: 'round', signs: ['sweat'] })
      s.at(-120, -186, { scale: 128 }, () => drawHead(s, girl(s, { yaw: 0.2, own: { features: fright } })))
    })
    frame(s, trace('-496,-26 514,-26 514,316 -496,316'), tones.paper, () => {
      drawTone(s, { x: -496, y: -26, w: 1010, h: 342 }, 17, tones.soft, (t) => t * 0.7)
      for (const line of ['500,40 120,20', '500,110 160,104', '500,220 140,230', '500,280 40,290'])
        s.ink(trace(line), 7, { in: 0.1, out: 0.8 })
    })
    s.pen = 0.95
    s.at(-130, 26, { scale: 39, scaleX: -1, rotate: -0.12 }, () =>
      drawSomebody(s, {
        stance: stances.run,
        wear: runner(s),
        face: bold,
        look: { yaw: 0.6, style: 'bob', lash: 2, hair: tones.mid },
      }),
    )
    s.pen = 1
    const path = trace('450,-280 390,-120 230,-210 40,-70 -250,-90 -420,-30 -330,110 -60,220 -250,290 -460,250')
    s.ink(path, 24, { colour: tones.paper, in: 0.02, out: 0.05, least: 0.8 })
    s.ink(path, 13, { ...redLine, in: 0.02, out: 0.05, least: 0.8 })
    arrow(s, [-420, 262], [-474, 246], 13, redLine.colour)
    s.solid(disc([450, -284], 22), redLine.colour, 5)
  })
}

function drawClock(s: Sheet, [x, y]: Point, r: number) {
  s.solid(disc([x, y], r), s.tones.paper, 7)
  for (let i = 0; i < 12; i++) {
    const [dx, dy] = polar((i / 12) * Math.PI * 2, r)
    s.ink(
      [
        [x + dx * 0.8, y + dy * 0.8],
        [x + dx * 0.92, y + dy * 0.92],
      ],
      5,
      { in: 0.02, out: 0.02, least: 0.9 },
    )
  }
  s.ink(
    [
      [x, y],
      [x - r * 0.4, y + r * 0.34],
    ],
    9,
    { in: 0.02, out: 0.1 },
  )
  s.ink(
    [
      [x, y],
      [x + r * 0.1, y - r * 0.72],
    ],
    6,
    { in: 0.02, out: 0.1 },
  )
}

/** What a small page shows: its panels, noted in hundredths, and who stands in them. */
type Layout = { panels: readonly string[]; who?: readonly (readonly [panel: number, stance: Stance, size: number])[] }
const layouts: readonly Layout[] = [
  {
    panels: ['4,4 96,4 96,30 4,36', '4,40 46,37 46,66 4,66', '50,37 96,34 96,66 50,66', '4,70 96,70 96,96 4,96'],
    who: [
      [3, stances.run, 4.6],
      [1, stances.wave, 3],
    ],
  },
  {
    panels: ['50,4 96,4 96,96 50,96', '4,4 46,4 46,34 4,34', '4,38 46,38 46,64 4,64', '4,68 46,68 46,96 4,96'],
    who: [
      [0, stances.reach, 6.4],
      [2, stances.squat, 3.4],
    ],
  },
  {
    panels: ['4,4 60,4 40,50 4,50', '64,4 96,4 96,50 44,50', '4,54 96,54 96,96 4,96'],
    who: [
      [2, stances.leap, 5],
      [1, stances.stiff, 4],
    ],
  },
  {
    panels: ['4,4 96,4 96,64 4,64', '4,68 32,68 32,96 4,96', '36,68 64,68 64,96 36,96', '68,68 96,68 96,96 68,96'],
    who: [[0, stances.kick, 6]],
  },
]

function drawSmallPage(s: Sheet, [x, y]: Point, [w, h]: Point, { panels, who = [] }: Layout) {
  const { tones } = s
  const at = ([px, py]: Point): Point => [x + (px / 100) * w, y + (py / 100) * h]
  s.flat(box(x + 8, y + 8, x + w + 8, y + h + 8), tones.dark, { corners: true, still: true, opacity: 0.4 })
  s.solid(box(x, y, x + w, y + h), tones.paper, 4, { corners: true })
  panels.forEach((noted, i) => {
    const corners = trace(noted).map(at)
    const tone = [tones.paper, tones.soft, tones.pale, tones.accent][i % 4]!
    frame(s, corners, tone, () => {
      const found = who.find(([panel]) => panel === i)
      if (!found) return
      const xs = corners.map(([cx]) => cx)
      const ys = corners.map(([, cy]) => cy)
      const scale = (found[2] * w) / 150
      const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
      s.at(middle[0] + scale, middle[1] - scale * 4, { scale }, () => ghost(s, found[1], tones.dark))
    })
  })
}

/** Eight small pages, each laid out otherwise, and the sand that runs for three minutes. */
export function drawThumbnailPages(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    s.pen = 0.6
    for (let i = 0; i < 8; i++)
      drawSmallPage(
        s,
        [-600 + (i % 4) * 222, -326 + Math.floor(i / 4) * 334],
        [196, 300],
        layouts[(i * 3 + Math.floor(i / 4)) % 4]!,
      )
    s.pen = 1
    s.at(456, 4, { scale: 1.12 }, () => {
      s.flat(ellipse(10, 274, 140, 18), tones.dark, { still: true, opacity: 0.5 })
      s.solid(
        trace('-96,-230 96,-230 90,-130 16,-10 16,10 90,130 96,230 -96,230 -90,130 -16,10 -16,-10 -90,-130'),
        tones.paper,
        7,
      )
      s.flat(trace('-76,-120 76,-120 10,-14 -10,-14'), tones.accent, { corners: true, still: true })
      s.flat(trace('-80,222 80,222 60,160 0,110 -60,160'), tones.accent, { still: true })
      s.ink(trace('0,-14 0,120'), 9, { colour: tones.accent, in: 0.02, out: 0.1 })
      for (const y of [-250, 250]) s.solid(box(-124, y - 20, 124, y + 20), tones.dark, 6, { corners: true })
    })
  })
}

/** Left panels through which the eye stumbles to and fro; right the same story read in one sweep. */
export function drawTangledPage(s: Sheet) {
  const { tones } = s
  const tangled: Layout = {
    panels: [
      '4,4 40,4 40,42 4,42',
      '44,4 96,4 96,24 44,24',
      '44,28 70,28 70,70 44,70',
      '74,28 96,28 96,96 74,96',
      '4,46 40,46 40,74 4,74',
      '4,78 70,78 70,96 4,96',
    ],
    who: [
      [0, stances.wave, 3.4],
      [3, stances.stiff, 4],
      [5, stances.run, 2.6],
    ],
  }
  const clear: Layout = {
    panels: [
      '40,4 96,4 96,34 46,34',
      '4,4 36,4 42,34 4,34',
      '4,38 96,38 96,66 4,66',
      '56,70 96,70 96,96 50,96',
      '4,70 52,70 46,96 4,96',
    ],
    who: [
      [0, stances.wave, 3.6],
      [2, stances.run, 4.4],
      [4, stances.leap, 3.4],
    ],
  }
  splitSheet(s, [tones.mid, tones.soft], [20, -20], () => {
    s.pen = 0.9
    drawSmallPage(s, [-520, -316], [430, 632], tangled)
    drawSmallPage(s, [110, -316], [430, 632], clear)
    s.pen = 1
    const way = { ...redLine, in: 0.02, out: 0.03, least: 0.8 }
    for (const [line, from, to] of [
      ['-180,-250 -420,-180 -280,-20 -140,-110 -430,60 -160,190 -300,-70 -420,240', [-392, 172], [-424, 250]],
      [
        '490,-270 350,-170 170,-220 240,-90 500,10 300,60 150,20 250,130 480,170 330,230 160,214',
        [220, 218],
        [156, 214],
      ],
    ] as const) {
      s.ink(trace(line), 22, { colour: tones.paper, in: 0.02, out: 0.02, least: 0.9 })
      s.ink(trace(line), 11, way)
      arrow(s, from, to, 11, redLine.colour)
    }
    redCross(s, [-576, -280], 30)
    redRound(s, [586, -280], 34)
  })
}

/** A page is being turned; behind it a face, far too large and far too near. */
export function drawPageTurn(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    drawFocusLines(s, [-170, 20], [380, 900], 90, 1)
    s.flat(disc([-170, 40], 330, 320), INK, { still: true })
    for (const side of [-1, 1]) {
      s.flat(trace(`${-170 + side * 110},-210 ${-170 + side * 280},-350 ${-170 + side * 320},-90`), INK, {
        corners: true,
        still: true,
      })
      s.flat(ellipse(-170 + side * 132, -10, 104, 118, { tilt: side * 0.1 }), tones.accent, { still: true })
      s.flat(ellipse(-170 + side * 128, -6, 30, 104), INK, { still: true })
      s.flat(ellipse(-196 + side * 132, -56, 20, 26), tones.paper, { still: true })
    }
    s.flat(trace('-370,180 -280,226 -170,196 -60,226 30,180 -20,290 -170,330 -320,290'), tones.paper, { still: true })
    for (const x of [-300, -240, -170, -100, -40])
      s.flat(trace(`${x - 26},206 ${x + 26},206 ${x},262`), INK, { corners: true, still: true })
    const leaf = trace('660,-380 660,380 250,380 170,180 210,-60 330,-250 420,-380')
    s.solid(leaf, tones.paper, 7)
    s.within(leaf, () => {
      s.at(470, 20, { rotate: 0.16 }, () => {
        frame(s, box(-120, -330, 200, -150), tones.pale, () =>
          s.at(30, -250, { scale: 60 }, () => drawHead(s, boy(s, { yaw: -0.4, mood: 'surprise' }))),
        )
        frame(s, box(-140, -126, 200, 60), tones.soft, () =>
          s.at(20, -40, { scale: 60 }, () => drawHead(s, girl(s, { yaw: -0.5, mood: 'surprise' }))),
        )
        frame(s, box(-140, 84, 200, 300), INK, () =>
          s.flat(trace('-40,300 -10,110 70,110 100,300'), tones.accent, { corners: true, still: true }),
        )
      })
      s.flat(trace('250,400 170,180 210,-60 330,-250 420,-400 470,-400 390,-240 280,-50 240,180 330,400'), tones.soft, {
        still: true,
      })
    })
    s.ink(trace('250,380 170,180 210,-60 330,-250 420,-380'), 9, { in: 0.02, out: 0.02, least: 0.8 })
  })
}
