import { cast } from './cast.ts'
import { box } from '../backdrop.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { balloon, boy, girl } from './manga-parts.ts'
import { redCross, redRound, softFringe } from './shading.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, trace } from '../geometry.ts'
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
