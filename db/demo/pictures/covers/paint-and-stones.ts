import { drawDrape } from './drape.ts'
import { disc, onGround } from './ground.ts'
import { box } from '../backdrop.ts'
import { drawFrontFace } from './front-face.ts'
import { tint } from './street-things.ts'
import { EYE, EYES } from '../step-films/face.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Paint without a line: the same shape again and again, smaller and lighter, towards the light. */
function modelled(
  s: Sheet,
  shape: readonly Point[],
  [dark, mid, light]: readonly [string, string, string],
  towards: Point,
  steps = 7,
) {
  s.flat(shape, dark, { still: true, knock: true })
  s.within(shape, () => {
    for (let i = 1; i <= steps; i++) {
      const t = i / steps
      const k = 1 - t * 0.82
      const colour = t < 0.5 ? between(dark, mid, t * 2) : between(mid, light, t * 2 - 1)
      s.flat(
        shape.map(([x, y]): Point => [towards[0] * t + x * k, towards[1] * t + y * k]),
        colour,
        { still: true, opacity: 0.85 },
      )
    }
  })
}

const profile =
  '-20,-190 40,-180 84,-140 96,-96 92,-70 116,-24 138,16 112,34 114,52 122,66 110,76 116,92 100,108 96,140 60,156 40,152 44,230 -110,230 -100,120 -150,40 -150,-90 -90,-170'

/** An egg, an apple, a fold of cloth and a profile, each painted from dark to light. */
export function drawFourStudies(s: Sheet) {
  onGround(s, '#2A2F5E', () => {
    const grounds = ['#4E8FA8', '#6FA86A', '#E0A24E', '#8A6FB0']
    for (let i = 0; i < 4; i++) {
      const x = -459 + i * 306
      const cell = box(x - 142, -316, x + 142, 316)
      s.flat(cell, grounds[i]!, { corners: true, still: true, knock: true })
      s.within(
        cell,
        () => {
          for (let k = 0; k < 6; k++)
            s.flat(
              trace(
                `${x - 160},${-330 + k * 70} ${x},${-350 + k * 80} ${x + 160},${-320 + k * 60} ${x + 160},${-260 + k * 60} ${x - 160},${-250 + k * 70}`,
              ),
              between(grounds[i]!, '#FFF3DC', 0.04 + 0.05 * (k % 3)),
              { still: true, opacity: 0.5 },
            )
          tint(s, box(x - 160, 130, x + 160, 330), between(grounds[i]!, '#E8D6B8', 0.4))
          s.at(x, 20, {}, () => [drawEgg, drawApple, drawDrape, drawPainted][i]!(s))
        },
        true,
      )
      s.contour(cell, 6, { corners: true, least: 1, shade: 0 })
    }
  })
}

const cast = (s: Sheet, y: number, r: number) => {
  for (const k of [1, 0.8, 0.6])
    s.flat(ellipse(36, y, r * k, r * 0.17 * k).slice(0, -1), '#2A221E', { still: true, opacity: 0.3 })
}

function drawEgg(s: Sheet) {
  cast(s, 160, 130)
  modelled(
    s,
    trace('0,-150 60,-120 100,-30 104,50 70,130 0,160 -70,130 -104,50 -100,-30 -60,-120'),
    ['#8A7A72', '#D9BFA2', '#FFFBF0'],
    [-36, -40],
    9,
  )
  s.flat(ellipse(-40, -56, 22, 34, { tilt: 0.4 }), '#FFFFFF', { still: true })
  s.flat(trace('40,140 84,90 96,40 104,70 76,132 30,158'), '#C98A5E', { still: true, opacity: 0.5 })
}

function drawApple(s: Sheet) {
  cast(s, 160, 140)
  modelled(
    s,
    trace('0,-70 50,-104 108,-84 126,-10 104,84 56,150 0,136 -56,150 -104,84 -126,-10 -108,-84 -50,-104'),
    ['#5A1420', '#C8302C', '#F7A06A'],
    [-44, -26],
    9,
  )
  for (const [a, b] of [
    ['-70,-70 -92,0 -70,80', '#E8C04A'],
    ['-30,-60 -40,10 -26,90', '#F0D070'],
  ] as const)
    s.ink(trace(a), 9, { colour: b, in: 0.3, out: 0.7, opacity: 0.6 })
  s.flat(ellipse(-58, -40, 20, 30, { tilt: 0.5 }), '#FFF3E4', { still: true })
  s.flat(ellipse(2, -68, 44, 16).slice(0, -1), '#4A1018', { still: true })
  s.ink(trace('2,-62 0,-110 20,-150'), 15, { colour: '#4A3020', in: 0.02, out: 0.1, least: 0.8 })
  s.flat(trace('14,-122 60,-170 112,-164 84,-126 40,-112'), '#5E8A3C', { still: true })
  s.flat(trace('26,-124 64,-158 104,-160 66,-140'), '#9CC05E', { still: true })
}

