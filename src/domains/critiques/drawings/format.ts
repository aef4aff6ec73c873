import { bad, ByteReader, ByteWriter } from './bytes.ts'
import { decodeBlock, encodeBlock } from './block.ts'
import {
  BLOCK_OPS,
  drawingLimits as limits,
  firstLayers,
  layerNames,
  type Drawing,
  type Head,
  type Op,
} from './terms.ts'

const VERSION = 1
type Bytes = Uint8Array<ArrayBuffer>

/** A drawing as it is kept and sent: what stands before the operations, and these in blocks. */
export type Kept = { head: Bytes; blocks: Bytes[] }

export function encodeHead({ width, height, layers }: Head): Bytes {
  const to = new ByteWriter()
  to.byte(VERSION)
  to.whole(width)
  to.whole(height)
  for (const name of layerNames) {
    to.byte(layers[name].isShown ? 1 : 0)
    to.byte(layers[name].opacity)
  }
  return to.done()
}

export function decodeHead(bytes: Uint8Array): Head {
  const from = new ByteReader(bytes)
  if (from.byte() !== VERSION) bad('of another version')
  const width = from.whole(limits.side) || bad('no width')
  const height = from.whole(limits.side) || bad('no height')
  const layers = firstLayers()
  for (const name of layerNames) layers[name] = { isShown: from.one([false, true]), opacity: from.whole(100) }
  from.end()
  return { width, height, layers }
}

/** The blocks from one on; those before it are kept already. */
export function encodeBlocks(ops: readonly Op[], from = 0): Promise<Bytes[]> {
  const parts: Promise<Bytes>[] = []
  for (let at = from * BLOCK_OPS; at < ops.length; at += BLOCK_OPS)
    parts.push(encodeBlock(ops.slice(at, at + BLOCK_OPS)))
  return Promise.all(parts)
}

/** Everything in one piece, as it goes over the line. */
export function joinKept({ head, blocks }: Kept): Bytes {
  const to = new ByteWriter()
  to.whole(head.length)
  to.whole(blocks.length)
  for (const { length } of blocks) to.whole(length)
  const front = to.done()
  const whole = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, front.length + head.length))
  let at = 0
  for (const part of [front, head, ...blocks]) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function splitKept(bytes: Uint8Array): Kept {
  const from = new ByteReader(bytes)
  const headLength = from.whole(100)
  const lengths = Array.from({ length: from.whole(limits.blocks) }, () => from.whole(limits.blockBytes))
  const head = from.bytes(headLength).slice()
  const blocks = lengths.map((length) => from.bytes(length).slice())
  from.end()
  return { head, blocks }
}

export async function encodeDrawing(drawing: Drawing): Promise<Bytes> {
  return joinKept({ head: encodeHead(drawing), blocks: await encodeBlocks(drawing.ops) })
}

export async function decodeDrawing(bytes: Uint8Array): Promise<Drawing> {
  const { head, blocks } = splitKept(bytes)
  return { ...decodeHead(head), ops: await decodeBlocks(blocks) }
}

/** Operations of blocks that follow each other: each but the last is full, and time never runs backwards. */
export async function decodeBlocks(blocks: readonly Bytes[]): Promise<Op[]> {
  const ops: Op[] = []
  let at = 0
  const parts = blocks.slice(0, AHEAD).map(begun)
  for (const index of blocks.keys()) {
    const part = await parts[index]!
    if (index + AHEAD < blocks.length) parts.push(begun(blocks[index + AHEAD]!))
    if (part.length < BLOCK_OPS && index < blocks.length - 1) bad('a block that is not full')
    if (part[0]!.at < at) bad('time runs backwards')
    at = part.at(-1)!.at
    for (const op of part) ops.push(op)
  }
  return ops
}

/** While one block is read the next are unpacked; no more than these, as somebody else may have packed them. */
const AHEAD = 4

/** What is wrong with it is said when it is its turn. */
function begun(block: Bytes): Promise<Op[]> {
  const part = decodeBlock(block)
  part.catch(() => {})
  return part
}
