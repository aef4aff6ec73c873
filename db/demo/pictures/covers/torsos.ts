import { cast } from './cast.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, limbOn, smallHand } from './limbs.ts'
import { redCross, redLine, redRound, softFringe } from './shading.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { add, bend, ellipse, type Point, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'

/** A block turned about its upright axis, nodding towards us and leaning to a side. */
type Block = { at: Point; half: readonly [x: number, y: number, z: number]; yaw: number; nod: number; lean: number }
type Corner = readonly [number, number, number]

const FACES: readonly (readonly [Corner, Corner, Corner, Corner])[] = [
  [
    [-1, -1, 1],
    [1, -1, 1],
    [1, 1, 1],
    [-1, 1, 1],
  ],
  [
    [1, -1, -1],
    [-1, -1, -1],
    [-1, 1, -1],
    [1, 1, -1],
  ],
  [
    [1, -1, 1],
    [1, -1, -1],
    [1, 1, -1],
    [1, 1, 1],
  ],
  [
    [-1, -1, -1],
    [-1, -1, 1],
    [-1, 1, 1],
    [-1, 1, -1],
  ],
  [
    [-1, -1, -1],
    [1, -1, -1],
    [1, -1, 1],
    [-1, -1, 1],
  ],
  [
    [-1, 1, 1],
    [1, 1, 1],
    [1, 1, -1],
    [-1, 1, -1],
  ],
]

function place({ at, half, yaw, nod, lean }: Block, [x, y, z]: Corner): Point {
  const [sx, sy, sz] = [x * half[0], y * half[1], z * half[2]]
  const [tx, tz] = [sx * Math.cos(yaw) + sz * Math.sin(yaw), sz * Math.cos(yaw) - sx * Math.sin(yaw)]
  return add(at, turned([tx, sy * Math.cos(nod) + tz * Math.sin(nod)], lean))
}

/** Its sides that one sees: the front in the colour, the top lighter, the flank darker. */
function drawBlock(s: Sheet, block: Block, colour: string, width = 6) {
  for (const [i, face] of FACES.entries()) {
    const corners = face.map((corner) => place(block, corner))
    const [a, b, , d] = corners as [Point, Point, Point, Point]
    const facing = (b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0])
    if (facing <= 0) continue
    const shade = i < 2 ? colour : i < 4 ? darker(darker(colour)) : between(colour, s.tones.paper, 0.55)
    s.solid(corners, shade, width, { corners: true })
    if (i === 0)
      s.ink(
        [[0, -1, 1] as Corner, [0, 1, 1] as Corner].map((corner) => place(block, corner)),
        width * 0.6,
        { in: 0.02, out: 0.02 },
      )
  }
}

const spine = (from: Point, over: Point, to: Point) => bend(from, over, to, 10)

/** A gymnast, hip thrown out: through his shirt one sees the box of the ribs and that of the pelvis, tilted against each other, and the spine between. */
export function drawTwoBoxes(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(disc([-60, -30], 336), tones.pale, { still: true })
    s.flat(trace('-680,290 680,250 680,400 -680,400'), tones.mid, { corners: true, still: true, opacity: 0.6 })
    s.at(20, -214, { scale: 74 }, () => {
      const look = plainHead(s, { ...cast.man, yaw: 0.3, mood: 'smile', style: 'spiky', part: 0.2 })
      drawHead(s, { ...look, own: { bust: drawTrunk } })
    })
    const rib: Block = { at: [16, -14], half: [78, 76, 50], yaw: 0.42, nod: 0.2, lean: 0.13 }
    const hip: Block = { at: [-16, 160], half: [80, 42, 52], yaw: 0.2, nod: 0.24, lean: -0.2 }
    drawBlock(s, rib, '#F2A04A', 7)
    drawBlock(s, hip, '#D8503E', 7)
    const line = [...spine([26, -116], [58, -10], [12, 80]), ...spine([14, 80], [-16, 120], [-16, 210])]
    s.ink(line, 16, { colour: tones.paper, in: 0.05, out: 0.1, least: 0.6 })
    s.ink(line, 9, { ...redLine, in: 0.05, out: 0.1 })
  })
}

