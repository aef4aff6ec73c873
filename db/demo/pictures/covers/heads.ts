import { aged, cast } from './cast.ts'
import { disc, ground } from './ground.ts'
import { box } from '../backdrop.ts'
import { drawDrop, drawExpression, type Expression } from '../figure/expression.ts'
import { onFace } from '../figure/face.ts'
import { drawHead } from '../figure/head.ts'
import { type HeadLook, shadeOf, someHead, type Tip } from '../figure/head-look.ts'
import { bend } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, PAPER, PENCIL } from '../tones.ts'

/** One calm face from the front, for rows in which only one thing changes. */
export const plainHead = (s: Sheet, with_: Partial<HeadLook> = {}): HeadLook => {
  const hair = with_.hair ?? s.tones.dark
  return {
    ...someHead(s.dice, s.tones),
    ...{ yaw: 0.2, pitch: 0, jaw: 0, style: 'bob', part: 0, mood: 'calm', tall: 1.1, slant: 0.04, gaze: [0, 0] },
    ...{ lash: 1, earring: false, neck: false, guides: false, hair },
    hairLight: between(hair, s.tones.paper, 0.35),
    hairDark: shadeOf(hair),
    iris: s.tones.deep,
    irisDark: s.tones.dark,
    ...(with_.lit && with_.cloth && { clothDark: shadeOf(with_.cloth) }),
    ...with_,
  }
}

export const shortFringe: Tip[] = [
  { u: -1, v: 0.5 },
  { u: -0.74, v: -0.3 },
  { u: -0.46, v: -0.46 },
  { u: -0.1, v: -0.42, gap: -0.74 },
  { u: 0.34, v: -0.48 },
  { u: 0.72, v: -0.32 },
  { u: 1, v: 0.5 },
]

const feelings: readonly (readonly [keyof typeof cast, Expression, string])[] = [
  ['girl', { eyes: 'smile', brow: [-0.08, 0], mouth: 'laugh' }, '#FFDF8A'],
  ['man', { eyes: 'open', open: 0.8, brow: [0.17, -0.1], mouth: 'shout', signs: ['vein'] }, '#F0795F'],
  ['child', { eyes: 'rest', brow: [-0.14, 0.08], mouth: 'sob', signs: ['tears'] }, '#9CC8EC'],
  ['granny', { eyes: 'smile', brow: [-0.1, 0], mouth: 'glad', signs: ['blush'] }, '#BFE5C4'],
  ['blond', { eyes: 'open', open: 1.3, brow: [-0.2, -0.16], mouth: 'round' }, '#C9B8EE'],
  ['grandpa', { eyes: 'open', open: 0.6, brow: [0.12, -0.02], mouth: 'frown' }, '#F6C7A2'],
  ['teen', { eyes: 'wink', brow: [-0.04, -0.06], mouth: 'cat' }, '#8ED8D2'],
  ['boy', { eyes: 'blank', brow: [-0.18, 0], mouth: 'clench', signs: ['gloom', 'sweat'] }, '#7F8FD0'],
]

/** Eight people in eight squares, and in each square another feeling. */
export function drawFeelings(s: Sheet) {
  ground(s, s.tones.paper)
  s.pen = 0.82
  feelings.forEach(([name, face, colour], i) => {
    const [x, y] = [((i % 4) - 1.5) * 312, (Math.floor(i / 4) - 0.5) * 344]
    const cell = box(x - 148, y - 164, x + 148, y + 164)
    s.flat(cell, colour, { corners: true, still: true })
    s.within(
      cell,
      () => {
        s.flat(disc([x - 50, y - 60], 150), '#FFFFFF', { still: true, opacity: 0.3 })
        const old = name === 'granny' || name === 'grandpa'
        const person: Partial<HeadLook> = cast[name]
        const look = plainHead(s, {
          ...person,
          ...{
            yaw: [0.26, -0.22, 0.1, -0.28][(i + Math.floor(i / 4)) % 4]!,
            neck: true,
            collar: 'crew',
            glasses: 'none',
          },
          cloth: ['#3F7CAC', '#F2F0E6', '#E4573F', '#7A5BB0'][(i + 3 * Math.floor(i / 4)) % 4]!,
        })
        s.at(x, y + 10, { scale: 92, rotate: (i % 3) * 0.07 - 0.07 }, () =>
          drawHead(s, { ...look, own: { features: old ? aged(face) : drawExpression(face) } }),
        )
      },
      true,
    )
    s.contour(cell, 3.6, { corners: true, least: 0.8, shade: 0 })
  })
  s.pen = 1
}

