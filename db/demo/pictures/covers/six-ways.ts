import { cast } from './cast.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import type { Expression } from '../figure/expression.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, polar } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

type Voice = 'plain' | 'shout' | 'whisper' | 'think' | 'waver' | 'song'
const ways: readonly (readonly [Voice, Expression])[] = [
  ['plain', { eyes: 'open', brow: [-0.04, 0], mouth: 'smile' }],
  ['shout', { eyes: 'open', open: 0.8, brow: [0.17, -0.1], mouth: 'shout', signs: ['vein'] }],
  ['song', { eyes: 'smile', brow: [-0.1, 0], mouth: 'laugh' }],
  ['whisper', { eyes: 'open', open: 0.7, gaze: [0.3, 0.1], brow: [-0.06, 0.04], mouth: 'small', signs: ['blush'] }],
  ['waver', { eyes: 'rest', brow: [-0.16, 0.09], mouth: 'sob', signs: ['tears'] }],
  ['think', { eyes: 'open', open: 0.62, gaze: [0.3, -0.2], brow: [0.08, -0.12], mouth: 'smirk' }],
]

/** One and the same word, said in six ways by one face, each in the balloon that it sounds like. */
export function drawSixWays(s: Sheet) {
  const { tones } = s
  const warm = tones.accent
  onGround(s, '#2C2F3A', () => {
    const grounds = ['#F4F1EA', warm, '#F4E9CF', '#D8DEE8', '#AEB8CB', '#E9E2D4']
    s.pen = 0.86
    ways.forEach(([voice, face], i) => {
      const [x, y] = [((i % 3) - 1) * 416, i < 3 ? -172 : 172]
      const panel = box(x - 198, y - 162, x + 198, y + 162)
      s.flat(panel, grounds[i]!, { corners: true, still: true })
      s.within(
        panel,
        () => {
          if (voice === 'shout') drawBurst(s, [x + 66, y + 10], between(warm, '#ffffff', 0.5))
          else tint(s, ellipse(x + 66, y + 20, 150, 140).slice(0, -1), '#ffffff', 0.45)
          const look = plainHead(s, {
            ...cast.man,
            ...{
              skin: '#F5E3D2',
              blush: '#E9BBA6',
              hair: '#3A3E4C',
              hairLight: '#8B91A3',
              iris: '#4A5166',
              lit: false,
            },
            ...{ yaw: -0.3, neck: true, collar: 'shirt', cloth: '#7F8798', clothDark: '#565C6E' },
          })
          s.at(x + 66, y + 14, { scale: 84, rotate: [0, -0.06, 0.08, 0.1, 0.04, -0.05][i]! }, () =>
            drawHead(s, { ...look, own: { features: drawExpression(face) } }),
          )
          drawBalloon(s, [x - 118, y - 70], voice)
        },
        true,
      )
      s.contour(panel, 5.4, { corners: true, least: 0.9, shade: 0 })
    })
    s.pen = 1
  })
}

function drawBurst(s: Sheet, [x, y]: Point, colour: string) {
  s.scatter(
    Array.from({ length: 22 }, (_, i) => {
      const at = (i / 22) * Math.PI * 2
      const on = (turn: number, r: number): Point => [x + Math.cos(turn) * r, y + Math.sin(turn) * r]
      return [on(at - 0.06, 320), on(at, 128), on(at + 0.06, 320)]
    }),
    colour,
    { opacity: 0.9 },
  )
}

/** Round, spiked, dashed, of clouds, trembling or swinging. */
function drawBalloon(s: Sheet, [x, y]: Point, voice: Voice) {
  const around = (count: number, reach: (i: number) => number) =>
    Array.from({ length: count }, (_, i): Point => {
      const [dx, dy] = polar((i / count) * Math.PI * 2, reach(i))
      return [x + dx * 1.0, y + dy * 1.12]
    })
  const small = voice === 'whisper' ? 46 : 62
  const tail: Point[] = [
    [x + 26, y + 40],
    [x + 84, y + 82],
    [x + 48, y + 20],
  ]
  const spiked = voice === 'shout'
  const rim = around(
    spiked ? 24 : 28,
    (i) =>
      ({
        ...{
          plain: 62,
          whisper: small,
          song: 58 + 6 * Math.sin(i * 1.35),
          think: 54 + 9 * Math.abs(Math.sin(i * 0.79)),
        },
        ...{ shout: i % 2 ? 52 : 84, waver: 58 + (i % 2 ? 4 : -4) },
      })[voice],
  )
  if (voice === 'think')
    for (const [dx, dy, r] of [
      [52, 66, 12],
      [74, 84, 7],
    ] as const)
      s.solid(ellipse(x + dx, y + dy, r, r).slice(0, -1), '#ffffff', 4)
  else s.solid(tail, '#ffffff', 4.6, { corners: true })
  s.flat(rim, '#ffffff', { corners: spiked, still: true, knock: true })
  if (voice === 'whisper')
    for (let i = 0; i < 28; i += 4) s.ink([rim[i]!, rim[i + 1]!, rim[(i + 2) % 28]!], 4, { in: 0.1, out: 0.1 })
  else s.contour(rim, spiked ? 7 : 4.8, { corners: spiked })
  drawWord(s, [x, y], voice)
}

/** The word itself: the same hook and loop every time, written as loud as it is said. */
function drawWord(s: Sheet, [x, y]: Point, voice: Voice) {
  const size = { plain: 0.9, shout: 1.3, whisper: 0.5, think: 0.75, waver: 0.8, song: 1 }[voice]
  const shaky = voice === 'waver' ? 5 : 0
  s.at(x, y, { scale: size, rotate: voice === 'song' ? -0.2 : 0 }, () => {
    s.ink(
      Array.from({ length: 25 }, (_, i): Point => {
        const t = i / 24
        return [-34 + 68 * t + Math.sin(t * 12.6) * 9, Math.cos(t * 12.6) * -18 + (i % 2 ? shaky : -shaky)]
      }),
      voice === 'shout' ? 12 : 7,
      { in: 0.1, out: 0.25, least: 0.5 },
    )
  })
}
