import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { tint } from './street-things.ts'
import { bend, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** One flower in one vessel, four times: each day another flower, another shape. */
export function drawVases(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    const days = [-468, -156, 156, 468]
    days.forEach((x, i) => {
      s.flat(box(x - 142, -320, x + 142, 320), [tones.soft, tones.paper, tones.soft, tones.paper][i]!, {
        corners: true,
        still: true,
      })
      tint(s, box(x - 142, 236, x + 142, 320), tones.mid, 0.7)
      s.flat(ellipse(x + 26, 276, 92, 15), tones.deep, { still: true, opacity: 0.5 })
    })
    s.at(-468, 0, {}, () =>
      vessel(s, '-34,70 34,70 30,120 74,190 74,244 40,276 -40,276 -74,244 -74,190 -30,120', tones.deep, () => tulip(s)),
    )
    s.at(-156, 0, {}, () => vessel(s, '-50,96 50,96 44,276 -44,276', tones.accent, () => daisy(s)))
    s.at(156, 0, {}, () =>
      vessel(s, '-20,20 20,20 20,130 66,230 60,276 -60,276 -66,230 -20,130', tones.mid, () => rose(s)),
    )
    s.at(468, 0, {}, () => vessel(s, '-84,150 84,150 92,200 60,264 0,276 -60,264 -92,200', tones.dark, () => bell(s)))
  })
}

function vessel(s: Sheet, noted: string, colour: string, flower: () => void) {
  flower()
  const outline = trace(noted)
  const [left, right] = [outline[0]!, outline[1]!]
  s.solid(outline, colour, 6)
  s.within(outline, () => {
    s.flat(ellipse(70, 220, 60, 110), s.tones.dark, { still: true, opacity: 0.35 })
    s.ink(trace('-36,170 -46,210 -40,244'), 8, { colour: s.tones.paper })
  })
  s.solid(ellipse(0, left[1], right[0], 11), s.tones.dark, 4.4)
  s.pencil(
    [
      [0, -300],
      [0, 290],
    ],
    2,
  )
  s.ring(0, 276, Math.abs(outline.at(-1)![0]), 10, { width: 2 })
}

function stem(s: Sheet, points: string, foot: number) {
  const line = trace(points)
  s.ink([...line, [0, foot]], 11, { colour: s.tones.deep, in: 0.02, out: 0.02, least: 0.9 })
  s.ink(
    [...line, [0, foot]].map((p): Point => [p[0]! + 5, p[1]!]),
    2.6,
  )
}

function leaf(s: Sheet, from: Point, control: Point, tip: Point) {
  const [dx, dy] = [tip[1] - from[1], from[0] - tip[0]]
  const side = (k: number): Point => [control[0] + dx * k, control[1] + dy * k]
  s.solid([...bend(from, side(0.3), tip), ...bend(tip, side(-0.3), from)], s.tones.deep, 4.4, { corners: true })
  s.ink(bend(from, control, tip), 2.6)
}

function tulip(s: Sheet) {
  const { tones } = s
  stem(s, '-10,-120 -16,-20', 90)
  leaf(s, [-4, 70], [-70, -10], [-86, -96])
  leaf(s, [4, 70], [64, 10], [92, -50])
  s.solid(trace('-70,-240 -40,-282 -10,-250 20,-286 50,-240 56,-160 -10,-108 -76,-160'), tones.accent, 5.4)
  s.solid(trace('-70,-240 -30,-200 -10,-110 -76,-156'), tones.accent, 5)
  s.solid(trace('50,-240 14,-200 -10,-110 56,-156'), tones.mid, 5)
}

function daisy(s: Sheet) {
  const { tones } = s
  stem(s, '14,-170 -8,-40', 110)
  leaf(s, [-4, 40], [60, 0], [98, -60])
  for (let i = 0; i < 13; i++) {
    const angle = (i / 13) * Math.PI * 2
    const [x, y] = polar(angle, 66)
    s.solid(ellipse(14 + x, -190 + y * 0.86, 46, 17, { tilt: angle }), tones.soft, 4)
  }
  s.solid(ellipse(14, -190, 34, 29), tones.accent, 5)
  for (const at of trace('4,-196 20,-200 12,-184 26,-186'))
    s.flat(ellipse(...at, 3.4, 3.4), tones.dark, { still: true })
}

function rose(s: Sheet) {
  const { tones } = s
  stem(s, '0,-180 10,-90', 40)
  leaf(s, [6, -60], [70, -70], [104, -126])
  leaf(s, [4, -20], [-60, -30], [-100, -90])
  for (const [x, y, rx, ry, tilt] of [
    [-46, -196, 52, 62, 0.4],
    [46, -196, 52, 62, -0.4],
    [0, -170, 70, 52, 0],
    [0, -232, 60, 50, 0],
  ] as const)
    s.solid(ellipse(x, y, rx, ry, { tilt }), tones.mid, 5)
  s.solid(ellipse(0, -204, 50, 50), tones.mid, 5)
  s.ink(trace('-34,-206 -10,-240 30,-226 30,-190 0,-178 -18,-196 -4,-216 12,-206'), 4.4)
  s.ink(trace('-56,-170 -20,-140 30,-142 58,-176'), 4.4)
}

/** A lily of the valley, bent by its bells. */
function bell(s: Sheet) {
  const { tones } = s
  leaf(s, [-10, 150], [-90, 20], [-70, -150])
  s.ink(trace('4,160 -6,20 20,-140 90,-226 126,-200'), 9, { colour: tones.deep, least: 0.6 })
  leaf(s, [14, 150], [86, 60], [84, -70])
  for (const [x, y] of trace('16,-60 36,-132 74,-182 124,-186')) {
    s.ink(
      [
        [x - 4, y - 20],
        [x + 4, y],
      ],
      4,
      { colour: tones.deep },
    )
    s.solid(
      trace('-14,0 14,0 28,40 34,56 18,50 0,60 -18,50 -34,56 -28,40').map(([px, py]): Point => [
        x + px * 0.86,
        y + py * 0.86,
      ]),
      tones.soft,
      4.4,
    )
  }
}
