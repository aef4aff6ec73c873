import { shaded, strips } from './cards.ts'
import { tint } from './street-things.ts'
import { disc } from './ground.ts'
import { box } from '../backdrop.ts'
import { distance, type Point, trace } from '../geometry.ts'
import { type Block, type Camera, drawBlock, type Face, farFirst, pane, seen } from '../scene/camera.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A bright afternoon: the sun on the right, shaded sides violet. */
const hues = {
  ...{ zenith: '#1F5FB8', middle: '#5FAEE8', horizon: '#D9F0F2', cloud: '#FFFDF4', shade: '#35286E', lit: '#FFF0B8' },
  ...{ glass: '#4F86BC', glassLit: '#BFE6F2', lamp: '#FFE39A', road: '#7C7896', line: '#2A2850' },
  ...{ park: '#7FB45A', tree: '#3F8250', treeLit: '#A9CE62', mark: '#FFF6E2' },
  paints: ['#E2704E', '#F2C46A', '#F6E8CE', '#7FBAB4', '#D98A9A', '#8C9CD0', '#E8A25A'],
  roofs: ['#F6EBD8', '#B9D08A', '#E8C9A4', '#C9D6DE'],
}
type Tower = Block & { paint: string; roof: string; floors: number }

/** Left one stands at the foot of a tower and looks up, right one looks down on the town. */
export function drawUpAndDown(s: Sheet) {
  s.line = hues.line
  const halves: Point[][] = [trace('-700,-400 60,-400 -60,400 -700,400'), trace('60,-400 700,-400 700,400 -60,400')]
  s.within(halves[0]!, () => s.at(-320, 0, {}, () => lookUp(s)), true)
  s.within(halves[1]!, () => s.at(330, 0, {}, () => lookDown(s)), true)
  s.ink(trace('60,-400 -60,400'), 14, { colour: '#FFF9EC', in: 0.01, out: 0.01, least: 1, shade: 0, corners: true })
}

function lookUp(s: Sheet) {
  const camera: Camera = { eye: [0, 0.8, 0], yaw: 0.62, pitch: 0.62, focal: 330, lift: 60 }
  shaded(s, [hues.zenith, hues.horizon], 380, 400)
  drawPuffs(s, [-190, -120], 130, hues.cloud, 3)
  drawPuffs(s, [210, -240], 110, hues.cloud, 3)
  const towers: Tower[] = [
    { at: [-2.2, 0, 10], size: [3, 12, 3], paint: '#8C9CD0', roof: '#FFFFFF', floors: 8 },
    { at: [10.6, 0, 4], size: [3, 11, 3], paint: '#7FBAB4', roof: '#FFFFFF', floors: 8 },
    { at: [-2.6, 0, 5.4], size: [2.6, 7, 2.8], paint: '#E8A25A', roof: '#FFFFFF', floors: 5 },
    { at: [7.4, 0, 1.4], size: [2.8, 6.6, 2.2], paint: '#D98A9A', roof: '#FFFFFF', floors: 5 },
    { at: [3.4, 0, 4.6], size: [3.4, 19, 3.4], paint: '#F6E2B8', roof: '#FFFFFF', floors: 14 },
  ]
  for (const tower of towers) drawTower(s, camera, tower)
  s.ink(trace('-150,-330 -132,-336 -120,-326 -108,-336 -90,-330'), 3)
}

function lookDown(s: Sheet) {
  const camera: Camera = { eye: [0, 17, 0], yaw: 0.6, pitch: -0.72, focal: 430, lift: -30 }
  tint(s, box(-420, -400, 400, 400), hues.road)
  const see = (x: number, z: number) => seen(camera, [x, 0, z])
  const [dx, dz] = [Math.sin(camera.yaw), Math.cos(camera.yaw)]
  const built: Tower[] = []
  for (let i = -8; i <= 12; i++)
    for (let k = -8; k <= 12; k++) {
      const [x, z] = [i * 4.4 + dx * 11, k * 4.4 + dz * 11]
      const ahead = x * dx + z * dz
      if (ahead < 0.5 || ahead > 38 || Math.abs(x * dz - z * dx) > 8 + ahead * 0.5) continue
      const n = Math.abs(i * 5 + k * 3)
      if (n % 6 === 2) {
        tint(s, [see(x - 0.4, z - 0.4), see(x + 3.4, z - 0.4), see(x + 3.4, z + 3.4), see(x - 0.4, z + 3.4)], hues.park)
        for (const [px, pz] of trace('0.4,0.6 2,0.4 1.2,1.7 2.4,2.4 0.4,2.5')) {
          tint(s, disc(see(x + px + 0.24, z + pz), 15), hues.shade, 0.3)
          s.solid(disc(seen(camera, [x + px, 0.6, z + pz]), 14), hues.tree, 2)
          tint(s, disc(seen(camera, [x + px - 0.1, 0.8, z + pz]), 7), hues.treeLit)
        }
        continue
      }
      const high = 1.6 + ((n * 7) % 5) * 1.3
      tint(
        s,
        [see(x, z), see(x - high * 0.5, z + high * 0.1), see(x - high * 0.5, z + 3 + high * 0.1), see(x, z + 3)],
        hues.shade,
        0.34,
      )
      built.push({
        at: [x, 0, z],
        size: [3, high, 3],
        paint: hues.paints[n % 7]!,
        roof: hues.roofs[n % 4]!,
        floors: Math.round(high * 1.1),
      })
    }
  for (const [i, k] of trace('0,-1 1,0 2,1 0,1 1,2')) {
    const [x, z] = [i * 4.4 + dx * 11 - 0.7, k * 4.4 + dz * 11]
    drawBlock(
      s,
      camera,
      { at: [x - 0.3, 0, z + 1], size: [0.5, 0.4, 1] },
      { top: hues.paints[(i + k + 3) % 7]!, front: '#E2503A', left: '#A93A3A', right: '#A93A3A' },
      { width: 2 },
    )
  }
  for (const tower of built.toSorted(farFirst(camera))) drawTower(s, camera, tower)
  for (let i = 0; i < 6; i++) tint(s, box(-420, -400, 400, -200 - i * 26), '#BFD3F0', 0.26)
}

