import { disc } from './ground.ts'
import { mended } from './mended.ts'
import { tint } from './street-things.ts'
import { trace } from '../geometry.ts'
import { drawCrown, lumpy } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Left every tree has one size, one blue and stands in one row; right trunks near are dark, woods behind pale. */
export function drawDeepForest(s: Sheet) {
  const greens = ['#DCE9DF', '#B4D0BB', '#7FAE8E', '#477C63', '#1F4A42'] as const
  mended(s, ['#BFD9C4', '#E6F0E6'], (right) => {
    if (!right) {
      tint(s, trace('-330,200 330,200 330,380 -330,380'), greens[2])
      for (const x of [-250, -84, 84, 250]) {
        s.solid(trace(`${x - 20},40 ${x + 20},40 ${x + 24},240 ${x - 24},240`), '#7A5C46', 5, { corners: true })
        s.solid(lumpy(s.dice, [x, -30], [104, 120], 9, 0.16), greens[3], 5, { corners: true })
      }
      return
    }
    for (const [y, colour, n] of [
      [-90, greens[1], 9],
      [-30, greens[2], 7],
    ] as const) {
      for (let i = 0; i < n; i++) {
        const x = -300 + (600 / (n - 1)) * i
        tint(s, trace(`${x - 7},${y} ${x + 7},${y} ${x + 8},260 ${x - 8},260`), between(colour, greens[3], 0.2))
        s.flat(lumpy(s.dice, [x, y - 60], [62 + (9 - n) * 12, 96 + (9 - n) * 14], 9, 0.2), colour, {
          corners: true,
          still: true,
        })
      }
      tint(s, trace(`-330,${y + 180} 330,${y + 170} 330,380 -330,380`), between(colour, greens[0], 0.35))
    }
    for (const [x, w] of [
      [-236, 62],
      [120, 78],
    ] as const) {
      s.solid(
        trace(
          `${x - w},400 ${x - w * 0.5},240 ${x - w * 0.42},-400 ${x + w * 0.42},-400 ${x + w * 0.5},240 ${x + w},400`,
        ),
        '#3B2E2C',
        7,
      )
      for (const k of [-0.2, 0.1])
        s.ink(
          [
            [x + k * w, -340],
            [x + k * w * 1.2, 250],
          ],
          4,
          { colour: '#6A5148', in: 0.1, out: 0.3 },
        )
    }
    drawCrown(s, [-240, -330], [190, 110], [greens[2], greens[3], greens[4]])
    drawCrown(s, [90, -372], [130, 66], [greens[2], greens[3], greens[4]])
    drawCrown(s, [-40, 380], [150, 70], [greens[2], greens[3], greens[4]])
  })
}

/** Left the lawn is a carpet, every blade alike, with a fringe; right tufts grow in groups, large in front, with flowers. */
export function drawLawn(s: Sheet) {
  const [light, mid, deep] = ['#B9D67A', '#8FBF5C', '#4F8A45']
  mended(s, ['#D6EAF0', '#E4F2F5'], (right) => {
    if (!right) {
      s.solid(trace('-270,-80 290,-80 310,250 -310,250'), mid, 6, { corners: true })
      for (let row = 0; row < 9; row++)
        for (let i = 0; i < 19; i++)
          s.ink(
            [
              [-276 + row * -3 + i * 31, -40 + row * 34],
              [-270 + row * -3 + i * 31, -62 + row * 34],
            ],
            4,
            { colour: deep },
          )
      for (let i = 0; i < 30; i++)
        s.ink(
          [
            [-306 + i * 21, 252],
            [-306 + i * 21, 290],
          ],
          5,
          { in: 0.05, out: 0.2 },
        )
      return
    }
    s.flat(trace('-330,-70 -100,-100 120,-76 330,-96 330,380 -330,380'), light, { still: true })
    s.flat(trace('-330,60 -60,20 120,70 330,40 330,380 -330,380'), mid, { still: true })
    const tuft = (x: number, y: number, size: number, colour: string) => {
      for (const [lean, high] of [
        [-0.9, 0.7],
        [-0.5, 1],
        [-0.1, 1.2],
        [0.3, 1.05],
        [0.8, 0.75],
      ] as const)
        s.solid(
          [
            [x + lean * size * 0.3 - size * 0.1, y],
            [x + lean * size * 0.6, y - high * size * 0.6],
            [x + lean * size * 1.1, y - high * size],
            [x + lean * size * 0.3 + size * 0.12, y],
          ],
          colour,
          3.4,
        )
    }
    for (const [x, y] of trace('-240,-60 -40,-84 -10,-80 190,-78 260,-72')) tuft(x, y, 34, mid)
    for (const [x, y] of trace('-180,60 -140,70 120,60 150,74 270,50')) tuft(x, y, 70, deep)
    for (const [x, y] of trace('-10,150 40,160 -270,190')) tuft(x, y, 100, mid)
    for (const [x, y, r] of [
      [-60, 118, 17],
      [-30, 90, 14],
      [196, 150, 22],
      [236, 180, 22],
      [-120, 220, 26],
    ] as const) {
      s.ink(
        [
          [x, y],
          [x + 4, y + r * 3],
        ],
        4,
        { colour: deep },
      )
      for (let k = 0; k < 5; k++)
        s.solid(disc([x + Math.cos(k * 1.257) * r * 0.8, y + Math.sin(k * 1.257) * r * 0.8], r * 0.6), '#ffffff', 2.6)
      s.solid(disc([x, y], r * 0.5), '#F2C23E', 2.6)
    }
    for (const [x, y] of trace('-230,330 -150,350 60,340 240,330 300,350')) tuft(x, y, 160, deep)
  })
}

