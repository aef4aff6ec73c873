import { box } from '../backdrop.ts'
import { tube } from '../covers/limbs.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now } from '../step-films/face.ts'
import { framed, paint, round, shaped } from './still-parts.ts'

const hues = {
  ...{
    wall: '#2A2F4E',
    table: '#7C4A32',
    cast: '#4E2C22',
    bowl: '#3E6FA8',
    bowlShade: '#284A7E',
    bowlLight: '#8FB6DE',
  },
  ...{
    rim: '#F4F1E6',
    rice: '#FFFDF4',
    riceShade: '#DDD8E4',
    yolk: '#FFB22B',
    leaf: '#5FA84E',
    salmon: '#F28A62',
    nori: '#2E4740',
  },
}
const side = trace('-252,20 -238,100 -186,186 -104,244')
const bowlShape = through([...side, ...trace('0,262'), ...side.toReversed().map(([x, y]): Point => [-x, y])])

export const axis = (s: Sheet, line: Line = now) => line(s, trace('0,-150 0,306'), 3)

export function bowlLines(s: Sheet, line: Line = now) {
  line(s, ellipse(0, 20, 252, 64, { to: 7 }))
  light(s, ellipse(0, 24, 232, 55, { to: 7 }))
  light(s, ellipse(0, 140, 222, 60, { to: 7 }))
  line(s, ellipse(0, 262, 102, 30, { to: 7 }))
  line(s, side)
  line(
    s,
    side.map(([x, y]) => [-x, y] as const),
  )
}

const top = trace('-230,28 -196,-34 -120,-84 0,-104 116,-88 196,-36 230,28')
const mound = [...through(top), ...ellipse(0, 24, 232, 55, { from: 0, to: Math.PI })]
export function heapLines(s: Sheet, line: Line = now) {
  line(s, top)
  line(s, ellipse(-20, -72, 62, 38, { to: 7 }))
  line(s, trace('66,-74 140,-70 194,-26 186,6 124,14 62,-20 66,-74'))
  line(s, trace('-196,-26 -124,-66 -78,-22 -130,22 -196,-26'))
}

export function night(s: Sheet) {
  framed(s, [-386, -312, 386, 318], () => {
    tint(s, box(-390, -320, 390, 330), hues.wall)
    tint(s, box(-390, 176, 390, 330), hues.table)
    paint(s, round(40, 282, 230, 34), hues.cast)
  })
}

export function bowl(s: Sheet) {
  shaped(s, [...ellipse(0, 262, 102, 30, { from: 0, to: Math.PI }), ...trace('-96,236 96,236')], hues.bowlShade, 5)
  tint(s, bowlShape, hues.bowl)
  s.within(
    bowlShape,
    () => {
      paint(s, trace('270,0 150,60 140,160 20,250 -80,250 0,290 270,290'), hues.bowlShade)
      paint(s, trace('-214,84 -190,86 -160,150 -120,190 -140,196 -190,150'), hues.bowlLight)
    },
    true,
  )
  s.ink(bowlShape, 6)
  shaped(s, round(0, 20, 252, 64), hues.rim, 5)
  shaped(s, round(0, 24, 232, 55), hues.bowlShade, 3.4)
}

export function heap(s: Sheet) {
  tint(s, mound, hues.rice)
  s.within(mound, () => paint(s, trace('240,-60 150,-80 110,0 30,44 -160,50 -160,90 240,90'), hues.riceShade), true)
  s.ink(top, 5)
  s.ink(ellipse(0, 24, 232, 55, { from: 0, to: Math.PI }), 4)
  shaped(s, trace('-196,-26 -124,-66 -78,-22 -130,22'), hues.nori, 4, true)
  shaped(s, trace('66,-74 140,-70 194,-26 186,6 124,14 62,-20'), hues.salmon, 4.4)
  for (const line of ['90,-66 110,-40 100,-6', '134,-62 152,-32 140,4']) s.ink(trace(line), 3.4, { colour: '#FFD3BC' })
  shaped(s, round(-20, -72, 62, 38), hues.yolk, 4.4)
  paint(s, trace('-62,-80 -46,-100 -16,-104 -34,-92 -50,-72'), '#FFF4CC')
  for (const [x, y] of trace('34,-18 60,8 4,2 -30,16 20,34')) shaped(s, round(x, y, 12, 7, x), hues.leaf, 3)
}

/** It rises in pieces, thinner the higher it is. */
export function steam(s: Sheet) {
  for (const noted of [
    '-130,-106 -150,-140 -120,-176',
    '-116,-206 -92,-240 -120,-280',
    '-16,-128 14,-160 -12,-196 -6,-214',
    '4,-244 20,-268 6,-294',
    '110,-112 136,-146 110,-186',
    '104,-214 88,-240 108,-274',
  ]) {
    const line = trace(noted)
    const wide = line[0]![1] > -150 ? 20 : 13
    s.flat(tube(line, [3, wide, ...(line.length > 3 ? [wide] : []), 2]), '#FFFFFF', {
      still: true,
      corners: true,
      opacity: 0.75,
    })
  }
}

/** Mouth and foot have no axis in common, and are not equally round. */
export function crookedBowl(s: Sheet) {
  const body = through(trace('-252,-14 -244,90 -176,186 -40,246 60,256 190,236 240,140 252,54'))
  shaped(s, trace('-10,236 214,226 208,266 -4,268'), hues.bowlShade, 5, true)
  tint(s, body, hues.bowl)
  s.within(body, () => paint(s, trace('270,0 180,60 190,160 100,230 0,250 40,290 270,290'), hues.bowlShade), true)
  s.ink(body, 6)
  s.at(0, 0, { rotate: 0.13 }, () => {
    shaped(s, round(0, 20, 254, 86), hues.rim, 5)
    shaped(s, round(0, 24, 232, 72), hues.bowlShade, 3.4)
    heap(s)
  })
}