function drawPainted(s: Sheet) {
  const skin = trace(profile).map(([x, y]): Point => [x * 0.92, y * 1.02 + 40])
  modelled(s, skin, ['#7A4638', '#C98A68', '#F6D2AE'], [50, -6], 7)
  s.within(skin, () => {
    s.flat(trace('-150,-60 -40,-60 -60,60 -20,130 30,200 -20,290 -160,290'), '#6A3A32', { still: true, opacity: 0.75 })
    s.flat(trace('-40,-40 10,-20 -10,80 20,150 -20,170 -50,70'), '#A8664E', { still: true, opacity: 0.7 })
    s.flat(trace('84,-30 112,30 128,56 100,58 90,20'), '#FBE3C4', { still: true, opacity: 0.45 })
    s.flat(ellipse(56, 76, 26, 18), '#D9705A', { still: true, opacity: 0.5 })
    s.flat(trace('96,104 110,112 100,122 82,116'), '#A8483E', { still: true })
    s.flat(trace('44,18 66,8 84,16 76,26 58,28'), '#F6EDE4', { still: true })
    s.flat(disc([74, 18], 8), '#2A1C1C', { still: true })
    s.flat(trace('36,12 60,0 88,10 84,16 60,8 44,20'), '#2A1C1C', { still: true })
    s.flat(trace('40,-22 66,-34 90,-26 66,-24'), '#3A2420', { still: true })
  })
  const hair = trace(
    '60,-160 96,-110 60,-90 30,-20 0,-30 -10,40 -50,60 -60,140 -120,200 -170,100 -170,-70 -110,-170 -10,-190',
  )
  modelled(s, hair, ['#1E1618', '#4A2E26', '#A86B42'], [-30, -70], 6)
}

const highlights: readonly ((s: Sheet, to: (x: number, y: number) => Point) => void)[] = [
  (s, to) => s.white([to(-0.34, -0.4), to(0, -0.46), to(0, -0.06), to(-0.34, -0.02)], { corners: true, layer: 'ink' }),
  (s, to) =>
    s.white(
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = polar(i * 0.628 - 1.57, i % 2 ? 0.13 : 0.32)
        return to(-0.12 + x, -0.2 + y)
      }),
      { corners: true, layer: 'ink' },
    ),
  (s, to) => {
    for (const [x, y, r] of [
      [-0.2, -0.3, 0.2],
      [0.2, 0.1, 0.12],
      [-0.05, 0.34, 0.08],
    ] as const)
      s.white(
        ellipse(0, 0, r, r).map(([u, v]) => to(x + u, y + v)),
        { layer: 'ink' },
      )
  },
  (s, to) =>
    s.white(
      trace('-0.36,0.1 -0.3,-0.3 0.06,-0.5 -0.12,-0.24 -0.14,0.12 0.06,0.36 -0.22,0.34').map(([x, y]) => to(x, y)),
      { layer: 'ink' },
    ),
  (s, to) =>
    s.white(
      trace('-0.1,0.1 -0.4,-0.16 -0.36,-0.42 -0.16,-0.44 -0.1,-0.3 -0.02,-0.44 0.18,-0.42 0.22,-0.16').map(([x, y]) =>
        to(x, y),
      ),
      { layer: 'ink' },
    ),
  (s, to) => {
    s.white(
      ellipse(0, 0, 0.42, 0.08).map(([u, v]) => to(u, -0.36 + v)),
      { layer: 'ink' },
    )
    s.white(
      ellipse(0, 0, 0.3, 0.06).map(([u, v]) => to(u, 0.34 + v)),
      { layer: 'ink' },
    )
  },
]

/** Six eyes from six faces; in each the light has another shape. */
export function drawHighlights(s: Sheet) {
  const irises = ['#3F6E8C', '#8A5AA8', '#A8436B', '#4F8A6A', '#C0603A', '#3F4F8C']
  const hairs = ['#3A2A33', '#6B4A8A', '#B5483A', '#2F5A4A', '#C98A3C', '#5A5F78']
  onGround(s, s.tones.deep, () =>
    highlights.forEach((light, i) => {
      const [x, y] = [((i % 3) - 1) * 404, i < 3 ? -166 : 166]
      const cell = box(x - 190, y - 152, x + 190, y + 152)
      s.flat(cell, '#F7DCC8', { corners: true, still: true, knock: true })
      s.within(
        cell,
        () =>
          s.at(x - EYE * 720, y + 34 - EYES * 720, { scale: 720 }, () =>
            drawFrontFace(s, {
              cut: 'short',
              hair: hairs[i]!,
              cloth: '#FFFFFF',
              skin: '#F7DCC8',
              iris: irises[i]!,
              pen: 1.8,
              eye: (sheet, side) => drawLitEye(sheet, side, irises[i]!, light),
            }),
          ),
        true,
      )
      s.contour(cell, 6, { corners: true, least: 1, shade: 0 })
    }),
  )
}

