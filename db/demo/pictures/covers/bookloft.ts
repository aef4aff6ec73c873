import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { plate, tint } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A second-hand bookshop under the roof: slanting beams, books on every side, one window whose light falls in. */
export function drawBookLoft(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    tint(s, trace('-660,-380 660,-380 660,380 -660,380'), between(tones.deep, tones.dark, 0.3))
    tint(s, trace('-220,-150 0,-300 220,-150 220,150 -220,150'), tones.mid)
    s.ink(trace('-220,150 -220,-150 0,-300 220,-150 220,150'), 4, { corners: true })
    plate(s, trace('-660,420 -220,150 220,150 660,420'), between(tones.accent, tones.deep, 0.55), 4)
    for (const [a, b] of [
      [-150, -440],
      [-75, -220],
      [0, 0],
      [75, 220],
      [150, 440],
    ])
      s.ink(
        [
          [a!, 150],
          [b!, 400],
        ],
        2.6,
        { corners: true },
      )
    drawRoof(s)
    drawWindow(s)
    for (const side of [-1, 1]) drawShelf(s, side)
    s.flat(trace('-60,-60 60,-60 260,340 -180,340'), tones.accent, { corners: true, still: true, opacity: 0.32 })
    drawPiles(s)
    drawCatAndLadder(s)
  })
}

function drawRoof(s: Sheet) {
  const { tones } = s
  for (const side of [-1, 1]) {
    const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * side, y])
    plate(s, at('0,-300 0,-420 760,-420 760,-40 220,-150'), between(tones.deep, tones.dark, 0.55), 4.4)
    for (const t of [0.12, 0.4, 0.68, 0.96]) {
      const a: Point = [(20 + 200 * t) * side, -286 + 136 * t]
      const b: Point = [(60 + 800 * t) * side, -470 + 480 * t]
      s.ink([a, b], 15, { corners: true, in: 0.01, out: 0.01, least: 0.9 })
      s.ink([a, b], 9, { corners: true, in: 0.01, out: 0.01, least: 0.9, colour: tones.mid })
    }
  }
  plate(s, trace('-22,-300 22,-300 70,-420 -70,-420'), tones.mid, 4)
}

function drawWindow(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(0, -130, 128, 128).slice(0, -1), tones.accent, { still: true, opacity: 0.35 })
  s.solid(ellipse(0, -130, 92, 92), tones.dark, 5)
  s.solid(ellipse(0, -130, 80, 80), between(tones.paper, tones.accent, 0.3), 4)
  s.ink(trace('0,-210 0,-50'), 8, { in: 0.01, out: 0.01 })
  s.ink(trace('-80,-130 80,-130'), 8, { in: 0.01, out: 0.01 })
  plate(s, box(-104, 20, 104, 40), tones.deep, 4)
  for (let i = 0; i < 10; i++)
    plate(
      s,
      box(-96 + i * 19, -26 + (i % 3) * 9, -79 + i * 19, 20),
      [tones.accent, tones.paper, tones.soft, tones.dark][i % 4]!,
      2.4,
    )
  plate(s, box(-104, 130, 104, 150), tones.deep, 4)
  for (let i = 0; i < 10; i++)
    plate(
      s,
      box(-96 + i * 19, 76 + (i % 4) * 8, -79 + i * 19, 130),
      [tones.soft, tones.deep, tones.accent, tones.paper][i % 4]!,
      2.4,
    )
}

/** A wall of books that runs away from us; boards, then book beside book, smaller with distance. */
function drawShelf(s: Sheet, side: number) {
  const { tones } = s
  const at = (t: number, v: number): Point => {
    const x = 660 - 440 * (1 - (1 - t) ** 1.6)
    const k = (x - 220) / 440
    const [top, foot] = [-120 - 60 * k, 150 + 270 * k]
    return [x * side, top + (foot - top) * v]
  }
  plate(s, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], tones.dark, 5)
  const rows = 4
  const colours = [tones.accent, tones.paper, tones.mid, tones.soft, tones.deep]
  for (let row = 0; row < rows; row++) {
    const [v1, v2] = [row / rows + 0.025, (row + 1) / rows]
    for (let i = 0; i < 22; i++) {
      const [t1, t2] = [i / 22, (i + 0.9) / 22]
      const high = v1 + ((i * 7 + row * 3) % 5) * 0.012
      plate(s, [at(t1, high), at(t2, high), at(t2, v2), at(t1, v2)], colours[(i * 3 + row * 2 + (i % 4)) % 5]!, 2.2)
    }
    s.ink([at(0, v2), at(1, v2)], 9, { corners: true, in: 0.01, out: 0.01, least: 0.6 })
    s.ink([at(0, v2), at(1, v2)], 5, { corners: true, in: 0.01, out: 0.01, least: 0.6, colour: tones.mid })
  }
}

function pile(s: Sheet, [x, y]: Point, count: number, size: number) {
  const { tones } = s
  const colours = [tones.soft, tones.accent, tones.deep, tones.paper, tones.mid]
  for (let i = 0; i < count; i++) {
    const shift = ((i * 37) % 11) - 5
    const [w, h] = [(62 - (i % 3) * 7) * size, 15 * size]
    const low = y - i * h
    plate(s, box(x - w + shift, low - h, x + w + shift, low), colours[(i * 2 + count) % 5]!, 3)
    s.ink(
      [
        [x - w * 0.8 + shift, low - h * 0.5],
        [x - w * 0.5 + shift, low - h * 0.5],
      ],
      2.2,
    )
  }
}

function drawPiles(s: Sheet) {
  s.flat(ellipse(-300, 318, 120, 14), s.tones.dark, { still: true, opacity: 0.5 })
  pile(s, [-316, 322], 9, 1.2)
  pile(s, [-196, 296], 4, 0.9)
  pile(s, [300, 326], 6, 1.25)
  pile(s, [120, 190], 3, 0.5)
}

function drawCatAndLadder(s: Sheet) {
  const { tones } = s
  for (const dx of [0, 74])
    s.ink(
      [
        [410 + dx, 350],
        [356 + dx * 0.72, -110],
      ],
      14,
      { in: 0.01, out: 0.01, least: 0.9 },
    )
  for (const dx of [0, 74])
    s.ink(
      [
        [410 + dx, 350],
        [356 + dx * 0.72, -110],
      ],
      8,
      { in: 0.01, out: 0.01, least: 0.9, colour: tones.accent },
    )
  for (let i = 0; i < 8; i++)
    s.ink(
      [
        [364 + i * 6, -66 + i * 54],
        [418 + i * 8, -66 + i * 54],
      ],
      9,
      { in: 0.02, out: 0.02, least: 0.9 },
    )
  s.at(-316, 128, {}, () => {
    s.solid(trace('-50,34 -44,-6 -10,-22 40,-14 62,14 60,34'), tones.paper, 4.4)
    s.ink(trace('56,26 84,22 86,-4'), 11)
    s.ink(trace('56,26 84,22 86,-4'), 6, { colour: tones.paper })
    s.solid(trace('-78,-6 -80,-44 -62,-30 -44,-32 -26,-46 -24,-6 -50,10'), tones.paper, 4.4)
    for (const x of [-64, -40])
      s.ink(
        [
          [x - 6, -14],
          [x, -10],
          [x + 6, -14],
        ],
        2.6,
      )
  })
}
