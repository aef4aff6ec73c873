import { drawFlecks, drawLit, drawSky } from './light.ts'
import { stances } from './stances.ts'
import { plate, tint } from './street-things.ts'
import { tube } from './limbs.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown, drawGrass, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** Noon in early summer: full sun on the meadow, and under the crown a green shade with spots of light. */
const hues = {
  ...{ zenith: '#5FB4DE', horizon: '#D8F1EC', cloud: '#FFFDF4' },
  ...{
    hills: ['#A9D3CF', '#86BFA6', '#6FAE7C'],
    meadow: '#BFDB6C',
    meadowFar: '#DCE88A',
    ground: '#5E9A55',
    moss: '#43794C',
  },
  far: ['#B9DB7A', '#86BE6B', '#559A63'],
  near: ['#A6D25C', '#4F9A4C', '#246348'],
  over: ['#7DBB4E', '#2F7A48', '#17493F'],
  ...{ bark: '#6B4C3C', barkLit: '#B08A5E', barkDark: '#3E2E35', shade: '#1F4A55', sun: '#FFF3B0' },
  ...{ board: '#B9803F', edge: '#7C5234', inside: '#4A3730', ladder: '#D9A85A' },
  books: ['#C8493B', '#2F6E8A', '#E3B23C', '#F3E8CF', '#6A5A8E'],
  ...{ path: '#EBDDA4', stone: '#D9CFB0', white: '#FFFCF0' },
  line: '#23302F',
}
/** One old tree, shelves in its shade, and somebody who reads on a root. */
export function drawTreeLibrary(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.horizon], [-340, 110])
  drawPuffs(s, [470, -150], 120, hues.cloud, 2.4)
  drawMeadow(s)
  drawShade(s)
  drawTrunk(s)
  for (const [x, y, k] of [
    [-450, 196, 0.92],
    [330, 190, 0.96],
    [96, 172, 0.72],
  ] as const)
    drawShelf(s, [x, y], k)
  drawLeaves(s)
  drawReader(s)
  drawBeams(s)
  drawGrass(s, [-640, -440], 352, 40, 7)
  drawGrass(s, [400, 640], 352, 40, 7)
}

function drawMeadow(s: Sheet) {
  const [one, two, three] = hues.hills as [string, string, string]
  tint(s, trace('-660,90 -500,50 -300,80 -60,36 180,74 420,30 660,66 660,200 -660,200'), one)
  tint(s, trace('-660,116 -420,92 -160,116 140,88 400,110 660,84 660,220 -660,220'), two)
  tint(s, trace('-660,132 -300,118 100,130 660,116 660,220 -660,220'), hues.meadowFar)
  tint(s, trace('-660,160 -200,142 200,150 660,138 660,380 -660,380'), hues.meadow)
  for (const [x, y, r] of [
    [-600, 70, 58],
    [-520, 96, 34],
    [560, 64, 62],
    [470, 96, 36],
    [210, 108, 26],
  ] as const)
    drawCrown(s, [x, y], [r * 1.25, r], hues.far as [string, string, string])
  tint(s, ellipse(-600, 136, 90, 8), three, 0.8)
  tint(s, ellipse(560, 132, 96, 8), three, 0.8)
}

/** The shade of the crown on the grass, a path into it, and the light that comes through the leaves. */
function drawShade(s: Sheet) {
  tint(s, trace('-660,214 -420,184 -40,166 380,178 660,206 660,380 -660,380'), hues.ground)
  tint(s, trace('-660,300 -300,268 200,276 660,312 660,380 -660,380'), hues.moss, 0.75)
  tint(s, trace('196,150 236,150 250,196 226,250 120,306 60,380 -250,380 -40,290 130,236 190,194'), hues.path)
  tint(s, trace('224,178 240,178 250,196 226,250 120,306 60,380 -250,380 -40,290 130,236 200,200'), hues.shade, 0.26)
  for (const [x, y, r] of [
    [170, 236, 30],
    [60, 284, 44],
    [-60, 336, 54],
  ] as const)
    s.solid(ellipse(x, y, r, r * 0.3).slice(0, -1), hues.stone, 2.2)
  const spots = trace(
    '-560,250 -470,300 -330,330 -240,290 -120,320 20,250 130,330 240,270 300,310 400,250 480,290 560,330 -20,300 190,300 -400,262',
  )
  drawFlecks(
    s,
    spots.map((at, i) => [at, 26 + ((i * 13) % 24), 8 + ((i * 5) % 6)] as const),
    hues.sun,
    0.5,
  )
}

