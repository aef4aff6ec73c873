import { box } from '../backdrop.ts'
import { disc } from './ground.ts'
import { limb } from './limbs.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  ...{ cloth: '#FF8468', light: '#FFC38A', shade: '#A83A62', page: '#FFFBF0', pageShade: '#E6D8EC', ring: '#4A3A66' },
  ...{ round: '#BFE6F2', triangle: '#FFE38A', bow: '#CFEBBE', ginger: '#F79A3C', gingerDark: '#CE6420' },
  ...{ cream: '#FFF0D6', grey: '#8FA2CC', greyDark: '#5F70A6', night: '#4B4468', nightLit: '#766CA0', pink: '#FF9BA6' },
  ...{ eye: '#4FB89A', pencil: '#2F9FB8', pencilDark: '#1D6F92', wood: '#F6D6A4', white: '#FFFFFF' },
}
const round = (x: number, y: number, rx: number, ry: number, tilt = 0) => ellipse(x, y, rx, ry, { tilt }).slice(0, -1)

/** A page of a sketchbook with three cats: asleep in a round, sitting in a triangle, stretched to a bow. */
export function drawCatSketches(s: Sheet) {
  wholeSheet(s, hues.cloth)
  tint(s, trace('-660,-380 -260,-380 340,380 -180,380'), hues.light, 0.5)
  tint(s, trace('140,-380 320,-380 680,80 680,330'), hues.light, 0.5)
  tint(s, box(-566, -270, 612, 346), hues.shade, 0.45)
  plate(s, box(-590, -300, 590, 322), hues.page, 6)
  tint(s, trace('420,-296 586,-296 586,318 520,318'), hues.pageShade, 0.5)
  for (let x = -550; x < 580; x += 58) {
    s.black(disc([x, -272], 8))
    s.ink(trace(`${x},-272 ${x + 10},-330`), 8, { colour: hues.ring, in: 0.05, out: 0.05, least: 0.9 })
  }
  s.flat(round(-380, 84, 176, 150), hues.round, { still: true })
  s.flat(trace('-10,-250 190,240 -206,240'), hues.triangle, { still: true, corners: true })
  s.ink(trace('220,200 260,240 340,150 430,40 520,-40'), 150, {
    colour: hues.bow,
    layer: 'flat',
    in: 0.1,
    out: 0.1,
    least: 0.7,
  })
  s.at(-380, 84, {}, () => asleep(s))
  s.at(-10, 40, {}, () => sitting(s))
  s.at(372, 90, { scale: 0.96 }, () => stretching(s))
  drawPencil(s)
}

const ear = (x: number, y: number, k: number): Point[] =>
  trace('-30,14 -34,-44 24,-14').map(([px, py]): Point => [x + px * k, y + py])

function asleep(s: Sheet) {
  const body = round(6, 4, 142, 104)
  s.solid(body, hues.grey, 6)
  s.within(body, () => {
    s.flat(round(40, 80, 150, 70), hues.greyDark, { still: true, opacity: 0.8 })
    for (const [x, lean] of trace('10,-16 50,-10 88,0'))
      s.ink(trace(`${x},-104 ${x + lean},-70 ${x + lean + 4},-46`), 15, { colour: hues.greyDark, in: 0.1, out: 0.6 })
  })
  s.contour(body, 6)
  limb(s, trace('132,44 80,100 -20,112 -96,84'), [34, 40, 38, 22], hues.grey, 5)
  for (const x of [70, 20, -30]) s.ink(trace(`${x},88 ${x + 6},122`), 11, { colour: hues.greyDark })
  for (const k of [1, -1]) s.solid(ear(-74 + (k > 0 ? -38 : 40), -18, k), hues.grey, 5, { corners: true })
  s.solid(round(-74, 24, 76, 60, -0.1), hues.grey, 6)
  s.flat(round(-82, 46, 44, 30), hues.cream, { still: true })
  for (const x of [-108, -50]) s.ink(ellipse(x, 14, 16, 11, { from: 0.3, to: 2.85 }), 5)
  s.solid(trace('-90,34 -70,34 -80,46'), hues.pink, 3)
  for (const k of [-1, 1]) s.ink(ellipse(-80 + k * 11, 48, 11, 8, { from: 0.2, to: 2.9 }), 4)
}

