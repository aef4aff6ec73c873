import { now } from '../step-films/face.ts'
import { arrow, small } from './place-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'
import { basin, before, FRAME, glints, moss, rock, slime, slimy, wet } from './wet-rock-parts.ts'

const framed =
  (draw: Draw): Draw =>
  (s) =>
    s.within(FRAME, () => draw(s), true)

const wetRocks: TopicDrawing = {
  steps: [
    framed((s) => {
      basin(s)
      rock(s, wet)
      before.rock(s)
    }),
    framed((s) => {
      glints(s)
      before.glints(s)
      for (const x of [-104, -30]) arrow(s, [x, -300], [x - 14, -190], now, 20)
    }),
    framed((s) => {
      moss(s)
      before.moss(s)
    }),
  ],
  slip: small(
    0.46,
    framed((s) => {
      basin(s)
      rock(s, slimy)
      slime(s)
    }),
    [24, 14],
  ),
  cure: small(
    0.46,
    framed((s) => {
      basin(s)
      rock(s, wet)
      glints(s)
      moss(s)
    }),
    [24, 14],
  ),
  checks: [
    [-100, -60, 520],
    [60, 0, 620],
  ],
}

export const rocksGroundWork: readonly (TopicDrawing | null)[] = [null, null, null, wetRocks]
