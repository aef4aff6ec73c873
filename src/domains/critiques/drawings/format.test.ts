import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadDrawing } from './bytes.ts'
import { decodeBlocks, decodeDrawing, encodeBlocks, encodeDrawing, joinKept, splitKept } from './format.ts'
import { pack } from './pack.ts'
import {
  BLOCK_OPS,
  colours,
  drawingLimits,
  firstLayers,
  layerNames,
  PRESSURE_MAX,
  shapes,
  type Drawing,
  type Op,
} from './terms.ts'

const eighths = fc.integer({ min: -drawingLimits.coordinate, max: drawingLimits.coordinate })
const drawnOn = fc.constantFrom('veil' as const, 'line' as const, 'pen' as const)
const pause = fc.integer({ min: 0, max: 60_000 })
const points = fc.array(
  fc.record({ x: eighths, y: eighths, pressure: fc.integer({ min: 0, max: PRESSURE_MAX }), dt: pause }),
  { minLength: 1, maxLength: 12 },
)
const xsOf = (list: { x: number }[]) => Int32Array.from(list, ({ x }) => x)
const ysOf = (list: { y: number }[]) => Int32Array.from(list, ({ y }) => y)
const stroke = fc
  .record({
    kind: fc.constantFrom('stroke' as const, 'erase' as const),
    layer: drawnOn,
    shape: fc.constantFrom(...shapes),
    colour: fc.nat({ max: colours.length - 1 }),
    size: fc.integer({ min: 1, max: drawingLimits.size }),
    points,
  })
  .map(({ points: list, ...rest }) => {
    let time = 0
    const times = Int32Array.from(list, ({ dt }) => (time += dt))
    const pressures = Uint8Array.from(list, ({ pressure }) => pressure)
    return { ...rest, xs: xsOf(list), ys: ysOf(list), pressures, times }
  })
const move = fc
  .record({
    kind: fc.constant('move' as const),
    layer: fc.constantFrom(...layerNames),
    took: pause,
    dx: eighths,
    dy: eighths,
    scale: fc.integer({ min: 1, max: 100_000 }),
    turn: fc.integer({ min: -1_000, max: 1_000 }),
    points,
  })
  .map(({ points: list, ...rest }) => ({ ...rest, lasso: { xs: xsOf(list), ys: ysOf(list) } }))
const sweep = fc.record({ kind: fc.constantFrom('clear' as const, 'fill' as const), layer: drawnOn })
const opList = (most: number) =>
  fc.array(fc.tuple(fc.oneof(stroke, move, sweep), pause), { maxLength: most, size: 'max' }).map((list) => {
    let at = 0
    return list.map(([op, dt]): Op => ({ ...op, at: (at += dt) }))
  })
const layer = fc.record({ isShown: fc.boolean(), opacity: fc.nat({ max: 100 }) })
const side = fc.integer({ min: 1, max: drawingLimits.side })
const drawing: fc.Arbitrary<Drawing> = fc.record({
  width: side,
  height: side,
  layers: fc.record({ picture: layer, veil: layer, line: layer, pen: layer }),
  ops: opList(300),
})

describe('a drawing in bytes', () => {
  it('comes back as it was, to the eighth of a pixel and the millisecond', async () => {
    await fc.assert(
      fc.asyncProperty(drawing, async (one) => {
        expect(await decodeDrawing(await encodeDrawing(one))).toEqual(one)
      }),
      { numRuns: 60 },
    )
  })

  it('is saved block by block: the blocks from one on replace those that were there', async () => {
    await fc.assert(
      fc.asyncProperty(opList(300), opList(300), fc.nat(300), async (before, more, cut) => {
        const kept = before.slice(0, cut)
        const since = kept.at(-1)?.at ?? 0
        const ops = [...kept, ...more.map((op) => ({ ...op, at: op.at + since }))]
        const from = Math.floor(kept.length / BLOCK_OPS)
        const blocks = [...(await encodeBlocks(before)).slice(0, from), ...(await encodeBlocks(ops, from))]
        expect(await decodeBlocks(blocks)).toEqual(ops)
      }),
      { numRuns: 30 },
    )
  })

  it('is refused where a byte is another, or read as what it is, never anything else', async () => {
    await fc.assert(
      fc.asyncProperty(drawing, fc.nat(), fc.nat(255), async (one, place, byte) => {
        const bytes = await encodeDrawing(one)
        bytes[place % bytes.length] = byte
        expect(await readsOrRefuses(bytes)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('is refused where it is no drawing at all, packed or not', async () => {
    const bytes = fc.uint8Array({ maxLength: 400 })
    await fc.assert(fc.asyncProperty(bytes, readsOrRefuses), { numRuns: 200 })
    const packed = async (raw: Uint8Array) => {
      const { head } = splitKept(await encodeDrawing({ width: 9, height: 9, layers: firstLayers(), ops: [] }))
      await readsOrRefuses(joinKept({ head, blocks: [await pack(new Uint8Array(raw))] }))
    }
    await fc.assert(fc.asyncProperty(bytes, packed), { numRuns: 200 })
  })

  it('is refused before it is unpacked where it would become too large', async () => {
    const bomb = await pack(new Uint8Array(60 << 20))
    expect(bomb.length).toBeLessThan(drawingLimits.blockBytes)
    await expect(decodeBlocks([bomb])).rejects.toThrow(BadDrawing)
  })

  it('has full blocks up to the last, and time runs forward over them', async () => {
    const clear = (at: number): Op => ({ kind: 'clear', layer: 'pen', at })
    const [full] = await encodeBlocks(Array.from({ length: BLOCK_OPS }, (_, i) => clear(i)))
    const [short] = await encodeBlocks([clear(BLOCK_OPS)])
    expect(await decodeBlocks([full!, short!])).toHaveLength(BLOCK_OPS + 1)
    await expect(decodeBlocks([short!, full!])).rejects.toThrow(BadDrawing)
    const [early] = await encodeBlocks([clear(3)])
    await expect(decodeBlocks([full!, early!])).rejects.toThrow(BadDrawing)
  })
})

async function readsOrRefuses(bytes: Uint8Array) {
  const read = await decodeDrawing(bytes).catch((failure: unknown) => {
    if (failure instanceof BadDrawing) return null
    throw failure
  })
  if (!read) return true
  expect(read.ops.length).toBeLessThanOrEqual(drawingLimits.ops)
  let at = 0
  for (const op of read.ops) {
    expect(op.at).toBeGreaterThanOrEqual(at)
    at = op.at
    if (op.kind !== 'stroke' && op.kind !== 'erase') continue
    expect(colours[op.colour]).toBeDefined()
    expect(op.xs).toHaveLength(op.times.length)
    for (const value of [...op.xs, ...op.ys]) expect(Math.abs(value)).toBeLessThanOrEqual(drawingLimits.coordinate)
    for (const value of op.pressures) expect(value).toBeLessThanOrEqual(PRESSURE_MAX)
  }
  return true
}
