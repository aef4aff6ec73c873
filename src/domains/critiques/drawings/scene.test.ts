import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scribble } from '#test/critiques/drawing.ts'
import { drawnBy, outlineOf } from './outline.ts'
import { compose, type Ctx, paintLayer, paintPicture, paintStroke } from './paint.ts'
import { addOp, emptyScene, sceneOf, takeBack, type Scene } from './scene.ts'
import { firstLayers, type Move, type Op, type Stroke } from './terms.ts'

const size = { width: 400, height: 300 }
const square = (x: number, y: number, side: number) => ({
  xs: Int32Array.from([x, x + side, x + side, x], (value) => value * 8),
  ys: Int32Array.from([y, y, y + side, y + side], (value) => value * 8),
})
const dash = (x: number, y: number, part: Partial<Stroke> = {}): Stroke => ({
  ...{ kind: 'stroke', layer: 'pen', at: 0, shape: 'free', colour: 0, size: 32 },
  xs: Int32Array.of(8 * x, 8 * (x + 10)),
  ys: Int32Array.of(8 * y, 8 * y),
  pressures: Uint8Array.of(32, 32),
  times: Int32Array.of(0, 40),
  ...part,
})
const move = (part: Partial<Move> = {}): Move => ({
  ...{ kind: 'move', layer: 'pen', at: 0, took: 500, lasso: square(0, 0, 50), dx: 800, dy: 0, scale: 1000, turn: 0 },
  ...part,
})
const seen = ({ layers }: Scene) =>
  Object.values(layers).map(({ items, start, moves }) => [
    items.slice(start).map(({ op, matrix, box }) => ({ op, matrix, box })),
    moves,
  ])

it('comes back to what it was for each operation that is taken back', () => {
  const ops: Op[] = [
    dash(10, 10),
    dash(200, 10),
    move(),
    dash(15, 12, { kind: 'erase' }),
    move({ dx: 0, turn: 250 }),
    { kind: 'clear', layer: 'pen', at: 0 },
    { kind: 'fill', layer: 'veil', at: 0 },
    move({ layer: 'picture' }),
    dash(1, 1),
  ]
  const scene = emptyScene(size)
  const states = ops.map((op) => {
    const before = structuredClone(seen(scene))
    addOp(scene, op)
    return before
  })
  for (const [i, op] of [...ops.entries()].toReversed()) {
    expect(takeBack(scene)?.op).toBe(op)
    expect(seen(scene)).toEqual(states[i])
  }
  expect(takeBack(scene)).toBeNull()
})

it('moves what lies within the lasso, there where it lies now, and leaves the rest', () => {
  const scene = sceneOf(size, [dash(10, 10), dash(200, 10), move()])
  const [near, far] = scene.layers.pen.items
  expect(near!.matrix).toEqual([1, 0, -0, 1, 100, 0])
  expect(far!.matrix).toBeNull()
  addOp(scene, move({ lasso: square(100, 0, 50), dx: 0, scale: 2000 }))
  expect(near!.matrix![0]).toBeCloseTo(2)
  expect(near!.box.width).toBeGreaterThan(far!.box.width * 1.5)
  const turned = sceneOf(size, [dash(20, 25), move({ dx: 0, turn: 250 })]).layers.pen.items[0]!
  expect(turned.box.height).toBeGreaterThan(turned.box.width)
})

it('shows of a stroke what had been drawn by a moment', () => {
  const [stroke] = scribble(1, { points: 50 })
  expect(drawnBy(stroke!, 0)).toBe(1)
  expect(drawnBy(stroke!, stroke!.times[20]!)).toBe(21)
  expect(drawnBy(stroke!, stroke!.times[20]! - 1)).toBe(20)
  expect(drawnBy(stroke!, 1e9)).toBe(50)
})

it('is wider where the pen is pressed, whatever its speed', () => {
  const widthOf = (pressure: number) => {
    const way = Array.from({ length: 12 }, (_, i) => i * 80)
    const [xs, times] = [Int32Array.from(way), Int32Array.from(way)]
    const stroke = dash(0, 0, { xs, times, ys: new Int32Array(12), pressures: new Uint8Array(12).fill(pressure) })
    const ys = outlineOf(stroke)[0]!.map(([, y]) => y!)
    return Math.max(...ys) - Math.min(...ys)
  }
  expect(widthOf(60)).toBeGreaterThan(1.6 * widthOf(10))
})

it('has a head at the end of an arrow and none at that of a line', () => {
  const long = { xs: Int32Array.of(0, 800), ys: Int32Array.of(0, 0) }
  const head = outlineOf(dash(0, 0, { ...long, shape: 'arrow' }))[1]
  expect(head![0]).toEqual([100, 0])
  expect(outlineOf(dash(0, 0, { ...long, shape: 'line' }))).toHaveLength(1)
})

/** What a canvas was told, in order; there is none outside a browser. */
const told: string[] = []
const ctx = new Proxy({} as Record<string, unknown>, {
  get: (target, name: string) => (name in target ? target[name] : () => void told.push(name)),
  set: (target, name: string, value) => {
    if (name === 'globalCompositeOperation' || name === 'globalAlpha') told.push(`${name} ${value}`)
    target[name] = value
    return true
  },
}) as unknown as Ctx
const count = (what: string) => told.filter((one) => one === what).length

beforeEach(() => {
  told.length = 0
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

it('paints of a layer the strokes that touch the part alone, and nothing that was cleared away', () => {
  const scene = sceneOf(size, [dash(10, 10), { kind: 'clear', layer: 'pen', at: 0 }, dash(20, 20), dash(300, 200)])
  paintLayer(ctx, scene, 'pen')
  expect(count('fill')).toBe(2)
  paintLayer(ctx, scene, 'pen', { x: 0, y: 0, width: 50, height: 50 })
  expect(count('fill')).toBe(3)
  paintLayer(ctx, scene, 'line')
  expect(count('fill')).toBe(3)
})

it('erases instead of painting, and lays the layers that are shown one over the other', () => {
  paintStroke(ctx, dash(1, 1, { kind: 'erase' }), { until: 0 })
  expect(told).toContain('globalCompositeOperation destination-out')
  const bitmap = {} as ImageBitmap
  const layers = { ...firstLayers(), line: { isShown: false, opacity: 100 } }
  Object.assign(ctx, { canvas: { width: 4, height: 3 } })
  compose(ctx, layers, { picture: bitmap, veil: bitmap, line: bitmap, pen: bitmap })
  expect(told.filter((one) => one.startsWith('globalAlpha'))).toEqual([
    'globalAlpha 1',
    'globalAlpha 0.7',
    'globalAlpha 1',
  ])
  paintPicture(ctx, sceneOf(size, []), bitmap)
  expect(count('drawImage')).toBe(4)
})
