import { shaded } from './cards.ts'
import { disc } from './ground.ts'
import { drawGlow, drawSky } from './light.ts'
import { mendedScene } from './mended.ts'
import { heap, tower } from './skies.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const ranges = [
  '-660,-60 -480,-150 -330,-90 -190,-190 -40,-96 120,-176 290,-84 420,-150 660,-60',
  '-660,10 -520,-60 -360,10 -220,-80 -60,14 150,-70 300,8 480,-74 660,0',
  '-660,80 -460,6 -280,90 -120,10 60,96 260,0 440,88 660,40',
  '-660,170 -520,100 -300,180 -60,90 160,176 380,96 560,170 660,150',
  '-660,270 -420,180 -160,270 120,200 360,276 560,220 660,260',
]

/** Before sunrise: near the ranges are deep violet, far off they melt into the rose and gold of the sky. */
const dawn = {
  sky: ['#5F7FC8', '#C5A8DC', '#FFB9A4', '#FFE6B0'],
  far: '#F2B9B4',
  near: '#2E2258',
  sun: '#FFF8DC',
  mist: '#FFE3D0',
}
const step = (i: number) => between(dawn.far, dawn.near, i / 4)

/** Five ranges one behind the other, each a step paler, and the five pots of their colours. */
export function drawFiveRanges(s: Sheet) {
  drawSky(s, dawn.sky, [-360, 20], 14)
  drawGlow(s, [250, -150], 260, dawn.sun, 0.22)
  tint(s, disc([250, -150], 56), dawn.sun)
  ranges.forEach((noted, i) => {
    const ridge = trace(noted)
    s.flat([...ridge, [660, 400], [-660, 400]], step(i), { still: true, knock: true })
    const low = ridge.map(([x, y]): Point => [x, y + 74])
    s.flat([...low, [660, 400], [-660, 400]], dawn.mist, { still: true, opacity: 0.16 - i * 0.03 })
    if (i > 1) s.ink(ridge, 1.6 + i, { in: 0.01, out: 0.01, least: 0.7, colour: '#221842' })
  })
  for (let i = 0; i < 5; i++) {
    const x = -566 + i * 96
    tint(s, box(x + 7, 248, x + 83, 324), '#120A30', 0.5)
    s.solid(box(x, 240, x + 76, 316), step(i), 5, { corners: true, colour: '#FFF6E8' })
  }
}

/** A valley road with poplars: near they are dark and warm, far they take the colour of the sky. */
export function drawPalingAir(s: Sheet) {
  drawSky(s, ['#4F9FDC', '#A9D8F0', '#FFF3D6'], [-350, 40])
  s.at(-300, -110, { scale: 0.5 }, () => heap(s, tower.slice(4), 160, ['#FFFFFF', '#EAF3F6', '#D3E6EE'], 3))
  for (const [noted, k] of [
    ['-660,-10 -420,-110 -180,-20 60,-130 300,-16 520,-90 660,-40', 0.12],
    ['-660,60 -360,-20 -80,66 220,-24 460,50 660,20', 0.3],
    ['-660,130 -300,70 40,140 360,74 660,120', 0.52],
    ['-660,220 -200,170 200,226 660,180', 0.8],
  ] as const)
    s.flat([...trace(noted), [660, 400], [-660, 400]], between('#B4D4EE', k > 0.4 ? '#6FA83E' : '#4E8E78', k), {
      still: true,
    })
  s.flat(trace('-120,400 240,400 150,250 200,176 120,110 140,64 124,62 96,112 150,176 60,250'), '#FFE6AE', {
    still: true,
  })
  for (const [x, y, high, k] of [
    [92, 66, 60, 0.2],
    [160, 66, 60, 0.2],
    [60, 120, 100, 0.42],
    [236, 126, 104, 0.42],
    [-20, 210, 190, 0.7],
    [340, 222, 200, 0.7],
    [-300, 380, 440, 1],
    [560, 390, 430, 1],
  ] as const) {
    const colour = between('#B4D4EE', '#1F6A3C', k)
    tint(
      s,
      trace(
        `${x - high * 0.03},${y - high * 0.3} ${x + high * 0.03},${y - high * 0.3} ${x + high * 0.04},${y} ${x - high * 0.04},${y}`,
      ),
      between('#B4D4EE', '#5E3A34', k),
    )
    const crown: Point[] = [
      [x, y - high * 1.3],
      [x + high * 0.15, y - high],
      [x + high * 0.2, y - high * 0.55],
      [x + high * 0.1, y - high * 0.2],
      [x - high * 0.1, y - high * 0.2],
      [x - high * 0.2, y - high * 0.55],
      [x - high * 0.15, y - high],
    ]
    s.flat(crown, colour, { still: true, knock: true })
    s.within(crown, () =>
      s.flat(
        crown.map(([px, py]): Point => [px - high * 0.09, py - high * 0.04]),
        between(colour, '#FFF08A', 0.4 * k),
        { still: true },
      ),
    )
    if (k > 0.6) s.contour(crown, 3 + k * 4)
  }
}

/** Left near and far have one size, one strength and one sharpness; right all three grow less with the distance. */
export function drawThreeDifferences(s: Sheet) {
  mendedScene(s, (right) => {
    shaded(s, right ? ['#5FA8E0', '#FFE9C4'] : ['#9DB4BE', '#C9D4D2'], 60, 330)
    const far = right ? '#A9C0E0' : '#4F7A5E'
    const middle = right ? '#8FBF8E' : '#4F7A5E'
    s.solid(trace('-330,10 -210,-110 -60,20 90,-90 230,20 330,-30 330,400 -330,400'), far, right ? 1.5 : 6)
    s.solid(trace('-330,110 -120,60 120,120 330,80 330,400 -330,400'), middle, right ? 3 : 6)
    s.solid(trace('-330,230 -60,200 330,240 330,400 -330,400'), right ? '#5E9A3E' : middle, 6)
    const tree = (x: number, y: number, k: number, colour: string, pen: number) => {
      s.solid(
        trace(`${x - 12 * k},${y - 90 * k} ${x + 12 * k},${y - 90 * k} ${x + 16 * k},${y} ${x - 16 * k},${y}`),
        between(colour, '#4A3428', 0.6),
        pen,
      )
      s.solid(
        trace(
          `${x},${y - 280 * k} ${x + 74 * k},${y - 210 * k} ${x + 86 * k},${y - 130 * k} ${x},${y - 80 * k} ${x - 86 * k},${y - 130 * k} ${x - 74 * k},${y - 210 * k}`,
        ),
        colour,
        pen,
      )
    }
    if (right) {
      tree(30, 66, 0.24, '#94B4CC', 1.4)
      tree(110, 80, 0.26, '#94B4CC', 1.4)
      tree(150, 200, 0.56, '#5FA06A', 3.4)
      tree(-170, 330, 1.5, '#2B7A3E', 8)
    } else
      for (const [x, y] of [
        [-200, 80],
        [10, 90],
        [210, 60],
        [-100, 330],
        [130, 320],
      ] as const)
        tree(x, y, 0.68, '#4F8A5E', 6)
  })
}
