import { box } from '../backdrop.ts'
import { tint, wholeSheet } from './street-things.ts'
import { bend, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  ...{ sill: '#FFF6EC', sillShade: '#9C93CC', frame: '#FFFFFF', sun: '#FFF7D0', shade: '#3C3A86' },
  ...{ stem: '#3F8F4F', leaf: '#5DB25C', leafShade: '#2F7A50', mouth: '#3A2A4C', gleam: '#FFFFFF' },
  ...{ tulip: '#F0475A', tulipShade: '#BF2548', daisy: '#FFFFFF', daisyShade: '#D4D2F2', heart: '#FFC22E' },
  ...{ rose: '#FF9DB2', roseShade: '#E0627F', bell: '#FDFBF2', bellShade: '#C9D6F0' },
}
const walls = ['#A9DCEB', '#FFD98A', '#B9E3C2', '#D3C6F2']

/** One flower in one vessel, four times: each day another flower, another shape. */
export function drawVases(s: Sheet) {
  wholeSheet(s, hues.frame)
  const days = [-480, -160, 160, 480]
  days.forEach((x, i) => {
    tint(s, box(x - 152, -380, x + 152, 380), walls[i]!)
    tint(
      s,
      trace(`${x - 152},-380 ${x + 10},-380 ${x + 152},60 ${x + 152},236 ${x + 20},236 ${x - 152},-250`),
      hues.sun,
      0.5,
    )
    tint(s, box(x - 152, 232, x + 152, 380), hues.sill)
    s.ink(trace(`${x - 152},232 ${x + 152},232`), 3, { in: 0.01, out: 0.01, least: 0.8 })
    tint(s, trace(`${x - 50},282 ${x + 40},256 ${x + 150},276 ${x + 150},306 ${x + 20},300`), hues.sillShade, 0.6)
  })
  s.at(-480, 0, {}, () =>
    vessel(s, '-34,70 34,70 30,120 74,190 74,244 40,276 -40,276 -74,244 -74,190 -30,120', '#2F63B8', () => tulip(s)),
  )
  s.at(-160, 0, {}, () => vessel(s, '-50,96 50,96 44,276 -44,276', '#2FA39A', () => daisy(s)))
  s.at(160, 0, {}, () =>
    vessel(s, '-20,20 20,20 20,130 66,230 60,276 -60,276 -66,230 -20,130', '#E8784A', () => rose(s)),
  )
  s.at(480, 0, {}, () => vessel(s, '-84,150 84,150 92,200 60,264 0,276 -60,264 -92,200', '#7A3F8C', () => bell(s)))
}

function vessel(s: Sheet, noted: string, colour: string, flower: () => void) {
  flower()
  const outline = trace(noted)
  const [left, right] = [outline[0]!, outline[1]!]
  s.solid(outline, colour, 6)
  s.within(outline, () => {
    tint(s, trace('10,0 120,0 120,290 -20,290 30,220 8,140'), hues.shade, 0.34)
    s.ink(trace('-36,170 -46,210 -40,244'), 9, { colour: hues.gleam })
    s.ink(trace('-18,60 -18,110 -26,146'), 6, { colour: hues.gleam, opacity: 0.8 })
  })
  s.solid(ellipse(0, left[1], right[0], 11), hues.mouth, 4.4)
}

function stem(s: Sheet, points: string, foot: number) {
  const line = trace(points)
  s.ink([...line, [0, foot]], 11, { colour: hues.stem, in: 0.02, out: 0.02, least: 0.9 })
  s.ink(
    [...line, [0, foot]].map((p): Point => [p[0]! + 5, p[1]!]),
    2.6,
  )
}

function leaf(s: Sheet, from: Point, control: Point, tip: Point) {
  const [dx, dy] = [tip[1] - from[1], from[0] - tip[0]]
  const side = (k: number): Point => [control[0] + dx * k, control[1] + dy * k]
  s.solid([...bend(from, side(0.3), tip), ...bend(tip, side(-0.3), from)], hues.leaf, 4.4, { corners: true })
  s.flat([...bend(from, control, tip), ...bend(tip, side(-0.26), from)], hues.leafShade, { still: true, corners: true })
  s.ink(bend(from, control, tip), 2.6)
}

