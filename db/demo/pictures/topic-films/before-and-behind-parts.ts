import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { lumpy } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { light } from '../step-films/face.ts'
import { cloud } from '../step-films/page-panels.ts'
import { swing } from '../step-films/stands.ts'
import { dressed, wears } from './dressed-parts.ts'
import { folk, type Folk } from './folk-parts.ts'
import { type Frame, framed, over, plate, rim, ruled, tint, tree } from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

export const FRAME: Frame = [-375, -290, 375, 290]
const GREY = { light: '#F0EEEA', mid: '#A6A4AA', dark: '#3E3D48' }
const dusk: Folk = {
  top: GREY.dark,
  low: GREY.dark,
  hair: '#24232C',
  skin: '#D8D5D0',
  shoe: '#24232C',
  skirt: true,
  long: true,
}
const grey: Folk = { ...dusk, top: '#8F8D95', low: '#98969C', hair: '#85838C', skin: '#B4B2B6', shoe: '#85838C' }
const blocks = [box(-375, -120, -190, 190), box(150, -190, 375, 190)]
function town(s: Sheet) {
  framed(s, FRAME, () => {
    for (const block of blocks) tint(s, block, GREY.mid)
    tint(s, box(-375, 190, 375, 290), '#8C8A92')
  })
}
const rows = (s: Sheet, [l, t]: readonly [number, number], columns: number, down: number) => {
  for (let i = 0; i < columns; i++)
    for (let k = 0; k < down; k++)
      plate(s, box(l + i * 52, t + k * 66, l + i * 52 + 30, t + k * 66 + 40), '#D8D6D6', 2.4)
}
const greys = (s: Sheet, bright: boolean) => {
  tint(s, box(-130, -120, 170, 130), '#A6A4AA')
  if (bright) {
    tint(s, box(-70, -120, 110, 130), GREY.light)
    tint(s, box(-130, 96, 170, 130), '#8C8A92')
  }
  for (const x of [-122, 134]) for (const y of [-96, -40, 16]) plate(s, box(x, y, x + 26, y + 32), '#98969C', 1.6)
  folk(s, [20, 122], 190, grey, bright ? 2.4 : 1.2)
}

export const values: TopicDrawing = {
  steps: [
    (s) => {
      town(s)
      folk(s, [-20, 268], 420, dusk, 3.6)
      rim(s, FRAME)
    },
    {
      beneath: (s) =>
        framed(s, FRAME, () => {
          tint(s, box(-375, -290, 375, 200), '#CBC9CB')
          s.flat(ellipse(-20, -60, 230, 270).slice(0, -1), '#DEDCDB', { still: true })
          s.flat(ellipse(-20, -80, 165, 210).slice(0, -1), GREY.light, { still: true })
        }),
    },
    over((s) => {
      rows(s, [-362, -96], 2, 4)
      rows(s, [274, -166], 2, 5)
      for (const k of [-1, 1]) ruled(s, trace(`${-20 + k * 150},206 ${-20 + k * 330},288`), 2.4)
      for (const [a, b] of [
        [-375, -250],
        [220, 375],
      ] as const)
        ruled(s, trace(`${a},226 ${b},226`), 2.4)
      s.flat(ellipse(30, 270, 110, 9).slice(0, -1), '#5A5862', { still: true, opacity: 0.6 })
    }),
  ],
  slip: (s) => greys(s, false),
  cure: (s) => greys(s, true),
  checks: [
    [0, 0, 620],
    [-20, -140, 400],
  ],
}

const DARK = '#2F5248'
const bush = (s: Sheet, { at: [x, y], size: [rx, ry] }: Bush, by = 1) => {
  let edge: Point[] = []
  s.aside(7, () => (edge = lumpy(s.dice, [x, y], [rx * by, ry * by], 10, 0.14)))
  return edge
}
type Bush = { at: Point; size: Point }
const bushes: readonly Bush[] = [
  { at: [-140, 240], size: [130, 160] },
  { at: [20, 300], size: [150, 96] },
  { at: [270, 290], size: [170, 120] },
]
const smallBushes: readonly Bush[] = [
  { at: [-70, 130], size: [80, 52] },
  { at: [40, 136], size: [80, 56] },
  { at: [150, 130], size: [70, 60] },
]
const branch = trace('385,-300 150,-300 120,-250 170,-214 212,-236 240,-176 292,-196 320,-130 385,-150')
const veil = (s: Sheet, scale: number, opacity: number) => {
  for (const it of bushes) s.flat(bush(s, it, scale), '#4F756A', { still: true, corners: true, opacity })
}
function park(s: Sheet) {
  framed(s, FRAME, () => {
    tint(s, box(-375, -290, 375, 40), '#D3E8EC')
    s.aside(8, () => cloud(s, [-190, -190], 110, '#FFFFFF', 2.6))
    s.flat(trace('-380,42 -260,-30 -120,6 60,-40 230,0 380,-34 380,42'), '#A9CBB0', { still: true })
    tint(s, box(-375, 40, 375, 290), '#C9DDA0')
    tint(s, trace('60,40 90,40 380,290 -200,290'), '#EADDC0')
    tree(s, [250, 90], 210, '#8FBF8A', 2.6)
    tree(s, [-290, 80], 160, '#8FBF8A', 2.6)
  })
  dressed(s, [10, 268], 392, [swing, wears.fourth], 1.1)
  rim(s, FRAME)
}
const pasted = (s: Sheet) => {
  tint(s, box(-135, -138, 185, 0), '#D3E8EC')
  tint(s, box(-135, 0, 185, 145), '#C9DDA0')
  tree(s, [-84, 34], 120, '#8FBF8A', 2)
  tree(s, [136, 40], 140, '#8FBF8A', 2)
  dressed(s, [22, 118], 200, [swing, wears.fourth], 0.7)
}

export const overlap: TopicDrawing = {
  steps: [
    (s) => {
      park(s)
      framed(s, FRAME, () => {
        for (const it of bushes) light(s, bush(s, it), 2.4)
        light(s, branch, 2.4)
      })
    },
    (s) =>
      framed(s, FRAME, () => {
        for (const it of bushes) s.flat(bush(s, it, 0.96), DARK, { still: true, corners: true })
        s.flat(branch, DARK, { still: true })
      }),
    (s) =>
      framed(s, FRAME, () => {
        for (const scale of [0.98, 1.04, 1.1]) veil(s, scale, 0.3)
        s.flat(
          branch.map(([x, y]): Point => [x - 8, y + 10]),
          '#4F756A',
          { still: true, opacity: 0.35 },
        )
        s.flat(
          branch.map(([x, y]): Point => [x - 16, y + 20]),
          '#4F756A',
          { still: true, opacity: 0.25 },
        )
      }),
  ],
  slip: pasted,
  cure: (s) => {
    pasted(s)
    framed(s, [-135, -138, 185, 145], () => {
      for (const [scale, opacity] of [
        [1.12, 0.3],
        [1.05, 0.4],
        [1, 1],
      ] as const)
        for (const it of smallBushes)
          s.flat(bush(s, it, scale), scale === 1 ? DARK : '#4F756A', { still: true, corners: true, opacity })
    })
  },
  checks: [
    [10, 180, 460],
    [0, 120, 620],
  ],
}
