import { shaded, strips } from './cards.ts'
import { drawGlow, drawHeap } from './light.ts'
import { tint } from './street-things.ts'
import { disc } from './ground.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Three frames of one afternoon over the sea: white at noon, cream at three, gold and violet in the evening. */
type Frame = {
  sky: readonly [string, string]
  heap: readonly string[]
  sea: string
  near: string
  sun: Point
  light: string
  line: string
}
const frames: readonly Frame[] = [
  {
    ...{ sky: ['#2F86D8', '#CBEBF4'], heap: ['#FFFFFF', '#D9E8F6', '#A9C4E4'], sea: '#2F8AB4', near: '#1F6A98' },
    ...{ sun: [110, -250], light: '#FFFBE0', line: '#5F86B4' },
  },
  {
    ...{ sky: ['#4F8FD0', '#FBE9C8'], heap: ['#FFFBEE', '#F0DCD6', '#B0B0D4'], sea: '#3F8AA4', near: '#2C6488' },
    ...{ sun: [150, -120], light: '#FFF2C0', line: '#6E7EAE' },
  },
  {
    ...{ sky: ['#5A4FA0', '#FFB484'], heap: ['#FFE2B0', '#F29A86', '#8A62A4'], sea: '#6A5490', near: '#42386E' },
    ...{ sun: [150, 110], light: '#FFE9A8', line: '#5A3A78' },
  },
]
/** The lumps of the cloud as it climbs: those of every frame stay in the next. */
const lumps: readonly (readonly [x: number, y: number, r: number])[][] = [
  trace('-10,70 -64,100 50,104 -4,116').map(([x, y], i) => [x, y, [54, 46, 50, 60][i]!] as const),
  trace('0,-40 -50,10 56,6 -90,70 90,70 0,70 -40,108 50,110').map(
    ([x, y], i) => [x, y, [62, 62, 64, 66, 62, 84, 72, 72][i]!] as const,
  ),
  trace('-6,-210 -80,-180 78,-186 0,-130 -60,-90 64,-86 -96,-20 96,-24 0,-30 -120,56 120,56 0,50 -60,104 66,106').map(
    ([x, y], i) => [x, y, [66, 58, 60, 78, 74, 74, 72, 72, 90, 70, 70, 96, 80, 80][i]!] as const,
  ),
]
const SEA = 158

/** A tower of cloud grows through three frames of a film, each later than the one before. */
export function drawTimeLapse(s: Sheet) {
  const { line } = s
  strips(
    s,
    frames.map((frame, i) => () => drawFrame(s, frame, i)),
  )
  s.line = line
  for (const y of [-336, 336]) {
    tint(s, box(-660, y - 26, 660, y + 60), '#262036')
    tint(s, box(-660, y - 60, 660, y + 26), '#262036')
    const holes = Array.from({ length: 18 }, (_, i) => box(-626 + i * 72, y - 13, -592 + i * 72, y + 13))
    s.scatter(holes, '#FFF6E2')
  }
}

function drawFrame(s: Sheet, { sky, heap, sea, near, sun, light, line }: Frame, i: number) {
  shaded(s, sky, SEA)
  drawGlow(s, sun, 120, light, 0.24)
  tint(s, disc(sun, 30), light)
  for (const [x, y, w] of trace('-150,-130 130,20 -160,60').map(([x, y]) => [x, y, 60] as const))
    tint(s, [...ellipse(x, y, w, 5), ...ellipse(x + 20, y - 6, w * 0.5, 6)], heap[0]!, 0.6)
  s.line = line
  for (const [x, y, r] of lumps[i]!) drawHeap(s, [x, y], [r, r * 0.8], heap)
  tint(s, box(-240, SEA - 14, 240, SEA + 2), heap[1]!, 0.5)
  tint(s, box(-240, SEA, 240, 400), sea)
  s.flat(trace('-240,226 -100,214 60,230 240,214 240,400 -240,400'), near, { still: true })
  tint(s, ellipse(0, SEA + 20, 60 + i * 26, 7), heap[0]!, 0.6)
  tint(s, ellipse(10, SEA + 44, 44 + i * 20, 5), heap[0]!, 0.45)
  for (const [x, y] of trace('-150,190 120,196 -60,256 150,270'))
    s.ink(
      [
        [x - 40, y],
        [x, y - 4],
        [x + 40, y],
      ],
      3.4,
      { colour: light, in: 0.4, out: 0.4 },
    )
  const [bx, by] = [-150 + i * 60, SEA + 22] as const
  s.solid(trace(`${bx - 22},${by} ${bx + 24},${by} ${bx + 14},${by + 12} ${bx - 14},${by + 12}`), '#E2503A', 2.4, {
    corners: true,
  })
  s.solid(trace(`${bx},${by - 4} ${bx},${by - 50} ${bx + 24},${by - 6}`), '#FFFDF4', 2.4, { corners: true })
}
