import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bands, bigLeaf, blurred } from './daylight-parts.ts'
import { laid, outlined, soft } from './plain-parts.ts'

const backlit = {
  sky: ['#F7C27A', '#FFF0C4'] as const,
  sill: '#B98A5E',
  leaf: '#2E5A4C',
  pot: '#6E3F3A',
  dark: '#54303A',
  rim: '#FFF3C4',
  through: '#B9D64A',
  glow: '#E8EE8A',
}
const SUNNY: Point = [250, -190]
const pot = trace('-112,78 104,78 78,262 -84,262')
const lip = box(-126, 46, 118, 88)
const leaves: readonly (readonly [foot: Point, tip: Point, wide: number])[] = [
  [[-20, 44], [-300, -40], 92],
  [[-16, 44], [-214, -236], 104],
  [[-6, 44], [-24, -300], 108],
  [[2, 44], [178, -220], 104],
  [[6, 44], [290, -26], 92],
]
const outlineOf = ([foot, tip, wide]: (typeof leaves)[number]) => bigLeaf(foot, tip, wide)

export function plantInShade(s: Sheet) {
  for (const one of leaves) soft(s, outlineOf(one), backlit.leaf)
  soft(s, ellipse(-6, 40, 60, 22), backlit.leaf)
  laid(s, pot, backlit.pot)
  laid(s, lip, backlit.dark)
}
/** The edges that see the light, to the right of each. */
export function rims(s: Sheet) {
  const lit = { colour: backlit.rim, least: 0.3, in: 0.2, out: 0.3 }
  for (const [at, one] of leaves.entries()) {
    const edge = outlineOf(one)
    s.ink(at < 4 ? edge.slice(2, 9) : edge.slice(8, 14), 8, lit)
  }
  s.ink(trace('116,48 116,88'), 8, lit)
  s.ink(trace('100,90 76,260'), 8, lit)
  s.ink(trace('40,48 80,47 116,48'), 6, lit)
}
export function throughLeaves(s: Sheet) {
  for (const one of leaves.slice(2)) {
    const [foot, tip, wide] = one
    soft(s, bigLeaf(mixed(foot, tip, 0.24), mixed(foot, tip, 0.95), wide * 0.74), backlit.through)
    s.ink([mixed(foot, tip, 0.2), mixed(foot, tip, 0.9)], 5, { colour: backlit.glow })
    for (const k of [0.4, 0.56, 0.7])
      for (const side of [-1, 1]) {
        const [x, y] = mixed(foot, tip, k)
        const [ax, ay]: Point = [tip[0] - foot[0], tip[1] - foot[1]]
        const out = side * 0.1
        s.ink(
          [
            [x, y],
            [x + ax * 0.1 - ay * out, y + ay * 0.1 + ax * out],
          ],
          3,
          { colour: backlit.glow },
        )
      }
  }
}
export const sunnyWindow = (s: Sheet) => {
  bands(s, backlit.sky, [-384, 384], [-316, 250])
  soft(s, ellipse(...SUNNY, 92, 92), '#FFF6D8', 0.6)
  soft(s, ellipse(...SUNNY, 60, 60), '#FFFBEA')
  laid(s, box(-384, 250, 384, 316), backlit.sill)
}

const mug = trace('-78,-58 78,-58 70,92 54,108 -54,108 -70,92')
const grip = trace('-76,-30 -122,-34 -136,10 -116,52 -72,54 -72,34 -102,34 -114,8 -102,-10 -76,-10')
export function smallBacklit(s: Sheet, around: boolean) {
  const lit = { colour: '#FFF6CF', least: 0.6, in: 0.1, out: 0.1 }
  laid(s, box(-128, -112, 184, 140), '#F0AE6A')
  soft(s, ellipse(142, -74, 26, 26), '#FFFBEA')
  laid(s, box(-128, 104, 184, 140), backlit.sill)
  s.at(30, 0, {}, () => {
    soft(s, grip, '#4A4A78')
    laid(s, mug, '#4A4A78')
    s.ink(trace('78,-56 70,92 54,106'), 9, lit)
    s.ink(trace('-20,-57 78,-57'), 7, lit)
    if (!around) return
    s.ink(trace('-78,-56 -70,92 -54,106 54,106'), 9, lit)
    s.ink(trace('-78,-57 10,-57'), 9, lit)
    s.ink([...grip, grip[0]!], 6, lit)
  })
}

const grey = { wall: '#DDE3E6', table: '#C3CBD0', apple: '#B9605A', cup: '#8FA5B4', box: '#B7A98C', shade: '#4E5A70' }
const APPLE = trace(
  '-262,84 -270,28 -240,-22 -196,-28 -172,-18 -146,-28 -100,-22 -72,28 -80,84 -110,128 -150,140 -172,134 -194,140 -234,128',
)
const CUP = trace('-40,-150 120,-150 108,96 88,112 40,118 -8,112 -28,96')
const BOX = {
  lid: trace('176,28 268,64 366,30 276,0'),
  left: trace('176,28 268,64 268,186 176,140'),
  right: trace('268,64 366,30 366,142 268,186'),
}

export function stillLife(s: Sheet) {
  laid(s, BOX.left, grey.box)
  laid(s, BOX.right, grey.box)
  laid(s, BOX.lid, grey.box)
  laid(s, CUP, grey.cup)
  soft(s, ellipse(40, -150, 80, 22), '#7C92A2')
  soft(s, APPLE, grey.apple)
  s.ink(trace('-172,-16 -168,-44 -154,-62'), 7, { colour: '#5A4636' })
}
export const softShadows = (s: Sheet) => {
  blurred(s, [-168, 134, 128, 30], grey.shade)
  blurred(s, [42, 112, 108, 28], grey.shade)
  blurred(s, [270, 150, 128, 44], grey.shade)
}
export function fromAbove(s: Sheet) {
  laid(s, BOX.lid, '#E9DFC6')
  s.within(APPLE, () => {
    soft(s, ellipse(-172, -2, 92, 40), '#D98E82', 0.8)
    soft(s, ellipse(-176, 4, 62, 22), '#E9AEA0', 0.8)
  })
  s.ink(ellipse(40, -150, 80, 22, { to: 6.5 }), 6, { colour: '#D4E0E6', least: 0.7 })
  laid(s, BOX.right, grey.shade, 0.22)
  s.within(APPLE, () => soft(s, ellipse(-168, 136, 110, 44), grey.shade, 0.3))
  s.within(CUP, () => laid(s, box(-50, 60, 130, 130), grey.shade, 0.24))
}
export const contacts = (s: Sheet) => {
  soft(s, ellipse(-170, 138, 60, 9), '#2B3348', 0.85)
  soft(s, trace('-26,100 -8,115 40,121 88,115 108,98 92,122 40,129 -12,122'), '#2B3348', 0.85)
  laid(s, trace('174,140 268,187 368,142 268,196'), '#2B3348', 0.85)
}
export const stillInked = (s: Sheet, width = 4) => {
  s.contour(APPLE, width)
  s.contour(CUP, width, { corners: true })
  for (const face of [BOX.left, BOX.right, BOX.lid]) outlined(s, face, width * 0.9)
}
export const table = (s: Sheet) => {
  laid(s, box(-384, -316, 384, 20), grey.wall)
  laid(s, box(-384, 20, 384, 316), grey.table)
}