function drawTower(s: Sheet, camera: Camera, tower: Tower) {
  const dark = between(tower.paint, hues.shade, 0.42)
  const shades = { top: tower.roof, front: tower.paint, left: dark, right: dark }
  drawBlock(s, camera, tower, shades, { width: 3.4, onFace: (face, corners) => drawWindows(s, tower, face, corners) })
}

function drawWindows(s: Sheet, { floors, paint }: Tower, face: Face, corners: Point[]) {
  if (face.side === 'bottom') return
  const near = distance(corners[0]!, corners[2]!) > 110
  if (face.side === 'top') {
    if (!near) return
    tint(s, pane(corners, 0.14, 0.14, 0.86, 0.86), '#FFFFFF', 0.4)
    tint(s, pane(corners, 0.54, 0.5, 0.8, 0.8), between(paint, hues.shade, 0.3))
    return
  }
  const front = face.side === 'front'
  const panes: Point[][] = []
  for (let row = 0; row < floors; row++)
    for (let c = 0; c < 3; c++)
      panes.push(pane(corners, (c + 0.2) / 3, (row + 0.24) / floors, (c + 0.8) / 3, (row + 0.76) / floors))
  s.scatter(panes, front ? hues.glass : between(hues.glass, hues.shade, 0.6))
  if (!near) return
  s.scatter(
    panes.filter((_, i) => (i * 7) % 5 === 0),
    front ? hues.glassLit : hues.lamp,
  )
}

const box6 = ['#E2704E', '#F2C24A', '#5FA8C8', '#8FC06A', '#9A86D0', '#F09AA8']

/** Six boxes looked up at, six looked down on, each turned a little further. */
export function drawUpDownBoxes(s: Sheet) {
  const draw = [true, false].map((up) => () => {
    shaded(s, up ? ['#3F7FD0', '#D9F0EE'] : ['#F9D9A0', '#E89A6A'], 380, 330)
    if (up) for (const [x, y] of trace('-210,-60 190,-250 60,190')) drawPuffs(s, [x, y], 90, hues.cloud, 2.4)
    else
      for (let i = -3; i < 4; i++)
        s.ink(trace(`${i * 70},-380 ${i * 130},400`), 2, { corners: true, colour: '#B9683E' })
    for (let i = 0; i < 6; i++) {
      const [x, y] = [((i % 3) - 1) * 200, i < 3 ? -168 : 172]
      if (!up)
        tint(
          s,
          trace(`${x - 60},${y + 70} ${x + 30},${y + 96} ${x + 130},${y + 56} ${x + 60},${y + 20}`),
          hues.shade,
          0.34,
        )
      s.at(x, y, { scale: up ? 0.86 : 0.9 }, () => drawTurned(s, up, i))
    }
  })
  strips(s, draw)
}

function drawTurned(s: Sheet, up: boolean, i: number) {
  const yaw = 0.2 + i * 0.2
  const camera: Camera = {
    eye: [-Math.sin(yaw) * 3.4, up ? -2.5 : 2.7, -Math.cos(yaw) * 3.4],
    yaw,
    pitch: up ? 0.6 : -0.62,
    focal: 400,
  }
  const paint = box6[(i + (up ? 0 : 2)) % 6]!
  const shades = {
    front: paint,
    left: between(paint, hues.lit, 0.4),
    right: between(paint, hues.shade, 0.4),
    top: between(paint, '#FFFFFF', 0.6),
  }
  drawBlock(s, camera, { at: [-0.5, -0.8, -0.5], size: [1, 1.6, 1] }, shades, {
    width: 4.4,
    onFace: (face, corners) => {
      if (face.side === 'bottom') tint(s, corners, hues.shade, 0.3)
      if (face.side === 'front') tint(s, pane(corners, 0, up ? 0 : 0.6, 1, up ? 0.4 : 1), '#FFFFFF', 0.16)
    },
  })
}
