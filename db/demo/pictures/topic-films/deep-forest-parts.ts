import { box } from '../backdrop.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { laid, leafy, placed, ribbon, soft } from './plain-parts.ts'
import type { TopicDrawing } from './topic.ts'

const FOREST = box(-384, -316, 384, 316)
const woods = {
  air: '#CFE3CF',
  far: '#A9CBB0',
  middle: '#7FAE8C',
  near: '#274B45',
  glow: '#FFF6CF',
  floor: '#86AE7A',
  path: '#E9DDAE',
}
const framed = (s: Sheet, draw: () => void, frame: readonly Point[] = FOREST) => s.within(frame, draw, true)

const farTrees = (s: Sheet, colour = woods.far, middle = woods.middle) => {
  for (const x of [-300, -214, -140, 148, 224, 318])
    laid(
      s,
      ribbon(
        [
          [x, 120],
          [x + 4, -100],
          [x - 4, -330],
        ],
        [24, 16, 14],
      ),
      colour,
    )
  for (const [x, y] of [
    [-290, -250],
    [-120, -290],
    [110, -292],
    [290, -240],
  ] as const)
    laid(s, leafy(x, y, [150, 90], { tips: 12, depth: 0.08, seed: x }), colour)
  for (const x of [-252, 264])
    laid(
      s,
      ribbon(
        [
          [x, 180],
          [x + 6, -60],
          [x - 4, -340],
        ],
        [38, 28, 24],
      ),
      middle,
    )
}
const forestFloor = (s: Sheet, colour = woods.floor) =>
  soft(s, trace('-420,100 -200,92 0,84 200,94 420,100 420,360 -420,360'), colour)

const frontTrees = (s: Sheet, colour = woods.near) => {
  laid(s, ribbon(trace('-318,380 -306,180 -330,-60 -300,-360'), [150, 84, 72, 80]), colour)
  laid(s, ribbon(trace('344,380 330,190 350,-40 326,-360'), [140, 74, 64, 72]), colour)
  laid(s, ribbon(trace('-322,-70 -278,-160 -226,-226 -170,-300'), [34, 26, 20, 14]), colour)
  laid(s, ribbon(trace('344,-30 310,-140 266,-220 220,-300'), [30, 24, 18, 12]), colour)
  for (const [x, y] of [
    [-240, -300],
    [260, -304],
    [20, -336],
  ] as const)
    laid(s, leafy(x, y, [190, 74], { tips: 20, depth: 0.2, seed: x }), colour)
  soft(s, trace('-420,270 -280,258 -170,292 -90,330 -420,380'), colour)
  soft(s, trace('420,262 300,256 196,296 130,330 420,380'), colour)
}

/** The bright place at the end of the path. */
const opening = (s: Sheet) => {
  s.within(
    box(-384, -316, 384, 93),
    () => {
      soft(
        s,
        trace('-128,140 -136,-20 -112,-120 -64,-158 -30,-214 30,-196 78,-172 120,-100 140,0 130,140'),
        woods.glow,
        0.5,
      )
      soft(s, trace('-78,140 -92,10 -74,-70 -34,-104 -8,-150 34,-136 70,-90 94,-20 84,140'), woods.glow)
      for (const [x, wide] of [
        [-106, 12],
        [112, 14],
      ] as const)
        laid(s, ribbon(trace(`${x},100 ${x + 3},-80 ${x - 1},-212`), [wide, wide * 0.8, wide * 0.7]), woods.far)
    },
    true,
  )
  soft(s, trace('-26,88 30,88 40,118 34,160 70,232 150,350 -140,350 -64,232 -44,160 -24,118'), woods.path)
}

const woodland = (s: Sheet, open: boolean) => {
  laid(s, FOREST, open ? woods.air : '#4E8A58')
  farTrees(s, open ? woods.far : '#427A4F', open ? woods.middle : '#3A6E49')
  forestFloor(s, open ? woods.floor : '#5C9659')
  if (open) opening(s)
  else
    for (const x of [-70, 10, 84])
      laid(
        s,
        ribbon(
          [
            [x, 130],
            [x + 4, -60],
            [x, -340],
          ],
          [36, 28, 26],
        ),
        '#3A6E49',
      )
  frontTrees(s, open ? woods.near : '#35684A')
}

export const deepForest: TopicDrawing = {
  steps: [
    (s) =>
      framed(s, () => {
        laid(s, FOREST, woods.air)
        farTrees(s)
        forestFloor(s)
      }),
    (s) => framed(s, () => frontTrees(s)),
    (s) => framed(s, () => opening(s)),
  ],
  slip: placed(24, 14, 0.41, (s) => framed(s, () => woodland(s, false))),
  cure: placed(24, 14, 0.41, (s) => framed(s, () => woodland(s, true))),
  checks: [
    [-120, -60, 520],
    [0, 60, 520],
  ],
}
