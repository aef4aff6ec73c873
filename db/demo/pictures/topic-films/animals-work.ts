import type { Sheet } from '../sheet.ts'
import { redRing } from '../step-films/face.ts'
import { atTheEdge, everywhere, foreparts, roughDragon, scales, wing, wingBones, wingHems } from './dragon-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const large = (draw: Draw) => (s: Sheet) => s.at(-92, 34, { scale: 0.77 }, () => draw(s))
const small = (draw: Draw) => (s: Sheet) => s.at(16, 14, { scale: 0.45 }, () => draw(s))

const scalesAndWings: TopicDrawing = {
  steps: [
    large((s) => {
      roughDragon(s)
      wingBones(s)
    }),
    large((s) => wingHems(s)),
    large((s) => {
      foreparts(s)
      wing(s)
      scales(s, atTheEdge)
    }),
  ],
  slip: small((s) => {
    foreparts(s, 4)
    scales(s, everywhere, 15)
  }),
  cure: small((s) => {
    foreparts(s, 4)
    scales(s, atTheEdge, 13)
    redRing(s, [-52, -80], [52, 140])
  }),
  checks: [
    [210, -110, 480],
    [-90, 90, 420],
  ],
}

export const animalsWork: readonly (TopicDrawing | null)[] = [null, null, scalesAndWings, null]