function drawLitEye(s: Sheet, side: number, iris: string, light: (typeof highlights)[number]) {
  const half = (EYE / 2) * 1.08
  const to = (x: number, y: number): Point => [side * (EYE + x * half), EYES + y * half * 1.1]
  const at = (noted: string) => trace(noted).map(([x, y]) => to(x, y))
  const open = at('-1,0.2 -0.7,-0.46 -0.2,-0.8 0.3,-0.82 0.74,-0.52 1,-0.02 0.7,0.54 0.2,0.78 -0.4,0.7 -0.8,0.44')
  const round = (k: number, dy = 0) =>
    ellipse(0, dy, 0.62 * k, 0.74 * k)
      .slice(0, -1)
      .map(([x, y]) => to(x, y))
  s.flat(open, '#FFFFFF', { still: true, knock: true })
  s.within(open, () => {
    s.flat(at('-1.1,-1 1.1,-1 1.1,0 0.7,-0.3 0.2,-0.5 -0.3,-0.48 -0.8,0'), '#D9D4E4', { still: true })
    s.flat(round(1), iris, { still: true })
    s.within(round(1), () => {
      s.flat(at('-1,-1 1,-1 1,-0.1 0.4,-0.2 -0.4,-0.2 -1,-0.1'), between(iris, '#1E1630', 0.55), { still: true })
      s.flat(round(0.6, 0.44), between(iris, '#FFFFFF', 0.45), { still: true, opacity: 0.8 })
    })
    s.black(round(0.4))
    s.contour(round(1), 8)
    light(s, to)
  })
  s.ink(at('0.78,0.6 0.2,0.86 -0.42,0.78'), 6, { in: 0.4, out: 0.5 })
  s.ink(at('-1.05,0.32 -0.74,-0.46 -0.2,-0.84 0.3,-0.88 0.8,-0.58 1.06,-0.06 1.24,-0.26'), 26, {
    in: 0.45,
    out: 0.2,
    shade: 0.2,
  })
  for (const lash of ['0.9,-0.42 1.12,-0.62 1.2,-0.88', '0.7,-0.64 0.88,-0.86 0.92,-1.1'])
    s.ink(at(lash), 12, { in: 0.05, out: 0.9 })
}

/** A page of pebbles, each cut into a lit plane, a half-lit one and one in shade. */
export function drawPebbles(s: Sheet) {
  tint(s, box(-660, -380, 660, 380), '#6FA08C')
  for (let i = 0; i < 7; i++) tint(s, box(-660, -380 + i * 110, 660, -330 + i * 110), '#679884')
  tint(s, trace('-660,-380 -160,-380 360,380 -300,380 -660,-80'), '#FFF0B8', 0.24)
  s.flat(box(-566, -300, 596, 330), '#2F3A5E', { corners: true, still: true, opacity: 0.4 })
  s.solid(box(-580, -316, 580, 316), '#FBF6EA', 5, { corners: true })
  const stones = ['#B98A78', '#7F9CBC', '#D6AC72', '#8CAA78', '#A78AAC']
  for (let i = 0; i < 12; i++) {
    const [x, y] = [-426 + (i % 4) * 284, -200 + Math.floor(i / 4) * 204]
    const turn = (i * 2.4) % 6.28
    const [w, h] = [86 + ((i * 17) % 34), 58 + ((i * 23) % 30)]
    const corners = Array.from({ length: 7 }, (_, k): Point => {
      const [px, py] = polar(turn * 0.1 + (k / 7) * 6.283, 1 + ((i * 7 + k * 5) % 5) * 0.05)
      return [x + px * w, y + py * h]
    })
    const ridge: Point[] = [
      [x - w * 0.42, y - h * 0.2],
      [x + w * 0.1, y - h * 0.34 + ((i * 13) % 20)],
      [x + w * 0.34, y + h * 0.26],
    ]
    const colour = stones[i % 5]!
    s.flat(ellipse(x + 16, y + h * 0.9, w * 1.06, 17).slice(0, -1), '#4A3A6E', { still: true, opacity: 0.34 })
    s.flat(corners, between(colour, '#3A2A5E', 0.45), { still: true, corners: true, knock: true })
    s.flat(
      [corners[3]!, corners[4]!, corners[5]!, corners[6]!, ridge[1]!, ridge[0]!],
      between(colour, '#FFF6D8', 0.6),
      { still: true, corners: true },
    )
    s.flat([corners[3]!, ridge[0]!, ridge[1]!, ridge[2]!, corners[1]!, corners[2]!], colour, {
      still: true,
      corners: true,
    })
    s.contour(corners, 5.4, { corners: true })
    s.ink([corners[3]!, ridge[0]!, ridge[1]!, corners[6]!], 4, { corners: true, in: 0.1, out: 0.1 })
    s.ink([ridge[1]!, ridge[2]!, corners[1]!], 4, { corners: true, in: 0.1, out: 0.1 })
    s.scatter(
      Array.from({ length: 7 }, (_, k) =>
        ellipse(x - w * 0.3 + ((k * 31 + i * 7) % 70), y + h * 0.1 + ((k * 17) % 30), 3, 2.4),
      ),
      between(colour, '#2E3038', 0.5),
    )
  }
}
