import { sheetOf } from '../backdrop.ts'
import { type Point } from '../geometry.ts'
import { drawCrown, drawGrass, drawPuffs, lumpy } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** Clouds over a low land: towers of cumulus, smaller and flatter towards the horizon. */
export function drawCloud(s: Sheet) {
  const { dice: roll, tones, hw } = s
  const sky = roll.pick([tones.soft, tones.mid, tones.accent, tones.pale])
  sheetOf(s, sky)
  const horizon = roll.range(190, 290)
  for (let i = 0; i < 4; i++)
    s.flat(
      [
        [-hw, horizon - 50 - i * 46],
        [0, horizon - 60 - i * 46],
        [hw, horizon - 42 - i * 46],
        [hw, horizon],
        [-hw, horizon],
      ],
      tones.pale,
      { corners: true, opacity: 0.22, still: true },
    )
  const big = roll.range(-0.45, 0.45) * hw
  for (let i = 0; i < 4; i++)
    drawPuffs(s, [roll.range(-1, 1) * hw, horizon - roll.range(20, 90)], roll.range(60, 130), tones.paper, 2.8)
  if (roll.chance(0.55)) drawTower(s, big, horizon - roll.range(10, 40), roll.range(220, 350))
  else
    for (let i = 0; i < roll.int(3, 5); i++)
      drawPuffs(
        s,
        [roll.range(-0.85, 0.85) * hw, -240 + i * 110 + roll.range(-30, 30)],
        roll.range(150, 300) * (1.2 - i * 0.14),
        tones.paper,
        5,
      )
  drawPuffs(s, [-big + roll.range(-140, 140), roll.range(-280, -200)], roll.range(110, 190), tones.paper)
  drawLand(s, horizon)
  s.guide([-hw + 10, horizon], [hw - 10, horizon], 0.01)
  for (let i = 0; i < 5; i++)
    s.pencil(
      [
        [big, horizon - 100],
        [big + (i - 2) * 380, -400],
      ],
      1.2,
      { out: 0.5 },
    )
}

function drawTower(s: Sheet, x: number, y: number, size: number) {
  const { dice: roll, tones } = s
  const layers = 4
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1)
    const [cx, cy] = [x + roll.range(-0.16, 0.16) * size, y - size * 1.5 * (1 - t) - size * 0.08]
    const [rx, ry] = [size * (0.42 + 0.42 * t), size * (0.42 + 0.1 * t)]
    const edge = lumpy(roll, [cx, cy], [rx, ry], roll.int(8, 11), 0.24)
    s.flat(edge, tones.paper, { knock: true, corners: true })
    s.within(
      edge,
      () => {
        s.flat(lumpy(roll, [cx + rx * 0.3, cy + ry * 0.5], [rx, ry * 0.62], 9, 0.3), tones.pale, {
          corners: true,
          still: true,
        })
        s.flat(lumpy(roll, [cx + rx * 0.42, cy + ry * 0.72], [rx * 0.9, ry * 0.44], 9, 0.3), tones.soft, {
          corners: true,
          still: true,
        })
      },
      true,
    )
    const start = Math.round(edge.length * roll.next())
    const turnedEdge = [...edge.slice(start), ...edge.slice(0, start)]
    s.ink(turnedEdge.slice(0, Math.round(edge.length * 0.45)), 5, { corners: true, shade: 0.6 })
    s.ink(turnedEdge.slice(Math.round(edge.length * 0.5), Math.round(edge.length * 0.9)), 4.4, {
      corners: true,
      shade: 0.6,
    })
    s.ring(cx, cy, rx, ry)
  }
}

function drawLand(s: Sheet, horizon: number) {
  const { dice: roll, tones, hw } = s
  const ridge = (y: number, high: number): Point[] => {
    const line: Point[] = []
    for (let x = -hw - 40; x <= hw + 40; x += hw / 5) line.push([x, y - roll.range(0, high)])
    return line
  }
  for (const [y, high, colour] of [
    [horizon, 46, tones.mid],
    [horizon + 32, 34, tones.deep],
    [horizon + 84, 24, tones.dark],
  ] as const) {
    const line = ridge(y, high)
    s.flat([...line, [hw + 40, 420], [-hw - 40, 420]], colour, { knock: true })
    s.ink(line, 4, { in: 0.02, out: 0.02, least: 0.6 })
  }
}

