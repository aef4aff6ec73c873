import { plainHead } from './heads.ts'
import { limb } from './limbs.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** What the pages of manga on covers share: frames, balloons without words, two pupils. */

export function frame(s: Sheet, corners: readonly Point[], colour: string, draw: () => void) {
  s.flat(corners, colour, { knock: true, corners: true, still: true })
  s.within(corners, draw, true)
  corners.forEach((from, i) =>
    s.ink([from, corners[(i + 1) % corners.length]!], 5.4, {
      corners: true,
      in: 0.01,
      out: 0.01,
      least: 0.9,
      shade: 0,
    }),
  )
}

/** A balloon; its words are strokes of the pencil, as long as a reader would need. */
export function balloon(s: Sheet, [x, y]: Point, [rx, ry]: Point, tail: Point, lines = 3) {
  const round = ellipse(x, y, rx, ry).slice(0, -1)
  s.solid(
    [[x - rx * 0.24, y + (tail[1] > y ? ry : -ry) * 0.7], tail, [x + rx * 0.16, y + (tail[1] > y ? ry : -ry) * 0.8]],
    s.tones.paper,
    4,
    { corners: true },
  )
  s.solid(round, s.tones.paper, 4.4)
  s.flat(ellipse(x, y, rx * 0.93, ry * 0.92), s.tones.paper, { still: true })
  for (let i = 0; i < lines; i++) {
    const px = x + ((lines - 1) / 2 - i) * rx * 0.42
    const half = ry * (i % 2 ? 0.5 : 0.4)
    s.ink(
      [
        [px, y - half],
        [px, y + half],
      ],
      rx * 0.09,
      { colour: s.tones.deep, in: 0.02, out: 0.02, least: 0.8 },
    )
  }
}

const herFringe: Tip[] = [
  { u: -1, v: 0.7 },
  { u: -0.7, v: -0.06 },
  { u: -0.3, v: -0.22, gap: -0.6 },
  { u: 0.16, v: -0.14 },
  { u: 0.6, v: -0.2, gap: -0.6 },
  { u: 1, v: 0.7 },
]
export const girl = (s: Sheet, with_: Partial<HeadLook> = {}) =>
  plainHead(s, {
    ...{
      style: 'bob',
      hair: s.tones.mid,
      lash: 2,
      tall: 1.2,
      neck: true,
      collar: 'sailor',
      cloth: s.tones.paper,
      clothDark: s.tones.deep,
    },
    ...with_,
    own: { fringe: herFringe, ...with_.own },
  })
export const boy = (s: Sheet, with_: Partial<HeadLook> = {}) =>
  plainHead(s, {
    ...{
      style: 'spiky',
      hair: between(s.tones.dark, INK, 0.5),
      lash: 0,
      tall: 0.95,
      neck: true,
      collar: 'shirt',
      part: 0.3,
    },
    ...{ cloth: between(s.tones.dark, s.tones.deep, 0.3), clothDark: s.tones.dark },
    ...with_,
  })

/** A pupil seen small and whole, feet at the spot. */
export function smallPupil(s: Sheet, [x, y]: Point, size: number, [hair, top, low]: string[]) {
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * size, y + py * size])
  for (const side of [-1, 1])
    limb(s, at(`${side * 9},-44 ${side * 10},-20 ${side * 10},-2`), [11 * size, 9 * size, 8 * size], s.tones.skin, 3)
  s.solid(at('-18,-74 18,-74 26,-34 -26,-34'), low!, 3.4, { corners: true })
  s.solid(at('-18,-112 18,-112 20,-70 -20,-70'), top!, 3.4)
  for (const side of [-1, 1])
    limb(s, at(`${side * 19},-106 ${side * 25},-84 ${side * 20},-62`), [11 * size, 10 * size, 8 * size], top!, 3)
  s.solid(ellipse(x, y - 132 * size, 20 * size, 21 * size), s.tones.skin, 3.4)
  s.solid(at('-23,-118 -24,-142 -12,-157 10,-158 24,-142 23,-118 15,-138 -4,-142 -15,-134'), hair!, 3.4)
}
