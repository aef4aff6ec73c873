import { bad, ByteReader, ByteWriter } from './bytes.ts'
import { pack, unpack } from './pack.ts'
import {
  BLOCK_OPS,
  colours,
  drawingLimits as limits,
  layerNames,
  PRESSURE_MAX,
  shapes,
  type Move,
  type Op,
  type Points,
  type Stroke,
} from './terms.ts'

const kinds = ['stroke', 'erase', 'move', 'clear', 'fill'] as const
type Bytes = Uint8Array<ArrayBuffer>

/** Column after column, because like beside like packs best: what each is, then all x, all y, all pressures, all times. */
export function encodeBlock(ops: readonly Op[]): Promise<Bytes> {
  const to = new ByteWriter()
  to.whole(ops.length)
  for (const { kind } of ops) to.byte(kinds.indexOf(kind))
  for (const { layer } of ops) to.byte(layerNames.indexOf(layer))
  let at = 0
  for (const op of ops) {
    to.whole(op.at - at)
    at = op.at
  }
  for (const op of ops) if (isStroke(op)) writeLook(to, op)
  for (const op of ops) if (op.kind === 'move') writePlacing(to, op)
  const lines = ops.flatMap((op) => pointsOf(op) ?? [])
  for (const { xs } of lines) to.whole(xs.length)
  for (const { xs } of lines) writeCourse(to, xs)
  for (const { ys } of lines) writeCourse(to, ys)
  for (const op of ops) if (isStroke(op)) writeSteps(op.pressures, (step) => to.signed(step))
  for (const op of ops) if (isStroke(op)) writeSteps(op.times, (step) => to.whole(step))
  return pack(to.done())
}

export async function decodeBlock(packed: Bytes): Promise<Op[]> {
  const from = new ByteReader(await unpack(packed, limits.rawBytes))
  const count = from.whole(BLOCK_OPS) || bad('an empty block')
  const heads = Array.from({ length: count }, () => ({ kind: from.one(kinds) })).map(({ kind }) => ({
    kind,
    layer: from.one(layerNames),
  }))
  let at = 0
  const timed = heads.map((head) => ({ ...head, at: inTime((at += from.whole(limits.time))) }))
  const looks = timed.map(({ kind }) => (kind === 'stroke' || kind === 'erase' ? readLook(from) : null))
  const placings = timed.map(({ kind }) => (kind === 'move' ? readPlacing(from) : null))
  const lengths = timed.map((_, i) => (looks[i] || placings[i] ? from.whole(limits.points) || bad('no points') : 0))
  const strokes = lengths.map((length, i) => (looks[i] ? length : 0))
  const xs = readColumn(from, lengths, readCourse)
  const ys = readColumn(from, lengths, readCourse)
  const pressures = readColumn(from, strokes, readPressures)
  const times = readColumn(from, strokes, readTimes)
  const ops = timed.map(({ kind, layer, at: since }, i): Op => {
    const line = { xs: xs[i]!, ys: ys[i]! }
    if (kind === 'move') return { kind, layer, at: since, ...placings[i]!, lasso: line }
    if (kind === 'clear' || kind === 'fill') return { kind, layer, at: since }
    if (layer === 'picture') bad('a stroke on the picture itself')
    return {
      kind,
      layer,
      at: since,
      ...looks[i]!,
      ...line,
      pressures: new Uint8Array(pressures[i]!),
      times: times[i]!,
    }
  })
  from.end()
  return ops
}

const isStroke = (op: Op): op is Stroke => op.kind === 'stroke' || op.kind === 'erase'
const pointsOf = (op: Op): Points | null => (isStroke(op) ? op : op.kind === 'move' ? op.lasso : null)
const inTime = (at: number) => (at <= limits.time ? at : bad('too late'))

function writeLook(to: ByteWriter, { shape, colour, size }: Stroke) {
  to.byte(shapes.indexOf(shape) * colours.length + colour)
  to.whole(size)
}

function readLook(from: ByteReader) {
  const look = from.byte()
  const shape = shapes[Math.floor(look / colours.length)] ?? bad('no such shape')
  return { shape, colour: look % colours.length, size: from.whole(limits.size) || bad('no width') }
}

function writePlacing(to: ByteWriter, { took, dx, dy, scale, turn }: Move) {
  to.whole(took)
  for (const value of [dx, dy, scale, turn]) to.signed(value)
}

function readPlacing(from: ByteReader) {
  const took = from.whole(limits.time)
  const [dx, dy] = [from.signed(limits.coordinate), from.signed(limits.coordinate)]
  const scale = from.signed(100_000)
  if (scale < 1) bad('no size')
  return { took, dx, dy, scale, turn: from.signed(1_000) }
}

/** A hand keeps its course: what changes is told, not where it is. */
function writeCourse(to: ByteWriter, values: Int32Array) {
  let before = 0
  let step = 0
  values.forEach((value, i) => {
    const next = value - before
    to.signed(i === 0 ? next : next - step)
    step = i === 0 ? 0 : next
    before = value
  })
}

/** A block's column is one piece of memory, of which each line has its part: a drawing has tens of thousands. */
function readColumn(
  from: ByteReader,
  lengths: readonly number[],
  read: (from: ByteReader, values: Int32Array) => void,
): Int32Array[] {
  const column = new Int32Array(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  return lengths.map((length) => {
    const values = column.subarray(at, (at += length))
    read(from, values)
    return values
  })
}

function readCourse(from: ByteReader, values: Int32Array) {
  from.signeds(values, 4 * limits.coordinate)
  let value = 0
  let step = 0
  for (let i = 0; i < values.length; i++) {
    const change = values[i]!
    if (i === 0) value = change
    else value += step += change
    if (value > limits.coordinate || value < -limits.coordinate) bad('far away')
    values[i] = value
  }
}

function writeSteps(values: Uint8Array | Int32Array, write: (step: number) => void) {
  let before = 0
  for (const value of values) {
    write(value - before)
    before = value
  }
}

function readPressures(from: ByteReader, values: Int32Array) {
  from.signeds(values, PRESSURE_MAX)
  let value = 0
  for (let i = 0; i < values.length; i++) {
    value += values[i]!
    values[i] = value < 0 || value > PRESSURE_MAX ? bad('no such pressure') : value
  }
}

function readTimes(from: ByteReader, values: Int32Array) {
  from.wholes(values, limits.time)
  let value = 0
  for (let i = 0; i < values.length; i++) values[i] = value = inTime(value + values[i]!)
}
