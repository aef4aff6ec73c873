import { tint, wholeSheet } from './street-things.ts'
import { tube } from './limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  ...{
    wall: '#CFC4F1',
    wallShade: '#A896DC',
    sun: '#FFF3D2',
    table: '#8FD3B6',
    tableShade: '#4E9C92',
    edge: '#D9F2E2',
  },
  ...{ tulip: '#FF6B6B', tulipLight: '#FFA39A', tulipShade: '#C93A5C', deep: '#8E2148', china: '#FFFFFF' },
  ...{ chinaShade: '#B9B7E6', petal: '#FFD84F', petalLight: '#FFEE9E', petalShade: '#F2A42C', heart: '#8A4A22' },
  ...{ pollen: '#D98A2E', stem: '#3E9150', leaf: '#5FB35A', leafShade: '#2F7C52', shade: '#4A3A86', form: '#FFFFFF' },
}
const round = (x: number, y: number, rx: number, ry: number) => ellipse(x, y, rx, ry).slice(0, -1)

/** A tulip above a cup and a gerbera above a plate, of one form and one colour each, in morning light. */
export function drawCupAndPlate(s: Sheet) {
  wholeSheet(s, hues.wall)
  for (const pane of ['-660,-380 -470,-380 -30,190 -330,190', '-420,-380 -180,-380 330,190 30,190'])
    tint(s, trace(pane), hues.sun, 0.55)
  tint(s, trace('340,-380 680,-380 680,190 540,190'), hues.wallShade, 0.4)
  drawStem(s, trace('-350,10 -340,110 -362,240'))
  drawLeaf(s, trace('-362,230 -470,120 -520,-60 -400,60 -356,200'))
  drawLeaf(s, trace('-352,230 -250,150 -196,20 -290,90 -344,190'))
  drawStem(s, trace('250,-60 270,90 240,240'))
  drawLeaf(s, trace('250,220 360,170 470,60 340,90 262,170'))
  s.at(-350, 0, { rotate: 0.06, scale: 1.16 }, () => tulip(s))
  s.at(236, -130, { rotate: -0.16 }, () => gerbera(s))
  tint(s, trace('-660,178 660,178 660,400 -660,400'), hues.table)
  tint(s, trace('-660,178 660,178 660,192 -660,192'), hues.edge)
  s.ink(trace('-660,178 660,178'), 5, { in: 0.01, out: 0.01, least: 0.8 })
  tint(s, trace('-320,192 -30,192 170,400 -140,400'), hues.edge, 0.5)
  tint(s, trace('40,192 330,192 560,400 250,400'), hues.edge, 0.5)
  s.at(-130, 226, {}, () => cup(s))
  s.at(430, 262, {}, () => plateOf(s))
}

function drawStem(s: Sheet, line: readonly Point[]) {
  s.solid(tube(line, [18, 20, 22]), hues.stem, 4.6, { corners: true })
  s.ink(
    line.map(([x, y]): Point => [x + 5, y]),
    6,
    { colour: hues.leafShade, in: 0.02, out: 0.02 },
  )
}

function drawLeaf(s: Sheet, outline: readonly Point[]) {
  s.solid(outline, hues.leaf, 5)
  const [from, , tip, inner, low] = outline as [Point, Point, Point, Point, Point]
  s.flat([from, tip, inner, low], hues.leafShade, { still: true, opacity: 0.8 })
  s.ink([from, [(from[0] + tip[0]) / 2 + 4, (from[1] + tip[1]) / 2 + 8], tip], 3)
}