/** Left a sea of jelly with one and the same scallop; right waves grow towards us and the sun lies on them. */
export function drawLivingSea(s: Sheet) {
  mended(s, ['#CFE3EE', '#F7DFC4'], (right) => {
    if (!right) {
      s.solid(trace('-280,-60 -250,-90 250,-90 280,-60 290,240 270,276 -270,276 -290,240'), '#8FCBD0', 8)
      s.flat(trace('-250,-60 250,-60 240,-30 -240,-30'), '#D9F1F0', { still: true })
      for (let row = 0; row < 5; row++)
        for (let i = 0; i < 7; i++)
          s.ink(
            trace(
              `${-240 + i * 70},${20 + row * 52} ${-210 + i * 70},${2 + row * 52} ${-180 + i * 70},${20 + row * 52}`,
            ),
            5,
            { in: 0.1, out: 0.1 },
          )
      s.flat(trace('-256,0 -236,0 -240,200 -254,200'), '#ffffff', { still: true, opacity: 0.8 })
      return
    }
    s.flat(disc([60, -110], 90), '#F08A54', { still: true })
    tint(s, trace('-330,-84 330,-84 330,380 -330,380'), '#4F8FB0')
    for (const [y, colour] of [
      [20, '#3B7AA0'],
      [130, '#2C648C'],
      [260, '#1F4C72'],
    ] as const)
      s.flat(
        trace(`-330,${y} -200,${y - 18} -60,${y + 8} 90,${y - 16} 230,${y + 6} 330,${y - 10} 330,400 -330,400`),
        colour,
        { still: true },
      )
    for (let i = 0; i < 12; i++) {
      const y = -74 + i * i * 2.7
      const wide = 30 + i * 9
      const x = 60 + Math.sin(i * 2.3) * i * 4
      s.flat(trace(`${x - wide},${y} ${x},${y - 3 - i * 0.7} ${x + wide},${y} ${x},${y + 3 + i * 0.7}`), '#FCD79A', {
        still: true,
      })
    }
    for (const [x, y, r] of [
      [-220, -30, 40],
      [220, -40, 34],
      [-200, 90, 80],
      [240, 110, 74],
      [-120, 240, 130],
      [230, 300, 120],
    ] as const)
      s.ink(
        trace(`${x - r},${y} ${x - r * 0.3},${y - r * 0.22} ${x + r * 0.2},${y - r * 0.02} ${x + r},${y - r * 0.12}`),
        3 + r * 0.035,
        { colour: '#EAF6F8', in: 0.4, out: 0.4 },
      )
    s.solid(trace('-330,330 -240,280 -160,300 -90,340 20,330 60,400 -330,400'), '#F2F8F8', 5)
    s.ink(trace('-300,350 -220,320 -150,344'), 4, { colour: '#8FBCD0' })
  })
}
