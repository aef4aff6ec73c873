import { limb } from '../covers/limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

export const hues = {
  ...{ paper: '#FDFBF6', desk: '#E9CFA9', deskDark: '#D3B088', screen: '#2A2E40', film: '#F4F1EA', bar: '#4A5068' },
  ...{ cup: '#6FA8C9', cupDark: '#3F7799', cupLit: '#B5D8E8', coffee: '#5A3A2E', pencil: '#6E95BD', red: '#D23A22' },
}

type HandLook = { skin: string; sleeve: string; pen: string; mirror?: boolean; scale?: number }

/** A hand that draws: the tip of its pen lies at the spot, the arm comes from below. */
export function drawWritingHand(s: Sheet, [x, y]: Point, { skin, sleeve, pen, mirror, scale = 1 }: HandLook) {
  const warm = between(skin, '#C4573F', 0.3)
  const lit = between(skin, '#FFFFFF', 0.4)
  s.at(x, y, { scale, scaleX: mirror ? -1 : 1 }, () => {
    limb(s, trace('520,330 400,210 262,66'), [180, 164, 130], skin, 6)
    s.solid(trace('330,70 430,150 640,370 560,520 330,340 250,170'), sleeve, 6.4)
    s.ink(trace('318,92 400,176 270,196'), 4, { in: 0.2, out: 0.6 })
    for (const finger of ['226,104 150,112 108,92 104,70', '214,72 136,74 88,52 80,30', '200,40 122,34 72,8 62,-14'])
      limb(s, trace(finger), [64, 58, 50, 30], skin, 6)
    const palm = trace('150,-40 200,-96 262,-88 318,-20 326,60 292,124 220,136 168,106 150,40')
    s.flat(palm, skin, { knock: true })
    s.within(palm, () => {
      s.flat(trace('150,70 220,90 300,40 340,60 300,150 200,150'), warm, { still: true, opacity: 0.5 })
      s.flat(trace('200,-90 256,-82 300,-30 250,-56 210,-60'), lit, { still: true, opacity: 0.7 })
    })
    s.ink(trace('206,-98 262,-88 318,-20 326,56'), 6, { in: 0.1, out: 0.3 })
    s.ink(trace('168,108 220,136 286,126'), 6, { in: 0.3, out: 0.3 })
    s.flat(trace('104,-70 150,-112 214,-100 240,-20 200,50 130,20'), between(skin, '#7A3A2E', 0.22), { still: true })
    drawPen(s, pen)
    limb(s, trace('250,-62 178,-128 102,-110 58,-52'), [72, 64, 52, 32], skin, 6)
    s.flat(trace('286,-60 250,-92 214,-84 214,-40 260,-24'), skin, { still: true })
    s.flat(trace('222,-112 180,-148 120,-128 176,-132'), lit, { still: true, opacity: 0.8 })
    s.ink(trace('112,-132 108,-116 112,-102'), 3.4)
    s.solid(ellipse(72, -72, 18, 11, { tilt: -0.85 }).slice(0, -1), lit, 3)
    limb(s, trace('242,56 170,44 112,6 70,-34'), [84, 72, 58, 36], skin, 6)
    s.flat(trace('270,90 214,88 206,26 262,12'), skin, { still: true })
    s.flat(trace('190,26 130,-6 96,-26 110,-8 170,36'), lit, { still: true, opacity: 0.7 })
    s.ink(trace('126,34 134,22 132,10'), 3.4)
    s.solid(ellipse(86, -16, 19, 12, { tilt: 0.7 }).slice(0, -1), lit, 3)
  })
}

function drawPen(s: Sheet, colour: string) {
  s.solid(trace('52,-54 66,-32 344,-214 328,-238'), colour, 5, { corners: true })
  s.flat(trace('58,-46 62,-40 340,-224 336,-230'), '#FFFFFF', { still: true, corners: true, opacity: 0.4 })
  s.solid(trace('0,0 52,-54 66,-32'), '#F1D9B4', 5, { corners: true })
  s.black(trace('0,0 18,-18 23,-11'), { corners: true })
}

type Cup = { line: string; pen?: number; colours?: boolean; sketch?: boolean; off?: boolean }

/** A cup with its handle; `off` is how somebody draws it who does not measure yet. */
export function drawCup(s: Sheet, { line, pen = 6, colours, sketch, off }: Cup) {
  const body: Point[] = off
    ? trace('-136,-124 -88,60 -56,128 30,134 112,116 136,30 146,-66')
    : trace('-130,-96 -118,60 -92,118 0,140 92,118 118,60 130,-96')
  const rim = ellipse(off ? 5 : 0, -96, off ? 144 : 130, off ? 20 : 44, { tilt: off ? 0.2 : 0 })
  const handle = off ? '136,-50 214,-58 232,10 190,52 122,44' : '124,-56 196,-64 222,-8 190,56 112,60'
  if (sketch) {
    const blue = { colour: hues.pencil, in: 0.1, out: 0.2, least: 0.5, shade: 0 }
    s.ink(trace('-172,-96 172,-96'), 3, blue)
    s.ink(trace('0,-170 0,176'), 3, blue)
    s.ink(ellipse(0, 96, 104, 40), 3, blue)
    s.ink(ellipse(0, -96, 132, 46, { from: 0.4, to: 6.9 }), 3, blue)
  }
  if (colours) {
    s.ink(trace(handle), 40, { colour: line, in: 0.01, out: 0.01, least: 1, shade: 0 })
    s.ink(trace(handle), 27, { colour: hues.cup, in: 0.01, out: 0.01, least: 1, shade: 0 })
    s.flat(body, hues.cup, { knock: true })
    s.within(body, () => {
      s.flat(trace('40,-110 140,-110 130,80 60,150 20,150 60,60'), hues.cupDark, { still: true, opacity: 0.6 })
      s.flat(trace('-112,-60 -84,-48 -76,60 -92,70'), hues.cupLit, { still: true })
    })
    s.flat(rim.slice(0, -1), hues.cupLit, { still: true, knock: true })
    s.flat(ellipse(0, -90, 110, 32).slice(0, -1), hues.coffee, { still: true })
  }
  const way = { colour: line, in: 0.06, out: 0.1, least: 0.5 }
  s.ink(body, pen, way)
  s.ink(rim, pen, way)
  if (colours) return
  s.ink(trace(handle), pen, way)
  s.ink(trace(off ? '140,-16 184,-22 194,10 172,26 134,22' : '122,-30 176,-34 192,-4 170,30 118,34'), pen * 0.8, way)
}
