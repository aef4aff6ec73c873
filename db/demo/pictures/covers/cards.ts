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

/** A wave that breaks, a drop with its crown, a puddle with rings. */
export function drawWaterShapes(s: Sheet) {
  const { tones } = s
  ground(s, tones.paper)
  cards(
    s,
    [tones.pale, tones.soft, tones.pale],
    [
      () => {
        s.solid(
          trace(
            '-220,120 -150,60 -110,-60 -30,-180 70,-210 140,-150 146,-80 104,-44 60,-70 66,-110 20,-100 -10,-30 20,70 100,130 220,150 220,360 -220,360',
          ),
          tones.mid,
          6,
        )
        s.solid(trace('146,-80 104,-44 60,-70 66,-110 40,-108 16,-70 30,-20 76,0 120,-16 152,-50'), tones.paper, 4.4)
        for (const line of [
          '-130,80 -70,-40 10,-140',
          '-90,140 -50,20 20,-60',
          '-180,200 -60,170 80,210',
          '-160,270 0,240 160,280',
        ])
          s.ink(trace(line), 4)
        for (const [x, y, r] of [
          [160, -120, 11],
          [176, -70, 8],
          [110, -230, 9],
          [60, -246, 6],
        ] as const)
          s.solid(ellipse(x, y, r, r), tones.paper, 3)
        s.ring(60, -90, 110, 110, { width: 3 })
      },
      () => {
        s.solid(trace('0,-290 34,-220 54,-176 44,-130 0,-110 -44,-130 -54,-176 -34,-220'), tones.mid, 6)
        s.flat(ellipse(-20, -166, 11, 24, { tilt: 0.2 }), tones.paper, { still: true })
        s.solid(ellipse(0, 190, 180, 54), tones.mid, 5)
        s.solid(ellipse(0, 184, 120, 36), tones.soft, 4.4)
        s.solid(
          trace(
            '-92,176 -116,96 -132,70 -96,84 -62,140 -48,60 -30,20 -16,70 -2,136 20,60 44,24 50,72 54,140 92,84 134,62 114,100 92,176 0,204',
          ),
          tones.mid,
          5,
          { corners: true },
        )
        for (const [x, y, r] of [
          [-136, 34, 13],
          [-34, -16, 15],
          [50, -12, 11],
          [140, 28, 12],
        ] as const)
          s.solid(ellipse(x, y, r, r * 1.15), tones.mid, 4)
      },
      () => {
        const puddle = trace('-170,150 -90,80 40,60 140,110 176,190 90,256 -60,262 -160,220')
        s.solid(puddle, tones.mid, 6)
        s.within(puddle, () => {
          s.flat(trace('-120,40 60,40 20,300 -160,300'), tones.soft, { still: true, opacity: 0.8 })
          for (const [rx, ry] of [
            [110, 52],
            [70, 33],
            [32, 15],
          ])
            s.ink(ellipse(20, 164, rx!, ry!), 4, { colour: tones.paper, in: 0.1, out: 0.1, least: 0.7 })
        })
        for (const [x, y] of trace('-110,-260 -30,-190 60,-280 130,-170 -130,-110 20,-70 100,-40'))
          s.ink(
            [
              [x, y],
              [x - 12, y + 60],
            ],
            5,
            { colour: tones.deep, in: 0.2, out: 0.7 },
          )
      },
    ],
  )
}