function tulip(s: Sheet) {
  s.solid(
    trace('-120,-190 -104,-268 -56,-226 -6,-290 52,-228 104,-270 120,-190 60,-150 -60,-150'),
    hues.tulipShade,
    5.4,
  )
  s.flat(round(0, -186, 112, 34), hues.deep, { still: true })
  for (const x of [-40, -6, 34]) {
    s.ink(trace(`${x * 0.6},-150 ${x},-204`), 6, { colour: hues.petalLight })
    s.flat(round(x, -210, 9, 12), hues.petal, { still: true })
  }
  const bowl = trace('-124,-196 -132,-104 -86,-18 0,10 86,-18 132,-104 124,-196 66,-146 0,-166 -66,-146')
  s.solid(bowl, hues.tulip, 5.8)
  s.within(bowl, () => {
    tint(s, trace('44,-240 180,-240 180,40 -20,40 60,-40'), hues.tulipShade, 0.8)
    tint(s, trace('-112,-180 -92,-170 -90,-80 -64,-20 -100,-60'), hues.tulipLight)
  })
  s.solid(trace('0,-204 -58,-150 -76,-76 -44,-10 0,10 44,-10 76,-76 58,-150'), hues.tulip, 5)
  s.flat(trace('10,-184 52,-140 66,-76 40,-16 4,4 30,-80'), hues.tulipShade, { still: true, opacity: 0.75 })
  s.flat(trace('-20,-170 -48,-130 -58,-70 -40,-90 -30,-130'), hues.tulipLight, { still: true })
  s.ink(ellipse(0, -194, 124, 34), 6, { colour: hues.form, in: 0.01, out: 0.01, least: 0.9 })
}

function gerbera(s: Sheet) {
  const petals = (count: number, [rx, ry]: Point, turn: number, wide: number) => {
    for (let i = 0; i < count; i++) {
      const at = turn + (i / count) * 6.283
      const [x, y] = [Math.cos(at), Math.sin(at)]
      const squeeze = wide * (0.6 + 0.4 * Math.abs(y))
      s.solid(
        tube(
          [
            [x * rx * 0.16, y * ry * 0.16 - 4],
            [x * rx * 0.66, y * ry * 0.66 + 5],
            [x * rx, y * ry],
          ],
          [10, squeeze, 8],
        ),
        y > 0.25 || x > 0.75 ? hues.petalShade : hues.petal,
        4.2,
        { corners: true },
      )
    }
  }
  petals(15, [252, 138], 0.1, 58)
  petals(13, [196, 104], 0.35, 48)
  for (const [x, y] of trace('-150,-48 -90,-86 -20,-96 -170,-10'))
    s.ink(trace(`${x * 0.6},${y * 0.6} ${x},${y}`), 7, { colour: hues.petalLight })
  s.solid(round(0, -6, 72, 42), hues.heart, 5)
  s.flat(round(-10, -14, 46, 22), '#B86A2E', { still: true })
  s.scatter(
    Array.from({ length: 20 }, (_, i) => {
      const at = i * 2.4
      return ellipse(Math.cos(at) * (12 + i * 2.6), -8 + Math.sin(at) * (7 + i * 1.4), 4, 3)
    }),
    hues.petal,
  )
  s.ink(ellipse(0, 2, 262, 146), 6, { colour: hues.form, in: 0.01, out: 0.01, least: 0.9 })
}

function cup(s: Sheet) {
  tint(s, trace('-70,108 60,84 230,104 210,134 20,134'), hues.shade, 0.4)
  s.ink(ellipse(118, 4, 42, 40, { from: -1.5, to: 1.9 }), 24)
  s.ink(ellipse(118, 4, 42, 40, { from: -1.5, to: 1.9 }), 13, { colour: hues.tulip })
  const bowl = trace('-120,-60 -126,0 -84,84 -40,112 40,112 84,84 126,0 120,-60')
  s.solid(bowl, hues.tulip, 6)
  s.within(bowl, () => {
    tint(s, trace('40,-80 140,-80 140,130 -30,130 60,50'), hues.tulipShade, 0.8)
    tint(s, trace('-104,-40 -86,-36 -84,24 -60,76 -94,30'), hues.tulipLight)
  })
  s.solid(round(0, -60, 122, 34), hues.china, 5.4)
  s.flat(round(0, -52, 100, 24), hues.deep, { still: true })
  s.flat(round(-20, -50, 60, 12), hues.tulipShade, { still: true })
}

function plateOf(s: Sheet) {
  s.flat(round(24, 26, 196, 62), hues.shade, { still: true, opacity: 0.4 })
  s.solid(round(0, 0, 196, 68), hues.petal, 6)
  s.flat(round(6, 6, 176, 54), hues.petalShade, { still: true, opacity: 0.7 })
  s.flat(round(-6, -2, 168, 50), hues.petalLight, { still: true })
  s.solid(round(0, 4, 112, 32), hues.china, 4)
  s.flat(round(16, 10, 78, 18), hues.chinaShade, { still: true, opacity: 0.7 })
}
