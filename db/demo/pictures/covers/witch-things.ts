import { drawHalo, round, shifted, wash } from './light.ts'
import { tint } from './street-things.ts'
import { bend, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Midnight: the moon in the window, one candle, and potions that shine by themselves. */
export const hues = {
  ...{ wall: '#3A2B63', brick: '#574389', shade: '#150F38' },
  night: ['#14225A', '#3F63A8'] as const,
  ...{ moon: '#FFF6D2', moonShade: '#E6D8B4', star: '#FFFBE6', frame: '#6B4768', frameLit: '#A77A84' },
  ...{ desk: '#8A4F4C', deskLit: '#E09A5C', grain: '#5C3140', edge: '#5A2F42' },
  ...{ flame: '#FFF3B0', fire: '#FF9F43', glow: '#FFC56B', wax: '#F6E6D0', waxShade: '#B893A8' },
  ...{ brass: '#E2B04A', brassLit: '#FFF0B2', brassDark: '#8F5F34', glass: '#BFE4EE', cork: '#C99560' },
  ...{
    green: '#3FD69A',
    greenDeep: '#167A78',
    pink: '#FF6FB5',
    pinkDeep: '#9A2F8C',
    blue: '#6FC3FF',
    blueDeep: '#3A55C4',
  },
  ...{ hat: '#4B3A9C', hatLit: '#8573DE', hatDark: '#2B2168', band: '#F0A53C', page: '#FFF3D8', pageShade: '#D6AE9C' },
  ...{ cover: '#8C2F52', ink: '#7A4A5C', ruby: '#F0455E', gem: '#4FE0D0', gemDeep: '#16808E' },
}

/** With a broad brim and a bent tip; the candle lights its right side. */
export function drawHat(s: Sheet, [x, y]: Point) {
  s.at(x, y, {}, () => {
    wash(s, round(0, 116, 250, 26), hues.shade, 0.5)
    const brim = round(0, 78, 226, 42)
    s.solid(brim, hues.hat, 5)
    s.within(brim, () => {
      wash(s, trace('-240,70 -60,90 120,110 240,90 200,140 -240,140'), hues.hatDark, 0.7)
      wash(s, round(150, 66, 76, 14), hues.hatLit, 0.8)
    })
    const cone = trace('-126,70 -64,-130 20,-240 90,-262 160,-214 92,-206 74,-130 126,70 0,92')
    s.solid(cone, hues.hat, 5.5)
    s.within(cone, () => {
      wash(s, trace('-140,80 -70,-140 10,-240 20,-200 -40,-100 -50,90'), hues.hatDark, 0.7)
      wash(s, trace('60,-120 84,-204 150,-216 100,-190 84,-120 130,60 90,70'), hues.hatLit, 0.85)
      s.scatter(
        [
          [-30, -70, 13],
          [26, -150, 10],
          [56, -20, 12],
          [-60, 10, 9],
        ].map(([px, py, r]) => starAt([px!, py!], r!)),
        hues.band,
      )
    })
    for (const line of ['-40,-120 0,-106 50,-124', '10,-200 50,-190 90,-200']) s.ink(trace(line), 3)
    const band = trace('-122,66 -106,18 0,36 106,18 122,66 0,86')
    s.solid(band, hues.band, 4.5)
    s.within(band, () => wash(s, trace('-130,10 -40,20 -40,100 -130,80'), hues.shade, 0.4))
    s.solid(trace('-24,32 24,32 26,78 -26,78'), hues.brass, 4.5, { corners: true })
    s.solid(trace('0,38 16,55 0,72 -16,55'), hues.ruby, 3.4, { corners: true })
    wash(s, trace('0,42 8,54 -2,54'), hues.star, 0.9)
  })
}

const starAt = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const [dx, dy] = polar(-Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? r * 0.44 : r)
    return [x + dx, y + dy]
  })

