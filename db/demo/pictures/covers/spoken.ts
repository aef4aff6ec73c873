import { cast } from './cast.ts'
import { box } from '../backdrop.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { balloon, boy, girl } from './manga-parts.ts'
import { arrow, redCross, redRound, softFringe } from './shading.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** They look past each other; between them a balloon that holds no word, only three dots. */
export function drawUnsaid(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(box(-660, -360, 0, 360), tones.pale, { corners: true, still: true })
    s.flat(disc([0, 330], 420, 300), tones.accent, { still: true, opacity: 0.6 })
    const shy = drawExpression({
      eyes: 'open',
      open: 0.8,
      brow: [-0.12, 0.04],
      mouth: 'small',
      gaze: [-0.3, 0.1],
      signs: ['blush'],
    })
    const proud = drawExpression({
      eyes: 'open',
      open: 0.78,
      brow: [0.04, -0.02],
      mouth: 'wave',
      gaze: [0.3, 0],
      signs: ['blush'],
    })
    s.pen = 1.1
    s.at(-350, 10, { scale: 158, rotate: -0.04 }, () => drawHead(s, girl(s, { yaw: -0.42, own: { features: shy } })))
    s.at(360, 0, { scale: 162, rotate: 0.04 }, () => drawHead(s, boy(s, { yaw: 0.42, own: { features: proud } })))
    s.pen = 1
    for (const [x, tail] of [
      [-62, -176],
      [76, 190],
    ] as const) {
      s.solid(
        [
          [x - 20, -170],
          [tail, -90],
          [x + 24, -150],
        ],
        tones.paper,
        4.4,
        { corners: true },
      )
      s.solid(ellipse(x, -226 + (x > 0 ? 40 : 0), 106, 78).slice(0, -1), tones.paper, 5)
      s.flat(ellipse(x, -226 + (x > 0 ? 40 : 0), 97, 70), tones.paper, { still: true })
      for (const dx of [-40, 0, 40]) s.black(disc([x + dx, -226 + (x > 0 ? 40 : 0)], 11))
    }
  })
}

/** Left he explains at length and nobody listens; right one short word, and both laugh. */
export function drawLivingWords(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.mid, tones.soft], [20, -20], () => {
    s.pen = 0.95
    s.at(-440, 110, { scale: 110 }, () => drawHead(s, boy(s, { yaw: 0.4, mood: 'calm' })))
    s.at(-170, 130, { scale: 104 }, () => drawHead(s, girl(s, { yaw: -0.3, mood: 'sleep' })))
    s.at(180, 110, { scale: 110 }, () => drawHead(s, boy(s, { yaw: 0.4, mood: 'laugh' })))
    s.at(460, 130, { scale: 104 }, () => drawHead(s, girl(s, { yaw: -0.4, mood: 'laugh' })))
    s.pen = 1
    s.solid(trace('-470,-90 -430,-20 -420,-100'), tones.paper, 4.4, { corners: true })
    s.solid(box(-500, -326, -60, -84), tones.paper, 6, { corners: true })
    for (let i = 0; i < 11; i++)
      s.ink(
        [
          [-88 - i * 38, -306],
          [-88 - i * 38, -108 - (i % 3) * 20],
        ],
        11,
        { in: 0.02, out: 0.02, least: 0.9, colour: tones.deep },
      )
    balloon(s, [330, -210], [120, 96], [236, -50], 1)
    redCross(s, [-576, -280], 32)
    redRound(s, [576, -280], 36)
  })
}

/** Black hair, and in the black the light that was left out. */
export function drawGlossyBlack(s: Sheet) {
  const { tones } = s
  const black = between(tones.dark, INK, 0.9)
  onGround(s, tones.accent, () => {
    s.flat(disc([0, -10], 330), tones.paper, { still: true })
    const look = plainHead(s, {
      yaw: 0.34,
      style: 'long',
      hair: black,
      neck: true,
      collar: 'sailor',
      cloth: tones.paper,
      clothDark: tones.deep,
      lash: 3,
      tall: 1.15,
      own: { fringe: softFringe },
    })
    s.pen = 1.2
    s.at(0, -16, { scale: 206 }, () => {
      drawHead(s, { ...look, hairLight: tones.paper, hairDark: black })
      for (const side of [-1, 1])
        for (const x of [0.86, 0.96])
          s.ink(
            [
              [side * x, 0.7],
              [side * (x + 0.03), 1.1],
              [side * x, 1.6],
            ],
            8,
            { colour: tones.paper, in: 0.4, out: 0.6 },
          )
    })
    s.pen = 1
  })
}

