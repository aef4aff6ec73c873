import { box } from '../backdrop.ts'
import { onGround, disc } from './ground.ts'
import { plainHead } from './heads.ts'
import { awaySide, cheek, fringeShade, noseShade, painted, softFringe } from './shading.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** The colours of one view: sky, sun, far hills, water, near bank, roof, wall. */
type Light = readonly [sky: string, sun: string, far: string, water: string, near: string, roof: string]

/** A lake between hills and a hut on its bank, 640 wide and 400 high around the middle. */
function drawView(s: Sheet, [sky, sun, far, water, near, roof]: Light) {
  const { tones } = s
  s.flat(box(-340, -220, 340, 220), sky, { corners: true, still: true })
  s.flat(disc([0, -60], 70), sun, { still: true })
  drawPuffs(s, [-210, -116], 84, tones.paper)
  drawPuffs(s, [220, -140], 74, tones.paper)
  s.solid(trace('-360,20 -210,-90 -90,0 30,-56 170,14 360,-60 360,120 -360,120'), far, 5)
  s.flat(box(-340, 50, 340, 220), water, { corners: true, still: true })
  for (const line of ['-40,80 60,80', '-20,104 40,104', '-160,76 -60,76', '200,130 290,130'])
    s.ink(trace(line), 6, { colour: sun })
  s.solid(trace('-360,100 -200,84 -40,120 20,170 120,230 -360,230'), near, 5)
  s.solid(box(-250, 20, -140, 108), tones.paper, 5, { corners: true })
  s.solid(trace('-274,28 -195,-50 -116,28'), roof, 5, { corners: true })
  s.solid(box(-210, 60, -180, 106), roof, 4, { corners: true })
}

const panel = '#2B2E3B'
const pale = '#D9DCE3'

/** A view on the whole sheet, and above it the panels with curve, histogram and three sliders. */
export function drawCurves(s: Sheet) {
  const { tones } = s
  const light: Light = [tones.soft, tones.paper, tones.deep, tones.accent, tones.mid, tones.dark]
  onGround(s, tones.pale, () => {
    s.at(-20, -20, { scale: 2 }, () => drawView(s, light))
    s.flat(box(150, -296, 578, 312), INK, { corners: true, still: true, opacity: 0.3 })
    s.solid(box(136, -310, 564, 298), panel, 6, { corners: true })
    drawCurve(s, box(166, -280, 534, 56))
    const ends = [
      ['#C8503C', '#4FA3A5'],
      ['#B85A8C', '#5F9A50'],
      ['#E0B84A', '#4C6FA8'],
    ] as const
    ends.forEach(([from, to], i) => {
      const y = 108 + i * 70
      s.flat(disc([180, y], 15), to, { still: true })
      s.flat(disc([520, y], 15), from, { still: true })
      s.ink(
        [
          [210, y],
          [490, y],
        ],
        7,
        { in: 0.01, out: 0.01, least: 0.95, colour: pale },
      )
      s.solid(disc([[410, 300, 360][i]!, y], 19), tones.paper, 5)
    })
  })
}

function drawCurve(s: Sheet, frame: readonly Point[]) {
  const [[left, top], , [right, bottom]] = frame as [Point, Point, Point]
  const at = (x: number, y: number): Point => [left + (right - left) * x, bottom + (top - bottom) * y]
  s.flat(frame, between(panel, pale, 0.12), { corners: true, still: true })
  const heights = [0.05, 0.14, 0.3, 0.46, 0.4, 0.52, 0.66, 0.5, 0.36, 0.44, 0.3, 0.16, 0.06]
  s.flat([at(0, 0), ...heights.map((h, i) => at(i / 12, h)), at(1, 0)], between(panel, pale, 0.4), { still: true })
  for (const t of [0.25, 0.5, 0.75])
    for (const line of [
      [at(t, 0), at(t, 1)],
      [at(0, t), at(1, t)],
    ])
      s.ink(line, 2.4, { colour: between(panel, pale, 0.5), in: 0.01, out: 0.01, least: 0.9 })
  s.ink([at(0, 0), at(0.25, 0.14), at(0.5, 0.5), at(0.75, 0.86), at(1, 1)], 11, {
    colour: s.tones.paper,
    in: 0.01,
    out: 0.01,
    least: 0.95,
  })
  for (const [x, y] of [
    [0.25, 0.14],
    [0.75, 0.86],
  ] as const)
    s.solid(disc(at(x, y), 17), s.tones.accent, 5)
}

