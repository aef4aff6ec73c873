import { box } from '../backdrop.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { redCross, redRound, softFringe } from './shading.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** A layer of cut paper with its shade on the one below. */
function cut(s: Sheet, shape: readonly Point[], colour: string, corners = false) {
  s.flat(
    shape.map(([x, y]): Point => [x + 10, y - 12]),
    INK,
    { still: true, corners, opacity: 0.28 },
  )
  s.flat(shape, colour, { still: true, corners })
}

const fir = (x: number, y: number, size: number) =>
  trace(
    '0,-200 46,-110 26,-110 74,-30 44,-30 100,60 16,60 16,100 -16,100 -16,60 -100,60 -44,-30 -74,-30 -26,-110 -46,-110',
  ).map(([px, py]): Point => [x + px * size, y + py * size])

/** A fox in the wood at moonrise, cut from six sheets of paper. */
export function drawPaperCut(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    cut(s, disc([170, -70], 190), tones.paper)
    cut(s, trace('-700,20 -460,-120 -260,-10 -40,-150 190,0 430,-110 700,20 700,420 -700,420'), tones.soft)
    for (const [x, y, size] of [
      [-540, 70, 0.9],
      [-330, 90, 0.7],
      [430, 70, 1],
      [590, 90, 0.8],
    ] as const)
      cut(s, fir(x, y, size), tones.mid, true)
    cut(s, trace('-700,150 -380,70 0,150 340,90 700,170 700,420 -700,420'), tones.mid)
    const fox = trace(
      '-190,236 -300,210 -370,120 -350,60 -300,110 -240,150 -170,120 -60,100 40,110 96,60 90,-10 120,20 150,16 184,-20 190,40 236,84 190,104 170,130 130,160 136,250 110,250 96,180 -60,184 -100,250 -130,250 -130,190',
    )
    cut(s, fox, '#CF6B3C')
    cut(s, trace('-372,118 -350,58 -326,96 -340,130'), tones.paper)
    cut(s, trace('236,84 190,104 160,110 176,84'), tones.paper)
    s.flat(disc([164, 62], 8), tones.dark, { still: true })
    cut(s, trace('-700,250 -300,210 60,260 400,214 700,260 700,420 -700,420'), tones.deep)
    for (const side of [-1, 1]) {
      cut(
        s,
        trace('660,-400 660,400 560,400 540,200 580,60 500,-60 570,-90 520,-230 590,-250 560,-400').map(
          ([x, y]): Point => [x * side, y],
        ),
        tones.dark,
      )
      cut(s, fir(side * 470, 330, 0.9), tones.dark, true)
    }
  })
}

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