/** Four times the same face, and among them one nobody has seen. */
export function drawOneOfHerOwn(s: Sheet) {
  const { tones } = s
  const dull = tones.soft
  onGround(s, tones.soft, () => {
    const grey = {
      hair: dull,
      hairLight: tones.pale,
      hairDark: tones.mid,
      skin: tones.pale,
      blush: tones.soft,
      cloth: tones.paper,
      clothDark: tones.soft,
      iris: tones.mid,
      irisDark: tones.deep,
      mouth: tones.mid,
    }
    s.flat(box(-660, -360, 660, 360), between(tones.soft, tones.mid, 0.4), { corners: true, still: true })
    for (const x of [-500, -250, 250, 500])
      s.at(x, 20, { scale: 100 }, () =>
        drawHead(
          s,
          plainHead(s, { ...grey, yaw: 0.1, style: 'bob', neck: true, collar: 'crew', own: { fringe: softFringe } }),
        ),
      )
    s.flat(disc([0, 0], 300), tones.paper, { still: true })
    const hers = plainHead(s, {
      ...cast.singer,
      yaw: -0.3,
      mood: 'laugh',
      neck: true,
      collar: 'hood',
      cloth: '#E4573F',
      clothDark: '#A8343C',
      lash: 3,
      glasses: 'round',
      earring: true,
    })
    s.pen = 1.1
    s.at(0, 0, { scale: 164, rotate: -0.06 }, () => drawHead(s, hers))
    s.pen = 1
  })
}

/** Cloth pulled between two pins, piled on the floor, hung from one peg: three ways in which it folds. */
export function drawThreeFolds(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(trace('-660,230 660,230 660,400 -660,400'), tones.soft, { corners: true, still: true })
    const fold = (lines: readonly string[]) => lines.forEach((line) => s.ink(trace(line), 8, { in: 0.1, out: 0.7 }))
    const shade = (cloth: Point[], part: string) =>
      s.within(cloth, () => s.flat(trace(part), INK, { still: true, opacity: 0.2 }))
    const pulled = trace('-590,-220 -480,-130 -330,-130 -216,-220 -240,-60 -220,150 -400,110 -590,150 -566,-40')
    s.solid(pulled, tones.accent, 8)
    shade(pulled, '-590,-220 -400,-40 -216,-220 -300,-30 -400,40 -500,-30')
    fold([
      '-586,-214 -500,-90 -420,-60',
      '-586,-210 -540,-60 -510,60',
      '-222,-214 -310,-90 -380,-60',
      '-222,-210 -270,-60 -300,60',
    ])
    for (const x of [-590, -216]) s.solid(disc([x, -222], 20), tones.dark, 5)
    const piled = trace('-170,300 -190,220 -130,170 -120,90 -40,60 30,20 100,80 120,150 190,200 190,300')
    s.solid(piled, tones.mid, 8)
    shade(piled, '-170,300 -60,230 60,260 190,210 190,320 -170,320')
    fold([
      '-120,100 -40,130 60,90',
      '-140,180 -40,210 70,160 120,160',
      '-170,250 -60,240 60,270 180,220',
      '-30,70 20,90 80,80',
      '-60,160 0,180 40,160',
    ])
    const hung = trace('396,-230 440,-120 530,60 570,280 470,250 400,300 330,250 240,290 270,60 352,-120')
    s.solid(hung, tones.deep, 8)
    shade(hung, '396,-230 420,-40 440,290 580,290 540,0')
    fold(['396,-222 366,-40 330,220', '398,-222 400,0 396,270', '402,-222 440,-20 476,230', '404,-222 480,0 530,220'])
    s.solid(disc([396, -236], 22), tones.dark, 5)
    const arrows: [Point, Point][] = [
      [
        [-548, -258],
        [-604, -312],
      ],
      [
        [-258, -258],
        [-202, -312],
      ],
      [
        [4, -150],
        [4, -16],
      ],
      [
        [596, -80],
        [596, 70],
      ],
    ]
    for (const [from, to] of arrows) arrow(s, from, to, 13)
  })
}