export function drawCandle(s: Sheet, [x, y]: Point) {
  drawHalo(s, [x, y - 220], [190, 190], hues.glow, { opacity: 0.17 })
  wash(s, round(x + 20, y + 16, 100, 18), hues.shade, 0.4)
  s.solid(round(x, y + 4, 86, 22), hues.brass, 5)
  wash(s, round(x - 26, y + 2, 40, 8), hues.brassLit, 0.95)
  s.ink(ellipse(x + 100, y - 4, 24, 20, { from: -2.4, to: 2.6 }), 9, { colour: hues.brass })
  s.solid(shifted(trace('-32,-4 -34,-140 -22,-154 22,-154 36,-138 32,-4'), x, y), hues.wax, 5)
  wash(s, shifted(trace('8,-120 32,-130 30,-8 6,-8'), x, y), hues.waxShade, 0.6)
  s.solid(shifted(trace('-34,-140 -20,-152 -16,-104 -24,-90 -32,-100'), x, y), hues.wax, 3.4)
  s.ink(shifted(trace('0,-152 2,-176'), x, y), 5)
  s.solid(shifted(trace('0,-168 -22,-184 -16,-214 4,-252 14,-216 22,-190'), x, y), hues.fire, 3)
  wash(s, shifted(trace('0,-172 -10,-188 -4,-210 4,-226 8,-204 12,-188'), x, y), hues.flame, 1)
}

export function drawBook(s: Sheet) {
  s.at(20, 40, {}, () => {
    wash(s, trace('-260,250 -200,140 220,140 280,250 240,296 -220,296'), hues.shade, 0.4)
    s.solid(trace('-250,262 -200,116 0,150 200,116 254,262 0,304'), hues.cover, 5, { corners: true })
    for (const side of [-1, 1]) {
      const at = (noted: string) => trace(noted).map(([px, py]): Point => [px * side, py])
      s.solid(
        [
          ...bend([0, 150], [side * 90, 100], [side * 190, 128], 6),
          ...bend([side * 236, 256], [side * 110, 232], [0, 286], 6),
        ],
        hues.page,
        4.5,
        { corners: true },
      )
      tint(s, at('0,152 34,138 44,262 0,284'), hues.pageShade, 0.5)
      for (let i = side > 0 ? 0 : 3; i < 4; i++)
        s.ink(
          [
            [side * 62, 168 + i * 22],
            [side * 120, 158 + i * 22],
            [side * (176 + i * 10), 166 + i * 22],
          ],
          2.6,
          { colour: hues.ink },
        )
    }
    s.ink(ellipse(-124, 190, 50, 26, { tilt: -0.08 }), 3, { colour: hues.cover })
    s.flat(starAt([-124, 190], 26), hues.blueDeep, { still: true, corners: true, opacity: 0.8 })
    tint(s, trace('20,152 190,130 236,254 120,240'), hues.glow, 0.2)
    s.solid(trace('6,280 22,278 26,330 14,318 2,332'), hues.ruby, 3.4, { corners: true })
  })
}

/** Cut stones, coins and a ring: hard planes, each with its own light. */
export function drawTreasure(s: Sheet) {
  for (const [x, y] of trace('-420,286 -372,300 -400,270 -330,318')) {
    s.solid(round(x, y, 30, 13), hues.brass, 4)
    wash(s, round(x - 6, y - 3, 16, 5), hues.brassLit, 0.95)
  }
  s.at(-250, 292, {}, () => {
    const stone = trace('-52,-16 -26,-44 30,-44 54,-16 2,34')
    s.solid(stone, hues.gem, 4.6, { corners: true })
    for (const [facet, colour] of [
      ['-26,-44 2,-44 -12,-16 -52,-16', hues.star],
      ['30,-44 54,-16 20,-16', hues.gemDeep],
      ['20,-16 54,-16 2,34', hues.gemDeep],
    ] as const)
      tint(s, trace(facet), colour, 0.7)
    for (const line of ['-52,-16 54,-16', '-26,-44 -12,-16 2,34 20,-16 30,-44'])
      s.ink(trace(line), 3, { corners: true })
  })
  s.ink(ellipse(560, 292, 34, 22), 12, { in: 0.02, out: 0.02, least: 0.95 })
  s.ink(ellipse(560, 292, 34, 22), 7, { in: 0.02, out: 0.02, least: 0.95, colour: hues.brass })
  s.solid(trace('546,262 574,262 584,248 560,232 536,248'), hues.ruby, 4, { corners: true })
  tint(s, trace('548,250 560,238 562,256'), hues.star, 0.8)
  for (const [x, y, r] of [
    [-262, 244, 15],
    [-404, 250, 11],
    [-520, -10, 13],
    [576, 224, 12],
    [-184, 4, 11],
  ] as const) {
    const ray = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => polar((i * Math.PI) / 4, i % 2 ? r * 0.2 : r))
    tint(
      s,
      ray.map(([dx, dy]): Point => [x + dx, y + dy]),
      hues.star,
    )
  }
}