/** Foliage: trees as masses first, leaves last. */
export function drawFoliage(s: Sheet) {
  const { dice: roll, tones, hw } = s
  sheetOf(s, roll.pick([tones.pale, tones.paper, tones.soft]))
  const ground = roll.range(200, 270)
  const greens = roll.pick([
    [tones.soft, tones.mid, tones.deep],
    [tones.accent, tones.mid, tones.deep],
    [tones.pale, tones.soft, tones.mid],
  ] as const)
  if (roll.chance(0.6))
    drawPuffs(s, [roll.range(-0.7, 0.7) * hw, roll.range(-270, -190)], roll.range(110, 190), tones.paper, 3)
  const far = lumpyHill(s, ground - 40)
  s.flat(far, tones.soft, { knock: true })
  s.ink(far.slice(0, -2), 3)
  s.flat(
    [
      [-hw - 30, ground],
      [-hw * 0.3, ground - 22],
      [hw * 0.4, ground + 8],
      [hw + 30, ground - 14],
      [hw + 30, 420],
      [-hw - 30, 420],
    ],
    greens[0],
    { knock: true },
  )
  const trees = roll.int(1, 3)
  const spots = Array.from({ length: trees }, (_, i) => ((i + roll.range(0.25, 0.75)) / trees - 0.5) * 1.7 * hw)
  for (const x of spots)
    drawTree(
      s,
      x,
      ground + roll.range(10, 50),
      roll.range(0.8, 1.15) * (trees === 1 ? 1.15 : trees === 2 ? 0.95 : 0.78),
      greens,
    )
  for (let i = 0; i < 3; i++)
    drawCrown(
      s,
      [roll.range(-1, 1) * hw, 350],
      [roll.range(80, 170), roll.range(50, 80)],
      [greens[1], greens[2], tones.dark],
    )
  drawGrass(s, [-hw * 0.9, hw * 0.9], ground + 70, 24, 12)
  s.guide([-hw + 10, ground], [hw - 10, ground], 0.01)
}

function lumpyHill(s: Sheet, y: number): Point[] {
  const line: Point[] = []
  for (let x = -s.hw - 40; x <= s.hw + 40; x += 90) line.push([x, y - s.dice.range(0, 60)])
  return [...line, [s.hw + 40, 420], [-s.hw - 40, 420]]
}

function drawTree(s: Sheet, x: number, foot: number, size: number, greens: readonly [string, string, string]) {
  const { dice: roll, tones } = s
  const high = roll.range(380, 470) * size
  const lean = roll.range(-40, 40)
  const w = roll.range(20, 34) * size
  const trunk: Point[] = [
    [x - w * 1.8, foot],
    [x - w, foot - high * 0.2],
    [x - w * 0.7 + lean, foot - high * 0.6],
    [x + w * 0.7 + lean, foot - high * 0.6],
    [x + w, foot - high * 0.2],
    [x + w * 2, foot + 6],
  ]
  s.solid(trunk, tones.dark, 5, { corners: false })
  const branch = (side: number) =>
    s.ink(
      [
        [x + lean * 0.6, foot - high * 0.42],
        [x + lean + side * 50 * size, foot - high * 0.6],
        [x + lean + side * 110 * size, foot - high * 0.72],
      ],
      15 * size,
      { in: 0.05, out: 0.9 },
    )
  branch(-1)
  branch(1)
  const clumps = roll.int(4, 6)
  for (let i = 0; i < clumps; i++) {
    const angle = Math.PI + (Math.PI * (i + 0.5)) / clumps + roll.range(-0.2, 0.2)
    const reach = roll.range(95, 150) * size
    drawCrown(
      s,
      [x + lean + Math.cos(angle) * reach * 1.25, foot - high * 0.7 + Math.sin(angle) * reach],
      [roll.range(85, 125) * size, roll.range(68, 95) * size],
      greens,
    )
  }
  drawCrown(s, [x + lean, foot - high * 0.76], [120 * size, 95 * size], greens)
  s.guide([x, foot + 10], [x + lean, foot - high], 0.05)
}