const pleased: Expression = { eyes: 'open', open: 0.96, brow: [-0.04, 0.02], mouth: 'glad', gaze: [0, 0] }

/** One portrait: left of the handle as it was, grey and flat, right of it with its colours brought out. */
export function drawBeforeAfter(s: Sheet) {
  const { tones } = s
  const grey = (colour: string) => between(between(colour, '#9A9A96', 0.62), '#B9B7B0', 0.2)
  const side = (dull: boolean) => {
    const of = (colour: string) => (dull ? grey(colour) : colour)
    const skin = { base: of('#F8DCC6'), shade: of('#DE8F70'), blood: of('#E97F68') }
    s.flat(box(-660, -380, 660, 380), of(tones.accent), { corners: true, still: true })
    s.flat(disc([0, 0], 330), of(between(tones.soft, '#F2B544', 0.5)), { still: true })
    for (const [x, y, r] of [
      [-480, -200, 66],
      [-430, 190, 84],
      [450, -210, 80],
      [500, 150, 66],
    ] as const)
      for (let i = 0; i < 6; i++)
        s.solid(
          ellipse(x + Math.cos(i * 1.05) * r * 0.66, y + Math.sin(i * 1.05) * r * 0.66, r * 0.44, r * 0.36, {
            tilt: i * 1.05,
          }).slice(0, -1),
          of('#D8543E'),
          4,
        )
    for (const [x, y] of trace('-480,-200 -430,190 450,-210 500,150')) s.solid(disc([x, y], 22), of('#F2C64E'), 4)
    const patches = [fringeShade, awaySide, noseShade].map((at) => ({ at, colour: skin.shade }))
    const look = plainHead(s, {
      ...{
        yaw: 0.22,
        style: 'twin',
        neck: true,
        collar: 'sailor',
        lash: 2,
        tall: 1.2,
        skin: skin.base,
        blush: skin.shade,
      },
      ...{
        hair: of(tones.deep),
        cloth: of(tones.paper),
        clothDark: of('#35508C'),
        iris: of('#4E8C7C'),
        irisDark: of(tones.dark),
        mouth: of('#94453D'),
      },
      own: {
        features: painted(pleased, [
          ...patches,
          { at: cheek(1), colour: skin.blood },
          { at: cheek(-1), colour: skin.blood },
        ]),
        fringe: softFringe,
      },
    })
    s.pen = 1.15
    s.at(0, -20, { scale: 200 }, () => s.aside(7, () => drawHead(s, look)))
    s.pen = 1
  }
  onGround(s, tones.pale, () => {
    s.within(box(-660, -380, 0, 380), () => side(true), true)
    s.within(box(0, -380, 660, 380), () => side(false), true)
    s.ink(trace('0,-360 0,360'), 11, { colour: tones.paper, in: 0.01, out: 0.01, least: 0.95 })
    s.solid(disc([0, 236], 52), tones.paper, 6)
    s.ink(trace('-16,212 -34,236 -16,260'), 8, { corners: true })
    s.ink(trace('16,212 34,236 16,260'), 8, { corners: true })
  })
}