function drawTrunk(s: Sheet, look: HeadLook) {
  const { tones } = s
  const shade = { still: true, opacity: 0.18 }
  for (const [noted, foot] of [
    ['0.5,5.4 1.1,7.2 1.2,9', 1],
    ['-1.1,5.4 -1.3,7.2 -1.1,9', -1],
  ] as const)
    limb(s, trace(noted), [foot > 0 ? 1.3 : 1.4, 1.1, 0.9], '#34507A', 6)
  limb(s, trace('-1.14,1.84 -2.5,2.9 -1.5,4.3'), [0.76, 0.64, 0.46], look.skin, 6)
  smallHand(s, [-1.5, 4.2], 'rest', { size: 0.8, angle: -1.1, skin: look.skin, mirror: true })
  limb(s, trace('1.5,1.7 2.6,2.9 2.5,4.7'), [0.76, 0.64, 0.46], look.skin, 6)
  smallHand(s, [2.5, 4.6], 'rest', { size: 0.86, angle: 0.04, skin: look.skin })
  s.flat(trace('-0.36,0.6 0.36,0.6 0.5,1.6 -0.4,1.6'), look.skin, { knock: true, corners: true })
  s.flat(trace('-0.36,0.8 0.4,0.8 0.44,1.5 0.1,1.2'), '#4A3A66', shade)
  const body = trace(
    '-0.4,1.4 -1.4,1.6 -1.62,2.3 -1.4,3.2 -1.5,4.0 -1.84,4.9 -1.86,6.2 1.2,6.2 1.16,5.0 1.2,4.0 1.56,2.9 1.9,2.2 1.76,1.5 0.5,1.36',
  )
  s.solid(body, tones.paper, 6.4)
  s.within(body, () => {
    s.flat(trace('-3,4.9 -1,5.3 3,4.8 3,7 -3,7'), '#34507A', { still: true })
    s.flat(trace('0.9,1.2 2.4,1.2 2,7 0.8,7 0.9,4'), '#4A3A66', shade)
  })
  for (const [x, y] of [
    [-1.36, 1.9],
    [1.66, 1.8],
  ] as const)
    limb(
      s,
      [
        [x, y - 0.16],
        [x * 1.24, y + 0.44],
      ],
      [0.9, 0.86],
      tones.paper,
      6,
    )
}

/** Six pairs of boxes, each twisted a little further than the one before. */
export function drawTwists(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(trace('-660,240 660,240 660,400 -660,400'), tones.soft, { corners: true, still: true })
    const turns = [
      [-0.9, -0.5, -0.16, 0.1],
      [-0.5, 0.3, 0.14, -0.14],
      [0.1, 0.7, -0.18, 0.16],
      [0.5, -0.4, 0.2, -0.18],
      [0.9, 0.2, -0.2, 0.14],
    ] as const
    turns.forEach(([upper, lower, lean, tilt], i) => {
      const x = -490 + i * 245
      const shift = lean * 120
      s.flat(ellipse(x, 292, 104, 15), tones.mid, { still: true, opacity: 0.8 })
      const colours = ['#F08A5C', '#4FA3B0', '#D8503E', '#7A9BD8', '#63A86B']
      drawBlock(s, { at: [x, 168], half: [72, 56, 50], yaw: lower, nod: 0.34, lean: tilt }, darker(colours[i]!))
      limb(
        s,
        [
          [x + shift * 0.5, 20],
          [x + shift * 0.1, 78],
          [x, 118],
        ],
        [78, 68, 80],
        between(tones.paper, tones.skin, 0.6),
        5,
      )
      drawBlock(s, { at: [x + shift, -74], half: [78, 96, 54], yaw: upper, nod: 0.34, lean }, colours[i]!)
      s.ink([[x + shift * 1.6, -196], ...spine([x + shift * 1.4, -176], [x + shift, 30], [x, 168])], 8, redLine)
      s.solid(disc([x + shift * 1.9, -246], 46), tones.paper, 5.4)
    })
  })
}

