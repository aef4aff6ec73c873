import { drawFlecks, drawSky } from './light.ts'
import { plate, tint, wire } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A clear noon in November: ginkgos in gold, the sun behind the left shoulder. */
const hues = {
  ...{ zenith: '#3F86C6', middle: '#9CCBE6', horizon: '#F6F2DC', cloud: '#FFFDF6' },
  ...{
    hill: '#9DB4C8',
    hillNear: '#8AA07C',
    grass: '#B9B04E',
    grassShade: '#7E8A48',
    gravel: '#C2AC9C',
    gravelShade: '#8F7F86',
  },
  ...{ tie: '#8A5E48', rail: '#55495A', shine: '#F4F0EA', trunk: '#5E4338' },
  ...{ deck: '#DCD2C4', wall: '#A39AA6', yellow: '#F2C02E', roof: '#3F7A72', roofLow: '#2E5660', post: '#E9E2D2' },
  ...{ bench: '#C9583C', board: '#FFFDF4', band: '#2F6FA8', shade: '#433C74', lit: '#FFF0B0', line: '#2B2A4A' },
  leaf: ['#FFE27A', '#F0B93A', '#C98A2A'] as [string, string, string],
}

const far: Point = [-40, -40]
const along = (x: number, y: number, t: number): Point => mixed(far, [x, y], t)

/** Rails, a row of trees and a platform that run to one point. */
export function drawRails(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.middle, hues.horizon], [-340, far[1]], 12)
  for (const [x, y, w] of trace('-440,-250 -300,-160 120,-240').map(([x, y]) => [x, y, 110] as const))
    tint(s, [...ellipse(x, y, w, 12), ...ellipse(x + 26, y - 14, w * 0.5, 16)], hues.cloud, 0.9)
  tint(s, trace('-660,-50 -480,-96 -300,-60 -160,-92 20,-58 200,-90 400,-50 660,-80 660,0 -660,0'), hues.hill)
  tint(s, trace('-660,-36 -400,-60 -160,-44 60,-56 660,-40 660,400 -660,400'), hues.hillNear)
  tint(s, [far, [-1500, 380], [1500, 380]], hues.grass)
  tint(s, [far, along(-1500, 380, 1), along(-820, 380, 1)], hues.grassShade, 0.5)
  tint(s, [far, [-420, 380], [330, 380]], hues.gravel)
  tint(s, [far, [120, 380], [330, 380]], hues.gravelShade, 0.55)
  drawTrack(s)
  drawTrees(s)
  drawPlatform(s)
  wire(s, [-700, -330], far, 30)
  wire(s, [300, -700], far, 10)
  for (const x of [-820, -250, 160, 900]) s.guide(far, [x, 380], 0.02)
}

function drawTrack(s: Sheet) {
  for (let i = 0; i < 14; i++) {
    const t = 0.045 * 1.28 ** i
    const [a, b] = [along(-350, 380, t), along(260, 380, t)]
    const thick = 24 * t
    s.solid([a, b, [b[0], b[1] + thick], [a[0], a[1] + thick]], hues.tie, 1.4 + 2.6 * t, { corners: true })
  }
  for (const x of [-250, 160]) {
    s.flat([far, [x - 17, 380], [x + 17, 380]], hues.rail, { corners: true, still: true })
    s.ink([far, [x - 4, 380]], 4, { corners: true, colour: hues.shine })
  }
  drawFlecks(
    s,
    trace('-300,350 -120,330 -20,360 -180,250 60,300 -90,200 20,210').map((at) => [at, 5, 3] as const),
    hues.gravelShade,
  )
}