function sitting(s: Sheet) {
  limb(s, trace('70,170 150,180 178,110 140,60'), [40, 36, 30, 20], hues.ginger, 6)
  const body = trace('-50,-70 50,-70 96,70 108,170 70,196 -70,196 -108,170 -96,70')
  s.solid(body, hues.ginger, 6)
  s.within(body, () => {
    s.flat(trace('30,-70 120,-70 120,200 30,200 60,80'), hues.gingerDark, { still: true, opacity: 0.7 })
    s.flat(trace('-34,-60 34,-60 26,60 0,90 -26,60'), hues.cream, { still: true })
    for (const [x, y] of trace('-104,60 -110,100 106,70 110,110'))
      s.ink(trace(`${x},${y} ${x * 0.66},${y - 4}`), 13, { colour: hues.gingerDark, in: 0.1, out: 0.6 })
  })
  s.contour(body, 6)
  for (const x of [-26, 26]) {
    s.ink(trace(`${x + (x > 0 ? 24 : -24)},60 ${x + (x > 0 ? 20 : -20)},180`), 4)
    s.solid(round(x, 188, 28, 16), hues.cream, 5)
  }
  s.ink(trace('0,80 0,184'), 4)
  for (const k of [-1, 1]) {
    s.solid(
      trace('22,-178 70,-236 86,-150').map(([x, y]): Point => [k * x, y]),
      hues.ginger,
      6,
      { corners: true },
    )
    s.flat(
      trace('42,-178 66,-212 74,-164').map(([x, y]): Point => [k * x, y]),
      hues.pink,
      { still: true },
    )
  }
  const head = trace('-30,-186 30,-186 80,-150 92,-112 60,-66 0,-50 -60,-66 -92,-112 -80,-150')
  s.solid(head, hues.ginger, 6)
  s.within(head, () => {
    for (const x of [-22, 0, 22]) s.ink(trace(`${x},-190 ${x * 0.8},-156`), 11, { colour: hues.gingerDark })
    s.flat(round(0, -70, 56, 30), hues.cream, { still: true })
  })
  s.contour(head, 6)
  for (const k of [-1, 1]) {
    s.solid(round(k * 38, -116, 19, 21), hues.eye, 4)
    s.black(round(k * 36, -116, 7, 16))
    s.flat(disc([k * 36 - 5, -124], 5), hues.white, { still: true })
    for (const dy of [-8, 8])
      s.ink(trace(`${k * 52},${-80 + dy * 0.4} ${k * 124},${-86 + dy * 1.6}`), 3, { in: 0.05, out: 0.6 })
    s.ink(ellipse(k * 13, -78, 13, 10, { from: 0.2, to: 2.9 }), 4)
  }
  s.solid(trace('-12,-96 12,-96 0,-82'), hues.pink, 3.4)
}

function stretching(s: Sheet) {
  limb(s, trace('134,-66 176,-130 168,-190 130,-214'), [28, 28, 24, 14], hues.night, 5)
  limb(s, trace('112,-20 150,60 120,110 136,166'), [70, 46, 32, 28], hues.night, 5)
  limb(s, trace('-90,80 -140,130 -200,150'), [44, 30, 28], hues.night, 5)
  const back = trace('-130,64 -96,30 -20,40 40,-20 96,-100 140,-86 160,-30 124,24 40,60 -40,116 -110,116')
  s.solid(back, hues.night, 6)
  s.flat(trace('-110,56 -80,40 -10,50 54,-14 100,-82 130,-78 70,-10 0,70 -80,72'), hues.nightLit, { still: true })
  limb(s, trace('84,0 116,70 84,120 96,172'), [70, 46, 32, 28], hues.night, 5)
  limb(s, trace('-66,90 -112,146 -176,170'), [46, 32, 30], hues.night, 5)
  for (const [x, y] of trace('82,176 122,170 -196,152 -172,172')) s.solid(round(x, y, 25, 14), hues.cream, 4.4)
  for (const k of [1, -1]) s.solid(ear(-128 + (k > 0 ? -34 : 30), 18, k), hues.night, 5, { corners: true })
  s.solid(round(-130, 56, 64, 54), hues.night, 6)
  s.flat(round(-142, 78, 34, 22), hues.cream, { still: true })
  for (const x of [-158, -108]) s.ink(ellipse(x, 50, 14, 10, { from: 3.4, to: 6 }), 5, { colour: hues.eye })
  s.solid(trace('-152,64 -134,64 -143,74'), hues.pink, 3)
  s.solid(round(-143, 88, 10, 9), hues.pink, 3)
}

function drawPencil(s: Sheet) {
  s.at(-330, 278, { rotate: 0.05 }, () => {
    tint(s, trace('-110,26 -70,16 170,18 170,44 -70,44'), hues.shade, 0.4)
    s.solid(trace('-130,0 -90,-17 -90,17'), hues.wood, 4.4, { corners: true })
    s.black(trace('-130,0 -114,-7 -114,7'), { corners: true })
    s.solid(box(-90, -17, 150, 17), hues.pencil, 5, { corners: true })
    tint(s, box(-88, 3, 148, 15), hues.pencilDark)
    s.solid(box(150, -17, 182, 17), hues.pink, 4.4, { corners: true })
  })
}