/** Left a body like a tube under sloping shoulders; right the same girl with shoulders, waist and hips. */
export function drawWaist(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    const look = plainHead(s, {
      ...cast.teen,
      yaw: 0.16,
      mood: 'smile',
    })
    const tube = (sheet: Sheet, head: HeadLook) => {
      for (const side of [-1, 1]) {
        limbOn(sheet, side, '0.86,2.1 1.2,3.2 1.2,4.7', [0.5, 0.5, 0.4], [head.skin, 6])
        smallHand(sheet, [side * 1.2, 4.6], 'rest', { size: 0.78, skin: head.skin, mirror: side < 0 })
      }
      trunk(
        sheet,
        head,
        '-0.4,1.2 -0.7,1.7 -0.98,2.3 -0.98,3.4 -0.98,4.6 -1.0,5.8 1.0,5.8 0.98,4.6 0.98,3.4 0.98,2.3 0.7,1.7 0.4,1.2',
      )
    }
    const shaped = (sheet: Sheet, head: HeadLook) => {
      limb(sheet, trace('-1.26,1.8 -2.3,2.9 -1.2,4.0'), [0.56, 0.52, 0.4], head.skin, 6)
      limb(sheet, trace('1.26,1.8 1.7,3.0 1.76,4.6'), [0.56, 0.52, 0.4], head.skin, 6)
      smallHand(sheet, [1.76, 4.5], 'rest', { size: 0.78, skin: head.skin })
      trunk(
        sheet,
        head,
        '-0.4,1.24 -1.0,1.44 -1.3,1.7 -1.26,2.2 -1.02,2.8 -0.7,3.6 -1.06,4.4 -1.4,5.8 1.4,5.8 1.06,4.4 0.7,3.6 1.02,2.8 1.26,2.2 1.3,1.7 1.0,1.44 0.4,1.24',
      )
    }
    s.pen = 1.02
    s.at(-330, -208, { scale: 92 }, () => drawHead(s, { ...look, own: { fringe: softFringe, bust: tube } }))
    s.at(320, -208, { scale: 92 }, () => drawHead(s, { ...look, own: { fringe: softFringe, bust: shaped } }))
    s.pen = 1
    for (const side of [-1, 1])
      s.ink(
        [
          [-330 + side * 34, -82],
          [-330 + side * 110, -24],
          [-330 + side * 112, 260],
        ],
        9,
        redLine,
      )
    s.ink(
      [
        [196, -66],
        [444, -66],
      ],
      7,
      redLine,
    )
    for (const side of [-1, 1])
      s.ink(bend([320 + side * 134, -20], [320 + side * 40, 116], [320 + side * 136, 260], 10), 9, redLine)
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}

function trunk(s: Sheet, { skin }: HeadLook, noted: string) {
  const { tones } = s
  const body = trace(noted)
  s.flat(trace('-0.34,0.6 0.34,0.6 0.4,1.6 -0.4,1.6'), skin, { knock: true, corners: true })
  s.solid(body, tones.accent, 6.4)
  s.within(body, () => {
    s.flat(trace('-2,4.3 0,4.46 2,4.3 2,6 -2,6'), tones.deep, { still: true })
    s.flat(trace('0.5,1.2 1.6,1.2 1.6,6 0.6,6 0.5,4.4 0.3,3.4 0.6,2.4'), tones.dark, { still: true, opacity: 0.3 })
  })
  s.solid(trace('-0.4,1.24 0,1.7 0.4,1.24 0.34,1.1 -0.34,1.1'), skin, 5)
}
