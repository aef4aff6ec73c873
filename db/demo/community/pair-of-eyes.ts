import { dice } from '../pictures/dice.ts'
import { drawEye, type EyeLook } from '../pictures/figure/eye.ts'
import { bend, ellipse, type Point, trace } from '../pictures/geometry.ts'
import { drawingOn } from '../pictures/picture.ts'
import { type Drawing, Sheet } from '../pictures/sheet.ts'
import { between, darker, tonesOf } from '../pictures/tones.ts'

type Wanted = { seed: number; width: number; height: number }
const irises = ['#3F7F86', '#8A5A3C', '#5F7FB5', '#6F8A45', '#8A5AA0'] as const
const hairs = ['#4A2E2A', '#2F2530', '#8C4A32', '#5A4A6B', '#B9783C'] as const

/** A face from so near that both eyes fill it, with a fringe above and the bridge of the nose between. */
export function pairOfEyes({ seed, width, height }: Wanted): Drawing {
  const roll = dice(seed, 'pair-of-eyes')
  const s = new Sheet(width, height, tonesOf('character', roll), roll)
  const [iris, hair] = [roll.pick(irises), roll.pick(hairs)]
  const { skin, blush } = s.tones
  const w = s.hw
  const painted = trace('-0.93,-330 0.2,-338 0.94,-328 0.95,20 0.92,332 0,338 -0.94,330 -0.95,-10').map(
    ([x, y]): Point => [x * w, y],
  )
  s.flat(painted, skin, { corners: true, still: true })
  s.within(
    painted,
    () => {
      drawSkin(s, blush)
      const open = roll.range(0.95, 1.08)
      for (const side of [-1, 1]) drawOneEye(s, side, { iris, irisDark: between(iris, '#1E2230', 0.6), open })
      drawFringe(s, hair)
    },
    true,
  )
  return drawingOn(s, seed)
}

function drawSkin(s: Sheet, blush: string) {
  const w = s.hw
  for (const side of [-1, 1]) {
    s.flat(ellipse(side * w * 0.55, 236, w * 0.26, 56).slice(0, -1), '#E8806C', { still: true, opacity: 0.32 })
    for (const k of [-1, 0, 1]) {
      const x = side * w * 0.55 + k * w * 0.07
      s.ink([[x + 8, 222] as Point, [x - 8, 250] as Point], 4, { colour: '#D9705E', in: 0.2, out: 0.5 })
    }
  }
  s.flat(
    trace('0.02,-60 0.1,20 0.07,130 0.13,224 -0.02,240 0.02,120 -0.01,20').map(([x, y]): Point => [x * w, y]),
    blush,
    {
      ...{ still: true, opacity: 0.6 },
    },
  )
  s.ink(
    trace('0.06,196 0.09,230 -0.02,240 -0.06,228').map(([x, y]): Point => [x * w, y]),
    6,
    { in: 0.5, out: 0.4 },
  )
  s.flat(
    trace('-1,-340 1,-340 1,-96 0.5,-70 0,-110 -0.5,-66 -1,-90').map(([x, y]): Point => [x * w, y]),
    blush,
    {
      ...{ still: true, opacity: 0.55 },
    },
  )
}

function drawOneEye(s: Sheet, side: number, look: Pick<EyeLook, 'iris' | 'irisDark' | 'open'>) {
  const size = s.hw * 0.34
  s.at(side * s.hw * 0.47, 50, { scaleX: side, scale: size }, () => {
    s.flat(bend([-1.15, 0.1], [0, -1.7], [1.25, -0.05], 12), s.tones.blush, {
      ...{ corners: true, still: true, opacity: 0.55 },
    })
    drawEye(s, (x, y) => [x, y * 1.1], {
      ...look,
      ...{ tall: 1.15, slant: 0.06, lash: 3, white: '#ffffff', pen: 6.4 },
      gaze: [side * -0.04, 0],
    })
    s.ink(trace('-0.86,-0.86 0,-1.06 0.9,-0.74'), 4.4, { in: 0.4, out: 0.5 })
    s.ink(trace('-0.96,-1.36 -0.1,-1.62 0.8,-1.44 1.3,-1.1'), 17, { in: 0.3, out: 0.7 })
  })
}

/** Locks that fall over the brows, each to its own point. */
function drawFringe(s: Sheet, hair: string) {
  const w = s.hw
  const locks = [
    '-1.1,-400 -1.02,-160 -0.9,30 -0.78,-150 -0.7,-400',
    '-0.84,-400 -0.74,-190 -0.58,-60 -0.46,-190 -0.34,-400',
    '-0.5,-400 -0.36,-200 -0.16,-96 -0.08,-210 0.04,-400',
    '-0.1,-400 0.06,-210 0.3,-70 0.36,-210 0.46,-400',
    '0.34,-400 0.5,-190 0.7,-40 0.74,-200 0.84,-400',
    '0.7,-400 0.82,-150 0.92,40 1.02,-150 1.1,-400',
  ]
  for (const [i, noted] of locks.entries()) {
    const lock = trace(noted).map(([x, y]): Point => [x * w, y + s.dice.range(-16, 16)])
    s.solid(lock, i % 2 ? hair : between(hair, darker(hair), 0.4), 6)
    const [, , tip] = lock as [Point, Point, Point]
    s.ink(
      [[tip[0] - w * 0.08, -350] as Point, [tip[0] - w * 0.05, -220] as Point, [tip[0], tip[1] - 40] as Point],
      3.4,
      {
        ...{ in: 0.3, out: 0.5 },
      },
    )
    s.ink([[tip[0] - w * 0.13, -300] as Point, [tip[0] - w * 0.1, -240] as Point], 12, {
      ...{ colour: between(hair, '#ffffff', 0.45), layer: 'flat', in: 0.4, out: 0.5, shade: 0 },
    })
  }
}