/** A goldfish that shines on the screen and comes out of the printer in the dark. */
export function drawDarkPrint(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(trace('-660,220 660,220 660,400 -660,400'), tones.mid, { corners: true, still: true })
    s.solid(trace('-370,180 -290,180 -260,270 -400,270'), tones.dark, 6, { corners: true })
    s.solid(box(-600, -290, -60, 190), panel, 8, { corners: true })
    const screen = box(-572, -262, -88, 162)
    s.flat(screen, '#CDECEB', { corners: true, still: true })
    s.within(screen, () => drawGoldfish(s, [-330, -50], 1.35, ['#F4693A', '#FFD9A8', '#8FD0CC']), true)
    s.solid(trace('130,-300 500,-300 480,-40 150,-40'), tones.paper, 6, { corners: true })
    s.solid(trace('60,-90 570,-90 600,60 600,140 30,140 30,60'), tones.deep, 8)
    s.flat(trace('60,-84 566,-84 590,36 40,36'), between(tones.deep, tones.paper, 0.25), { still: true })
    s.solid(box(100, 66, 530, 92), tones.dark, 5, { corners: true })
    s.solid(disc([560, -20], 12), tones.accent, 4)
    const sheet = trace('116,84 514,84 560,322 70,322')
    s.solid(sheet, '#4C5A5C', 6, { corners: true })
    s.within(sheet, () => drawGoldfish(s, [314, 210], 0.92, ['#8A4128', '#8A7458', '#3A4A4C']), true)
    s.ink(trace('-30,-60 20,-120 90,-140'), 12, { in: 0.1, out: 0.05 })
    s.ink(trace('52,-166 92,-140 64,-102'), 12, { corners: true, in: 0.05, out: 0.05 })
  })
}

function drawGoldfish(s: Sheet, [x, y]: Point, size: number, [body, fin, water]: readonly string[]) {
  s.at(x, y, { scale: size }, () => {
    for (const [bx, by, r] of [
      [-150, -80, 16],
      [-124, -120, 10],
      [130, 90, 14],
      [150, -110, 20],
      [-140, 100, 22],
    ] as const)
      s.flat(disc([bx, by], r), water!, { still: true })
    s.solid(trace('60,0 130,-70 176,-60 150,-10 180,40 140,60 100,40'), fin!, 6)
    s.solid(trace('-30,-60 20,-104 60,-84 56,-44'), fin!, 5)
    s.solid(trace('-120,6 -90,-46 -20,-66 50,-40 84,4 40,46 -30,62 -94,44'), body!, 7)
    s.solid(trace('-20,30 10,84 44,70 30,26'), fin!, 5)
    for (const dx of [-30, 4, 36]) s.ink(ellipse(dx, 0, 16, 28, { from: -1.2, to: 1.2 }), 3.4)
    s.solid(disc([-84, -10], 13), s.tones.paper, 4)
    s.black(disc([-86, -10], 6))
  })
}

/** Three postcards of one view, fanned on the table: too pale, too dark, and above them the right one. */
export function drawPostcards(s: Sheet) {
  const { tones } = s
  const good: Light = [tones.accent, '#FFE9BE', tones.deep, tones.soft, tones.mid, tones.dark]
  const toward = (colour: string, t: number) => good.map((one) => between(one, colour, t)) as unknown as Light
  onGround(s, between(tones.mid, tones.deep, 0.5), () => {
    for (const y of [-250, -70, 120, 290])
      s.ink(
        [
          [-640, y],
          [640, y + 14],
        ],
        4,
        { colour: tones.deep, in: 0.01, out: 0.01, least: 0.9 },
      )
    drawCard(s, [-300, 30, -0.3, 0.86], toward(tones.paper, 0.62))
    drawCard(s, [310, 20, 0.28, 0.86], toward(INK, 0.58))
    drawCard(s, [0, -6, -0.04, 1.14], good)
    s.at(470, 230, { rotate: 0.2 }, () => {
      s.solid(box(-66, -80, 66, 80), tones.paper, 5, { corners: true })
      s.flat(box(-50, -64, 50, 64), tones.accent, { corners: true, still: true })
      s.solid(ellipse(0, 12, 34, 26), tones.paper, 4)
      s.solid(trace('-30,0 -34,-34 -8,-14 8,-14 34,-34 30,0'), tones.paper, 4)
    })
  })
}

function drawCard(s: Sheet, [x, y, rotate, scale]: readonly [number, number, number, number], light: Light) {
  s.at(x, y, { rotate, scale }, () => {
    s.flat(box(-318, -210, 346, 244), INK, { corners: true, still: true, opacity: 0.3 })
    s.solid(box(-332, -226, 332, 226), s.tones.paper, 5, { corners: true })
    const picture = box(-308, -202, 308, 202)
    s.within(picture, () => drawView(s, light), true)
    s.contour(picture, 4, { corners: true, least: 0.8, shade: 0 })
  })
}