function drawTrunk(s: Sheet) {
  tint(s, ellipse(-170, 312, 320, 34), hues.shade, 0.45)
  const trunk = trace(
    '-420,330 -330,300 -262,246 -236,150 -226,20 -262,-110 -330,-220 -250,-300 30,-300 60,-220 0,-120 -46,0 -54,130 -20,232 56,290 160,322 40,318 -40,300 -80,326 -150,304 -230,330 -300,316',
  )
  s.solid(trunk, hues.bark, 5.5)
  s.within(trunk, () => {
    tint(
      s,
      trace('-60,-320 90,-320 40,-100 0,140 60,260 220,330 20,330 -70,240 -110,120 -96,-20 -70,-160'),
      hues.barkDark,
      0.7,
    )
    tint(
      s,
      trace('-420,340 -320,296 -250,240 -222,140 -214,0 -240,-120 -206,-120 -184,0 -188,150 -206,250 -270,310'),
      hues.barkLit,
      0.75,
    )
    drawFlecks(
      s,
      trace('-150,40 -120,110 -170,180 -110,230 -160,-60').map(
        (at, i) => [at, 18 + (i % 3) * 7, 12 + (i % 2) * 9] as const,
      ),
      hues.sun,
      0.5,
    )
  })
  for (const line of [
    '-190,-140 -168,0 -176,140 -200,236',
    '-130,-160 -120,-20 -128,120 -118,236',
    '-86,-100 -84,60 -74,180 -40,262',
    '-150,60 -142,150 -156,250',
  ])
    s.ink(trace(line), 3.2, { in: 0.3, out: 0.5 })
  s.ink(ellipse(-140, 34, 20, 30), 3)
  s.black(ellipse(-140, 36, 9, 16), { opacity: 0.7 })
  for (const [spine, widths] of [
    ['-240,-90 -360,-170 -520,-190', [60, 40, 16]],
    ['-20,-110 120,-180 330,-196', [66, 42, 18]],
  ] as const) {
    const bough = tube(trace(spine), widths)
    s.solid(bough, hues.bark, 4.4)
    s.within(bough, () =>
      tint(
        s,
        bough.map(([x, y]): Point => [x, y + 16]),
        hues.barkDark,
        0.6,
      ),
    )
  }
}

/** Two storeys of books under a little roof; the light falls on their backs. */
function drawShelf(s: Sheet, [x, y]: Point, k: number) {
  const roll = s.dice
  const at = (left: number, top: number, right: number, low: number) =>
    box(x + left * k, y + top * k, x + right * k, y + low * k)
  tint(s, ellipse(x + 16 * k, y + 4, 150 * k, 15 * k), hues.shade, 0.5)
  plate(s, at(-118, -196, 118, 0), hues.inside, 4 * k)
  for (const top of [-186, -124, -62]) {
    for (let bx = -106; bx < 92;) {
      const w = roll.range(12, 22)
      const high = roll.range(34, 46)
      plate(s, at(bx, top + 52 - high, bx + w, top + 52), roll.pick(hues.books), 1.8)
      bx += w + (roll.chance(0.12) ? 20 : 1)
    }
    plate(s, at(-118, top + 52, 118, top + 62), hues.board, 3 * k)
    tint(s, at(-106, top, 106, top + 12), hues.shade, 0.4)
  }
  for (const side of [-118, 106]) plate(s, at(side, -196, side + 12, 6), hues.board, 3 * k)
  plate(
    s,
    [
      [x - 140 * k, y - 192 * k],
      [x + 140 * k, y - 192 * k],
      [x + 118 * k, y - 222 * k],
      [x - 118 * k, y - 222 * k],
    ],
    hues.edge,
    4 * k,
  )
  tint(s, at(20, -190, 118, 0), hues.shade, 0.22)
  drawFlecks(
    s,
    trace('-80,-150 -20,-90 50,-166 -90,-30 70,-66 0,-24').map(
      ([u, v], i) => [[x + u * k, y + v * k], (12 + (i % 3) * 4) * k, (8 + (i % 2) * 4) * k] as const,
    ),
    hues.sun,
    0.42,
  )
}