function drawTrees(s: Sheet) {
  for (const t of [0.09, 0.13, 0.19, 0.28, 0.42, 0.62]) {
    const foot = along(-900, 380, t)
    const r = 200 * t
    tint(s, ellipse(foot[0] + r * 0.9, foot[1] + r * 0.1, r * 1.5, r * 0.24), hues.shade, 0.28)
    drawFlecks(
      s,
      [
        [[foot[0] + r * 0.2, foot[1] + r * 0.24], r * 0.24, r * 0.06],
        [[foot[0] - r * 0.6, foot[1] + r * 0.1], r * 0.2, r * 0.05],
      ],
      hues.leaf[0],
    )
    s.ink([foot, [foot[0] + 2, foot[1] - r * 1.7]], r * 0.24, { in: 0.02, out: 0.1, least: 0.7, colour: hues.trunk })
    const haze = Math.max(0, 0.45 - t * 1.6)
    const [light, mid, dark] = hues.leaf.map((c) => between(c, hues.horizon, haze)) as [string, string, string]
    for (const [dx, dy, k] of [
      [-0.1, -3.3, 0.72],
      [0.05, -2.2, 1],
    ] as const)
      drawCrown(s, [foot[0] + dx * r, foot[1] + dy * r], [r * k * 0.92, r * k], [light, mid, dark])
  }
}

/** A deck with a yellow line, its roof on posts, a bench, a board without a name. */
function drawPlatform(s: Sheet) {
  const edge = (t: number) => along(390, 290, t)
  const deck = [far, along(390, 290, 1.3), along(1900, 290, 1.3)]
  s.flat(deck, hues.deck, { corners: true, still: true, knock: true })
  s.flat([far, along(390, 290, 1.3), along(390, 420, 1.3)], hues.wall, { corners: true, still: true, knock: true })
  tint(s, [far, along(390, 330, 1.3), along(390, 420, 1.3)], hues.shade, 0.24)
  tint(s, [far, along(460, 290, 1.3), along(510, 290, 1.3)], hues.yellow)
  tint(s, [far, along(760, 290, 1.3), along(1900, 290, 1.3)], hues.shade, 0.3)
  s.ink([far, edge(1.3)], 4, { corners: true })
  s.ink([far, along(390, 420, 1.3)], 4, { corners: true })
  for (const t of [0.16, 0.26, 0.42, 0.68]) s.ink([along(390, 290, t), along(390, 420, t)], 2.2, { corners: true })
  const under = [far, along(470, -300, 1.5), along(1900, -300, 1.5)]
  s.flat(under, hues.roofLow, { corners: true, still: true, knock: true })
  for (const t of [0.2, 0.32, 0.5, 0.8])
    s.ink([along(470, -300, t), along(1900, -300, t)], 6 * t + 1, { corners: true, colour: hues.roof })
  s.flat([far, along(470, -300, 1.5), along(470, -372, 1.5)], hues.roof, { corners: true, still: true, knock: true })
  s.ink([far, along(470, -300, 1.5)], 4, { corners: true })
  s.ink([far, along(470, -372, 1.5)], 4, { corners: true })
  for (const t of [0.2, 0.32, 0.52, 0.84]) {
    const [foot, head] = [along(760, 290, t), along(760, -300, t)]
    const w = 15 * t + 1.5
    plate(s, box(foot[0] - w, head[1], foot[0] + w, foot[1]), hues.post, 1.6 + t * 2)
    tint(s, box(foot[0], head[1], foot[0] + w, foot[1]), hues.shade, 0.3)
    tint(s, box(foot[0] - w, head[1] + (foot[1] - head[1]) * 0.72, foot[0] + w, foot[1]), hues.band, 0.9)
  }
  const [x, y] = along(690, 290, 0.66)
  for (const dx of [-58, 58]) s.ink(trace(`${x + dx},${y - 116} ${x + dx},${y}`), 6, { corners: true, least: 0.9 })
  plate(s, box(x - 74, y - 122, x + 74, y - 62), hues.board, 3.4)
  tint(s, box(x - 72, y - 84, x + 72, y - 64), hues.band)
  s.solid(ellipse(x, y - 102, 9, 9), hues.bench, 2.4)
  plate(s, trace('452,176 572,190 600,210 470,196'), hues.bench, 3.2)
  plate(s, trace('470,128 598,134 600,196 472,184'), between(hues.bench, hues.shade, 0.2), 3.2)
  for (const [px, py] of trace('474,198 590,212'))
    s.ink(
      [
        [px, py],
        [px, py + 44],
      ],
      6,
      { corners: true, least: 0.9 },
    )
}
