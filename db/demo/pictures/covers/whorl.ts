import { disc, onGround } from './ground.ts'
import { bend, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = { hair: '#8C5436', deep: '#5A2F26', mid: '#734230', lit: '#B97848', shine: '#E9BB86', skin: '#F4D6BF' }
const WHORL: Point = [26, -150]
const MASSES = 15

/** Where a strand that leaves the whorl in this direction ends: at the rim of the head, below in the nape. */
function rimAt(angle: number): Point {
  const [x, y] = polar(angle, 1)
  const low = Math.max(0, y)
  return [x * (272 - low * 40), y * (y < 0 ? 250 : 266) - 72]
}

/** A strand bends to the right as it leaves the whorl, and falls. */
function strand(angle: number, steps = 12): Point[] {
  const tip = rimAt(angle)
  const [dx, dy] = polar(angle - 0.95, Math.hypot(tip[0] - WHORL[0], tip[1] - WHORL[1]) * 0.55)
  return bend(WHORL, [WHORL[0] + dx, WHORL[1] + dy * 0.9], tip, steps)
}

/** One mass of hair between two strands; it ends in a point. */
function massAt(from: number, to: number): Point[] {
  const middle = rimAt((from + to) / 2)
  const falls = Math.max(0, Math.sin((from + to) / 2))
  const tip: Point = [middle[0], middle[1] + 4 + falls * 36]
  return [...strand(from), tip, ...strand(to).toReversed()]
}

/** A head from behind and a little above: all hair leaves the whorl in one turn and falls, mass by mass. */
export function drawWhorl(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(disc([0, -20], 440, 330), tones.soft, { still: true })
    s.solid(trace('-480,430 -390,290 -190,226 -90,196 90,196 190,226 390,290 480,430'), tones.accent, 7)
    s.flat(trace('120,220 190,230 390,290 470,420 330,420 260,300'), '#C65C37', { still: true, opacity: 0.4 })
    for (const side of [-1, 1]) {
      const at = (noted: string) => trace(noted).map(([x, y]): Point => [side * x, y])
      s.solid(at('236,-40 272,-48 292,-14 280,34 250,58 232,30'), hues.skin, 6)
      s.ink(at('256,-20 270,-6 264,22'), 3.6)
    }
    s.solid(trace('-92,110 92,110 100,200 132,232 0,272 -132,232 -100,200'), hues.skin, 6)
    s.flat(trace('-96,150 96,150 98,204 0,236 -98,204'), '#D9896E', { still: true, opacity: 0.55 })
    s.ink(trace('-128,234 -60,262 0,270 60,262 128,234'), 7)
    drawHair(s)
    drawWays(s)
  })
}

function drawHair(s: Sheet) {
  const step = (Math.PI * 2) / MASSES
  const angles = Array.from({ length: MASSES }, (_, i) => -Math.PI / 2 + (i + 0.5) * step)
  const masses = angles.map((angle) => massAt(angle - step * 0.56, angle + step * 0.56))
  for (const mass of masses) s.contour(mass, 13, { corners: true, least: 0.8 })
  for (const [i, mass] of masses.entries()) s.flat(mass, i % 2 ? hues.hair : hues.mid, { corners: true, still: true })
  for (const angle of angles) {
    s.flat([...strand(angle - step * 0.5), ...strand(angle - step * 0.14).toReversed()], hues.deep, {
      ...{ corners: true, still: true, opacity: 0.5 },
    })
    s.flat([...strand(angle + step * 0.16), ...strand(angle + step * 0.34).toReversed()], hues.lit, {
      ...{ corners: true, still: true, opacity: 0.6 },
    })
    s.ink(strand(angle - step * 0.5).slice(2), 4.6, { in: 0.5, out: 0.1 })
    s.ink(strand(angle + step * 0.06).slice(4, 11), 2.6, { in: 0.3, out: 0.6, colour: hues.deep })
  }
  drawShine(s, angles, step)
  s.flat(disc(WHORL, 15, 12), hues.deep, { still: true })
  s.flat(disc([WHORL[0], WHORL[1] + 1], 6, 5), hues.skin, { still: true })
}

/** A ring of light round the crown, broken between the masses. */
function drawShine(s: Sheet, angles: readonly number[], step: number) {
  for (const angle of angles) {
    if (Math.sin(angle) < -0.75) continue
    for (const [k, from, to, width] of [
      [-0.2, 4, 7, 9],
      [0.08, 3, 7, 12],
      [0.3, 4, 6, 8],
    ] as const)
      s.ink(strand(angle + step * k).slice(from, to), width, {
        ...{ colour: hues.shine, layer: 'flat', in: 0.5, out: 0.5, shade: 0, least: 0.05 },
      })
  }
}

/** Which way it falls: three light arrows that follow the strands. */
function drawWays(s: Sheet) {
  for (const angle of [0.15, 1.5, 2.86]) {
    const way = strand(angle, 24).slice(7, 22)
    const tip = way.at(-1)!
    const before = way.at(-4)!
    const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0])
    for (const [width, colour] of [
      [22, hues.deep],
      [12, '#FFFFFF'],
    ] as const) {
      s.ink(way, width, { colour, in: 0.1, out: 0.02, least: 0.7, shade: 0 })
      const [left, right] = [2.5, -2.5].map((k): Point => {
        const [dx, dy] = polar(turn + k, 36)
        return [tip[0] + dx, tip[1] + dy]
      }) as [Point, Point]
      s.ink([left, tip, right], width, { colour, corners: true, in: 0.02, out: 0.02, least: 0.8, shade: 0 })
    }
  }
}
