import { box } from '../backdrop.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { redCross, redRound, softFringe } from './shading.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

const star = (r: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => [
    Math.cos(-Math.PI / 2 + (i * Math.PI) / 5) * (i % 2 ? r * 0.46 : r),
    Math.sin(-Math.PI / 2 + (i * Math.PI) / 5) * (i % 2 ? r * 0.46 : r),
  ])

/** Left colour that stops short of its line, with a white rim; right it reaches below the line everywhere. */
export function drawWhiteRims(s: Sheet) {
  const { tones } = s
  const body = trace('0,-220 130,-190 190,-60 150,70 220,230 0,260 -220,230 -150,70 -190,-60 -130,-190')
  splitSheet(s, [tones.soft, tones.pale], [0, 0], () => {
    const ghost = (x: number, clean: boolean) =>
      s.at(x, 20, {}, () => {
        if (!clean)
          s.flat(
            body.map(([px, py]): Point => [px * 1.09, py * 1.08]),
            tones.paper,
            { still: true },
          )
        s.flat(body, clean ? tones.accent : tones.paper, { still: true })
        if (!clean) {
          s.flat(
            body.map(([px, py]): Point => [px * 0.84 + 10, py * 0.86 + 6]),
            tones.accent,
            { still: true },
          )
          for (const [px, py] of [
            [-120, -150],
            [130, 190],
            [-150, 200],
          ] as const)
            s.flat(disc([px, py], 30), tones.paper, { still: true })
        }
        s.contour(body, 10)
        for (const px of [-60, 60]) s.black(ellipse(px, -60, 22, 34))
        s.ink(trace('-40,30 0,62 40,30'), 10)
        s.solid(
          star(52).map(([px, py]): Point => [px, py + 160]),
          clean ? tones.soft : tones.paper,
          6,
          { corners: true },
        )
      })
    ghost(-330, false)
    ghost(310, true)
    s.solid(disc([-190, -160], 104), tones.paper, 10)
    s.flat(disc([-190, -160], 90), tones.deep, { still: true })
    s.within(disc([-190, -160], 90), () => {
      s.flat(trace('-320,-260 -200,-240 -150,-60 -320,-40'), tones.paper, { still: true })
      s.flat(trace('-330,-260 -240,-240 -196,-60 -330,-40'), tones.accent, { still: true })
      s.ink(trace('-210,-260 -178,-160 -160,-50'), 16, { in: 0.02, out: 0.02, least: 0.9 })
    })
    s.ink(trace('-120,-84 -40,0'), 26, { in: 0.02, out: 0.02, least: 0.95 })
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}

/** Left sheets that lie about anyhow; right the same in one stack, each with its coloured tab. */
export function drawTidyLayers(s: Sheet) {
  const { tones } = s
  const colours = [tones.accent, tones.mid, tones.soft, tones.deep, tones.paper]
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    const astray: [number, number, number][] = [
      [-470, -150, -0.5],
      [-210, -190, 0.4],
      [-420, 60, 0.2],
      [-180, 90, -0.7],
      [-400, 240, 0.9],
      [-250, 220, 0.1],
    ]
    astray.forEach(([x, y, rotate], i) =>
      s.at(x, y, { rotate }, () => {
        s.flat(box(-104, -72, 116, 84), tones.dark, { corners: true, still: true, opacity: 0.3 })
        s.solid(box(-112, -80, 108, 76), tones.paper, 5, { corners: true })
        s.solid(
          star(46).map(([px, py]): Point => [px + (i % 3) * 16 - 20, py]),
          colours[i % 4]!,
          4,
          { corners: true },
        )
      }),
    )
    for (const [x, y] of trace('-330,-60 -120,-30 -520,180')) {
      s.ink(ellipse(x, y - 26, 20, 20, { from: Math.PI, to: Math.PI * 2.4 }), 9)
      s.ink(trace(`${x + 8},${y - 10} ${x},${y + 8}`), 9)
      s.black(disc([x, y + 26], 6))
    }
    for (let i = 4; i >= 0; i--) {
      const y = -262 + i * 96
      s.flat(trace(`120,${y + 64} 300,${y - 8} 560,${y + 64} 380,${y + 140}`), tones.dark, {
        corners: true,
        still: true,
        opacity: 0.25,
      })
      s.solid(
        trace(`100,${y + 50} 290,${y - 26} 550,${y + 50} 360,${y + 130}`),
        i ? tones.paper : between(tones.accent, tones.paper, 0.6),
        6,
        { corners: true },
      )
      s.solid(trace(`100,${y + 50} 360,${y + 130} 360,${y + 154} 100,${y + 74}`), colours[i]!, 5, { corners: true })
    }
    redCross(s, [-564, -276])
    redRound(s, [564, -276])
  })
}

/** Hair, face and dress as layers of their own: other hair, another dress lie ready beside her. */
export function drawChangeable(s: Sheet) {
  const { tones } = s
  const card = (x: number, draw: () => void) => {
    s.flat(box(x - 178, -310, x + 202, 334), tones.dark, { corners: true, still: true, opacity: 0.3 })
    s.solid(box(x - 190, -322, x + 190, 322), tones.paper, 5, { corners: true })
    s.within(box(x - 186, -318, x + 186, 318), draw, true)
  }
  onGround(s, tones.mid, () => {
    const looks = [
      { x: -420, style: 'twin', hair: tones.accent, cloth: tones.dark, collar: 'sailor' },
      { x: 0, style: 'bob', hair: between(tones.dark, INK, 0.2), cloth: tones.accent, collar: 'hood' },
      { x: 420, style: 'long', hair: tones.deep, cloth: tones.soft, collar: 'shirt' },
    ] as const
    for (const { x, ...wear } of looks)
      card(x, () => {
        s.flat(box(x - 186, -318, x + 186, 318), x ? tones.pale : tones.soft, { corners: true, still: true })
        const look = plainHead(s, {
          yaw: 0.16,
          mood: 'smile',
          neck: true,
          lash: 2,
          tall: 1.15,
          clothDark: between(wear.cloth, INK, 0.25),
          ...wear,
          own: { fringe: softFringe },
        })
        s.at(x, -40, { scale: 128 }, () => drawHead(s, look))
      })
    for (const x of [-210, 210]) {
      s.solid(disc([x, 0], 46), tones.paper, 6)
      s.ink(
        [
          [x - 22, -10],
          [x + 22, -10],
        ],
        8,
        { in: 0.02, out: 0.02, least: 0.9 },
      )
      s.ink(
        [
          [x - 22, 12],
          [x + 22, 12],
        ],
        8,
        { in: 0.02, out: 0.02, least: 0.9 },
      )
      s.ink(
        [
          [x + 8, -24],
          [x + 24, -10],
        ],
        8,
      )
      s.ink(
        [
          [x - 8, 26],
          [x - 24, 12],
        ],
        8,
      )
    }
  })
}