/** One large face that laughs until it weeps. */
export function drawTearfulLaugh(s: Sheet) {
  const { tones } = s
  ground(s, tones.soft)
  for (const [r, opacity] of [
    [430, 0.35],
    [340, 0.4],
    [250, 0.5],
  ] as const)
    s.flat(disc([-40, -30], r), tones.pale, { still: true, opacity })
  const look = plainHead(s, { ...cast.boy, yaw: 0.28, pitch: -0.08, neck: true, collar: 'hood', cloth: tones.accent })
  const features = (sheet: Sheet, head: HeadLook) => {
    drawExpression({ eyes: 'smile', brow: [-0.16, 0.07], mouth: 'laugh', signs: ['blush'] })(sheet, head)
    drawRunningTears(sheet, head)
  }
  s.pen = 1.35
  s.at(-20, -10, { scale: 232, rotate: -0.1 }, () => {
    drawHead(s, { ...look, own: { features, fringe: shortFringe } })
    const to = onFace(look)
    drawDrop(s, to(1.22, 0.36), 0.1)
    drawDrop(s, [-1.12, 0.62], 0.08)
  })
  s.pen = 1
}

/** A tear that wells up in each corner of the eye and one that runs down to the chin. */
function drawRunningTears(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  const water = between(PAPER, PENCIL, 0.5)
  for (const side of [-1, 1]) {
    const run = [
      ...bend(to(side * 0.46, 0.2), to(side * 0.66, 0.24), to(side * 0.62, 0.56)),
      ...bend(to(side * 0.6, 0.62), to(side * 0.54, 0.78), to(side * 0.46, 0.86)),
      ...bend(to(side * 0.36, 0.9), to(side * 0.36, 0.74), to(side * 0.45, 0.6)),
      ...bend(to(side * 0.46, 0.52), to(side * 0.42, 0.36), to(side * 0.36, 0.22)),
    ]
    s.flat(run, water, { still: true, knock: true })
    s.contour(run, 3)
    s.ink([to(side * 0.53, 0.4), to(side * 0.53, 0.58), to(side * 0.46, 0.74)], 3.4, { colour: PAPER })
    drawDrop(s, to(side * 0.76, 0.3), 0.075)
  }
}

const cuts: readonly (readonly [keyof typeof cast, string, Partial<HeadLook>])[] = [
  ['girl', '#FFE9A8', { hair: '#4A3038' }],
  ['child', '#BFE3F2', { hair: '#C46A3A' }],
  ['singer', '#F7C6B5', {}],
  ['red', '#D5EBC0', {}],
  ['teen', '#F3D7EE', {}],
  ['blond', '#BFD0F2', {}],
  ['granny', '#F6D6A8', { hair: '#8A5BA8', skin: '#EDC4A4', blush: '#DF9678', glasses: 'none', lash: 2 }],
  ['poet', '#C9EBE0', {}],
]

/** Eight people of the same calm: only how their hair is cut, tied and curled is another each time. */
export function drawFringes(s: Sheet) {
  ground(s, s.tones.paper)
  s.pen = 0.78
  cuts.forEach(([name, colour, more], i) => {
    const [x, y] = [((i % 4) - 1.5) * 312, (Math.floor(i / 4) - 0.5) * 344]
    const cell = box(x - 148, y - 164, x + 148, y + 164)
    s.flat(cell, colour, { corners: true, still: true })
    const person: Partial<HeadLook> = { ...cast[name], ...more }
    const light = person.hair ? { hairLight: between(person.hair, '#FFF3DC', 0.42) } : {}
    s.within(
      cell,
      () => {
        s.flat(disc([x - 40, y - 50], 140), '#FFFFFF', { still: true, opacity: 0.34 })
        s.at(x, y - 2, { scale: 84 }, () =>
          drawHead(
            s,
            plainHead(s, { ...person, ...light, yaw: i % 2 ? -0.3 : 0.3, part: 0.2, mood: 'smile', neck: true }),
          ),
        )
      },
      true,
    )
    s.contour(cell, 3.6, { corners: true, least: 0.8, shade: 0 })
  })
  s.pen = 1
}