function tulip(s: Sheet) {
  stem(s, '-10,-120 -16,-20', 90)
  leaf(s, [-4, 70], [-70, -10], [-86, -96])
  leaf(s, [4, 70], [64, 10], [92, -50])
  s.solid(trace('-70,-240 -40,-282 -10,-250 20,-286 50,-240 56,-160 -10,-108 -76,-160'), hues.tulipShade, 5.4)
  s.solid(trace('-70,-240 -30,-200 -10,-110 -76,-156'), hues.tulip, 5)
  s.ink(trace('-58,-214 -50,-180 -38,-156'), 7, { colour: '#FFC2C4' })
  s.solid(trace('50,-240 14,-200 -10,-110 56,-156'), hues.tulipShade, 5)
}

function daisy(s: Sheet) {
  stem(s, '14,-170 -8,-40', 110)
  leaf(s, [-4, 40], [60, 0], [98, -60])
  for (let i = 0; i < 13; i++) {
    const angle = (i / 13) * Math.PI * 2
    const [x, y] = polar(angle, 66)
    s.solid(ellipse(14 + x, -190 + y * 0.86, 46, 17, { tilt: angle }), i > 0 && i < 6 ? hues.daisyShade : hues.daisy, 4)
  }
  s.solid(ellipse(14, -190, 34, 29), hues.heart, 5)
  for (const at of trace('4,-196 20,-200 12,-184 26,-186')) s.flat(ellipse(...at, 3.4, 3.4), '#C9761E', { still: true })
}

function rose(s: Sheet) {
  stem(s, '0,-180 10,-90', 40)
  leaf(s, [6, -60], [70, -70], [104, -126])
  leaf(s, [4, -20], [-60, -30], [-100, -90])
  for (const [x, y, rx, ry, tilt] of [
    [-46, -196, 52, 62, 0.4],
    [46, -196, 52, 62, -0.4],
    [0, -170, 70, 52, 0],
    [0, -232, 60, 50, 0],
  ] as const)
    s.solid(ellipse(x, y, rx, ry, { tilt }), x > 0 || y > -190 ? hues.roseShade : hues.rose, 5)
  s.solid(ellipse(0, -204, 50, 50), hues.rose, 5)
  s.flat(ellipse(16, -190, 30, 30), hues.roseShade, { still: true, opacity: 0.7 })
  s.ink(trace('-34,-206 -10,-240 30,-226 30,-190 0,-178 -18,-196 -4,-216 12,-206'), 4.4)
  s.ink(trace('-56,-170 -20,-140 30,-142 58,-176'), 4.4)
}

/** A lily of the valley, bent by its bells. */
function bell(s: Sheet) {
  leaf(s, [-10, 150], [-90, 20], [-70, -150])
  s.ink(trace('4,160 -6,20 20,-140 90,-226 126,-200'), 9, { colour: hues.stem, least: 0.6 })
  leaf(s, [14, 150], [86, 60], [84, -70])
  for (const [x, y] of trace('16,-60 36,-132 74,-182 124,-186')) {
    s.ink(
      [
        [x - 4, y - 20],
        [x + 4, y],
      ],
      4,
      { colour: hues.stem },
    )
    s.solid(
      trace('-14,0 14,0 28,40 34,56 18,50 0,60 -18,50 -34,56 -28,40').map(([px, py]): Point => [
        x + px * 0.86,
        y + py * 0.86,
      ]),
      hues.bell,
      4.4,
    )
    tint(s, trace(`${x + 4},${y + 4} ${x + 12},${y + 6} ${x + 24},${y + 40} ${x + 4},${y + 44}`), hues.bellShade)
  }
}
