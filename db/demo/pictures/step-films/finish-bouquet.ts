import { drawBloom, drawLeaf, kinds } from '../covers/blooms.ts'
import { smallHand, limb } from '../covers/limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from './face.ts'
import { type Face, inSheet, mend, portrait } from './finish.ts'

const hues = {
  ...{ wall: '#C9B8A6', wallLight: '#FFF3DC', skin: '#FFE0CC', dress: '#5F8FA8', dressDark: '#3A5F80' },
  ...{ wrap: '#F3E6D2', shade: '#6A4A7C', ribbon: '#E9E2EC', beret: '#8A4458' },
}
export const BLOOM: Point = [58, 96]

const her: Face = {
  at: [-26, -82],
  size: 90,
  tilt: 0.1,
  face: { eyes: 'rest', brow: [-0.1, 0.02], mouth: 'smile' },
  shade: '#B97090',
  look: {
    ...{ yaw: 0.3, pitch: 0.12, style: 'bob', hair: '#B9703F', hairLight: '#F2C07A', skin: hues.skin },
    ...{ blush: '#F0AC98', iris: '#5F8C6A', irisDark: '#33503F', mouth: '#B34A55', collar: 'crew' },
    ...{ cloth: hues.dress, clothDark: hues.dressDark },
  },
}
const pale = ['#E9C3C8', '#C9929C'] as const
const around: readonly (readonly [x: number, y: number, r: number])[] = [
  [-14, 150, 34],
  [10, 86, 30],
  [124, 148, 34],
  [112, 74, 30],
  [56, 160, 38],
]

/** A girl smells her flowers; with what is mended in three places, or without. */
export function bouquet(s: Sheet, { mended = false, guides = false } = {}) {
  inSheet(s, hues.wall, () => {
    if (mended)
      mend(s, 1, () => {
        for (const [r, opacity] of trace('176,0.5 140,0.85'))
          s.flat(ellipse(-14, -90, r, r * 1.06).slice(0, -1), hues.wallLight, { still: true, opacity })
      })
    s.flat(trace('-186,150 140,150 150,300 -200,300'), hues.dress, { corners: true, still: true })
    portrait(s, her, guides)
    for (const [i, [x, y]] of around.entries()) drawLeaf(s, [x, y], 62, [2.6, 3.9, 0.3, 5.6, 1.6][i]!)
    s.solid(trace('-34,168 150,164 96,276 84,300 30,300 14,270'), hues.wrap, 5, { corners: true })
    s.ink(trace('20,180 44,240 52,284'), 3, { in: 0.3, out: 0.6 })
    s.ink(trace('100,178 82,230 70,284'), 3, { in: 0.3, out: 0.6 })
    for (const [i, [x, y, r]] of around.entries()) drawBloom(s, [x, y], r, mended ? pale : kinds[i % 2 ? 0 : 2]!, i)
    drawBloom(s, BLOOM, 40, mended ? pale : kinds[0]!, 1)
    limb(s, trace('-200,340 -100,284 4,252'), [92, 76, 56], hues.dress)
    smallHand(s, [4, 252], 'grip', { size: 62, angle: -1.5, skin: hues.skin })
    if (!mended) return
    mend(s, 0, () => drawBloom(s, BLOOM, 50, ['#FF6F86', '#C92E58'], 1))
    mend(s, 2, () => {
      for (const noted of ['-40,166 30,176 150,162 140,190 60,200 -26,192', '100,176 150,164 98,290 74,300'])
        s.flat(trace(noted), hues.shade, { still: true, opacity: 0.3 })
    })
  })
}

/** All that was changed because it could be. */
export const changed: readonly (readonly [x: number, y: number])[] = [
  [-80, -160],
  [36, -172],
  [-110, -60],
  [-120, 110],
  [14, 86],
  [124, 146],
  [60, 236],
  [-120, 240],
  [150, -220],
]
export const bouquetLines = (s: Sheet, line: Line = now) => {
  line(s, ellipse(54, 116, 98, 70, { to: 7.2 }))
  line(s, trace('-36,170 8,232 32,276 80,276 106,232 150,166'))
}
