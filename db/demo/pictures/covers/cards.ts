import { box } from '../backdrop.ts'
import { ground } from './ground.ts'
import { tint } from './street-things.ts'
import { bend, ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** Cards side by side, on each one thing that the course drills. */
export function cards(s: Sheet, colours: readonly string[], draw: readonly (() => void)[]) {
  const count = draw.length
  const wide = 1236 / count
  draw.forEach((one, i) => {
    const x = (i - (count - 1) / 2) * wide
    const card = box(x - wide / 2 + 8, -334, x + wide / 2 - 8, 334)
    s.flat(card, colours[i % colours.length]!, { corners: true, still: true })
    s.within(card, () => s.at(x, 0, {}, one), true)
    s.contour(card, 4.6, { corners: true, least: 0.8, shade: 0 })
  })
}

/** Strips from edge to edge, on each one thing around its own middle. */
export function strips(s: Sheet, draw: readonly (() => void)[]) {
  const wide = 1280 / draw.length
  draw.forEach((one, i) => {
    const x = (i - (draw.length - 1) / 2) * wide
    s.within(box(x - wide / 2 - 1, -380, x + wide / 2 + 1, 380), () => s.at(x, 0, {}, one), true)
  })
  for (let i = 1; i < draw.length; i++) {
    const x = i * wide - 640
    s.ink(trace(`${x},-380 ${x},380`), 12, { colour: '#FFF9EC', in: 0.01, out: 0.01, least: 1, shade: 0 })
  }
}

/** Strips of colour, one below the other, between two heights. */
export function shaded(s: Sheet, [from, to]: readonly [string, string], low: number, wide = 240) {
  for (let i = 0; i < 8; i++)
    tint(s, box(-wide, i ? -360 + ((low + 360) * i) / 8 : -380, wide, 400), between(from, to, i / 7))
}

/** A street lamp, a lit window, a sign, a paper lantern, each with its glow in the dark. */
export function drawLights(s: Sheet) {
  const { tones } = s
  const night = between(tones.dark, INK, 0.4)
  ground(s, tones.paper)
  const glow = (y: number, r: number) => {
    for (const [k, opacity] of [
      [1, 0.22],
      [0.72, 0.3],
      [0.46, 0.5],
    ] as const)
      s.flat(ellipse(0, y, r * k, r * k).slice(0, -1), tones.accent, { still: true, opacity })
  }
  const light = between(tones.accent, tones.paper, 0.6)
  cards(
    s,
    [night, tones.dark],
    [
      () => {
        s.flat(trace('-30,-160 30,-160 150,290 -150,290'), tones.accent, { corners: true, still: true, opacity: 0.3 })
        glow(-150, 130)
        tint(s, box(-160, 290, 160, 340), tones.deep)
        s.ink(trace('96,300 96,-200 50,-236 0,-214'), 15, { in: 0.01, out: 0.01, least: 0.9, colour: tones.mid })
        s.solid(trace('-44,-166 -24,-212 24,-212 44,-166'), tones.mid, 5, { corners: true })
        s.solid(ellipse(0, -160, 34, 20), light, 4)
        s.flat(ellipse(0, 300, 124, 13), tones.accent, { still: true, opacity: 0.8 })
      },
      () => {
        glow(-20, 190)
        s.solid(box(-106, -150, 106, 120), tones.mid, 5, { corners: true })
        s.solid(box(-88, -132, 88, 102), light, 4, { corners: true })
        s.solid(trace('-88,-132 -30,-132 -46,0 -88,60'), tones.accent, 4)
        s.solid(trace('88,-132 30,-132 46,0 88,60'), tones.accent, 4)
        s.flat(trace('-18,102 -22,40 -14,16 -16,-16 4,-32 24,-14 20,16 30,44 28,102'), tones.deep, { still: true })
        s.ink(trace('0,-132 0,102'), 5)
        s.ink(trace('-88,-16 88,-16'), 5)
        s.solid(box(-124, 116, 124, 138), tones.deep, 4.4, { corners: true })
      },
      () => {
        glow(-30, 200)
        s.solid(box(-70, -240, 70, 170), tones.deep, 6, { corners: true })
        s.contour(box(-56, -226, 56, 156), 8, { corners: true, colour: light, least: 0.9 })
        s.contour(ellipse(0, -150, 36, 36), 9, { colour: tones.accent, least: 0.8 })
        s.ink(trace('-30,-60 30,-60 0,-20 -30,-60'), 9, { colour: light, corners: true })
        s.ink(trace('-32,60 -32,20 32,20 32,60 -32,60'), 9, { colour: tones.accent, corners: true })
        s.ink(trace('-26,110 0,86 26,110 0,134 -26,110'), 9, { colour: light, corners: true })
        for (const y of [-190, 120])
          s.ink(
            [
              [70, y],
              [160, y],
            ],
            14,
            { in: 0.01, out: 0.01, least: 0.9 },
          )
      },
      () => {
        glow(-10, 190)
        s.ink(trace('0,-340 0,-150'), 5)
        const lamp = ellipse(0, -10, 100, 124)
        s.solid(lamp, tones.accent, 6)
        s.within(lamp, () => {
          s.flat(ellipse(-10, -20, 62, 84), light, { still: true })
          for (let y = -110; y < 110; y += 28) s.ink(bend([-110, y], [0, y + 12], [110, y], 6), 3)
        })
        for (const y of [-140, 116]) s.solid(box(-50, y - 14, 50, y + 14), tones.deep, 4.4, { corners: true })
        s.ink(trace('0,130 0,200'), 4)
        for (const dx of [-9, 0, 9])
          s.ink(
            [
              [dx * 0.4, 196],
              [dx, 256],
            ],
            4,
          )
      },
    ],
  )
}