function drawLeaves(s: Sheet) {
  const near = hues.near as [string, string, string]
  const over = hues.over as [string, string, string]
  drawCrown(s, [-520, -190], [240, 130], near)
  drawCrown(s, [380, -210], [290, 130], near)
  drawCrown(s, [-130, -240], [290, 130], near)
  drawCrown(s, [150, -310], [300, 120], near)
  drawCrown(s, [-380, -316], [300, 110], near)
  drawCrown(s, [-640, -290], [150, 180], over)
  drawCrown(s, [620, -310], [190, 150], over)
  s.ring(-120, -240, 560, 160)
}

function drawReader(s: Sheet) {
  const k = 33
  const [x, y] = [-312, 106]
  tint(s, ellipse(x + 50, y + 226, 130, 17), hues.shade, 0.5)
  s.solid(trace('-396,332 -388,262 -340,244 -284,254 -268,330'), hues.bark, 4.4)
  tint(s, trace('-390,328 -384,266 -344,250 -340,326'), hues.barkLit, 0.6)
  drawLit(
    s,
    {
      stance: { ...stances.sit, arms: '0.9,2.9 1.9,2.6 -0.5,3.1 1.4,2.9', nod: 0.14 },
      face: { eyes: 'open', open: 0.9, brow: [-0.06, 0.02], mouth: 'smile', gaze: [0.1, 0.1] },
      wear: { top: '#F6E7C2', low: '#3F6E9A', kind: 'trousers', shoe: '#C8493B', sleeves: 'short' },
      look: {
        yaw: 0.42,
        style: 'bob',
        lash: 2,
        hair: '#8A4A2C',
        hairLight: '#E2A05E',
        skin: '#F8D9BE',
        iris: '#4F8A5A',
      },
    },
    { at: [x, y], scale: k, shade: hues.shade, lit: hues.sun },
  )
  const page = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
  s.solid(page('1.5,3.3 1.3,2.2 2.2,1.9 2.5,2.9'), hues.books[0]!, 3, { corners: true })
  s.solid(page('1.5,3.2 1.3,2.2 0.5,2.3 0.8,3.3'), hues.books[0]!, 3, { corners: true })
  s.solid(page('1.48,3.1 1.32,2.1 2.1,1.86 2.36,2.8'), hues.white, 2, { corners: true })
  drawFlecks(
    s,
    [
      [[x - 8, y + 80], 12, 10],
      [[x + 36, y + 146], 16, 9],
      [[x - 12, y - 24], 9, 7],
    ],
    hues.sun,
    0.4,
  )
  for (const [i, colour] of [hues.books[1], hues.books[2], hues.books[3]].entries())
    plate(s, box(-196 + i * 3, 316 - i * 16, -106 - i * 5, 332 - i * 16), colour!, 2.6)
}

/** Sun between the leaves. */
function drawBeams(s: Sheet) {
  for (const beam of [
    '40,-150 90,-160 -40,330 -190,330',
    '220,-130 260,-136 210,300 110,300',
    '-330,-120 -296,-126 -420,300 -520,300',
  ])
    tint(s, trace(beam), hues.sun, 0.14)
  s.scatter(
    trace('60,0 30,90 -20,160 200,40 190,120 -380,40 -400,140 -60,230 240,-20').map(([x, y]) => ellipse(x, y, 3, 3)),
    hues.sun,
    { opacity: 0.9 },
  )
}
