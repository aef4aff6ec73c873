import { randomUUID } from 'node:crypto'
import { decodeDrawing, encodeBlocks, encodeHead, joinKept } from '#domains/critiques/drawings/format.ts'
import { firstLayers, PRESSURE_MAX, type Drawing, type Op, type Stroke } from '#domains/critiques/drawings/terms.ts'
import type { Session } from '#test/worlds/session.ts'

type Hand = { points?: number; side?: number }

/** Strokes of a hand that wanders over a picture, each other than the one before. */
export function scribble(count: number, { points = 20, side = 1_000 }: Hand = {}): Stroke[] {
  let at = 0
  let seed = 7
  const roll = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: count }, (): Stroke => {
    let [x, y, turn, time] = [roll() * side, roll() * side, roll() * 6, 0]
    const list = Array.from({ length: points }, (_, i) => {
      turn += (roll() - 0.5) * 0.5
      const speed = 3 + 3 * Math.sin((Math.PI * i) / points)
      x += Math.cos(turn) * speed
      y += Math.sin(turn) * speed
      if (i > 0) time += 7 + Math.floor(roll() * 3)
      const pressure = Math.round(PRESSURE_MAX * (0.3 + 0.6 * Math.sin((Math.PI * i) / points)))
      return { x: Math.round(x * 8), y: Math.round(y * 8), pressure, time }
    })
    const stroke = {
      ...({ kind: 'stroke', layer: 'pen', shape: 'free', colour: 0, size: 48, at } as const),
      xs: Int32Array.from(list, (point) => point.x),
      ys: Int32Array.from(list, (point) => point.y),
      pressures: Uint8Array.from(list, ({ pressure }) => pressure),
      times: Int32Array.from(list, (point) => point.time),
    }
    at += time + 300
    return stroke
  })
}

type Size = { width: number; height: number }
/** As large as the picture of `newWaiting`. */
const small: Size = { width: 40, height: 30 }
type Sent = { revision: number; ops: readonly Op[]; from?: number; key?: string; size?: Size }

/** Saves a drawing as the teacher's page does: the blocks from one on. */
export async function saveDrawing(session: Session, work: string, sent: Sent) {
  const { revision, ops, from = 0, key = randomUUID(), size = small } = sent
  const head = encodeHead({ ...size, layers: firstLayers() })
  return sendDrawing(session, work, {
    revision,
    from,
    key,
    bytes: joinKept({ head, blocks: await encodeBlocks(ops, from) }),
  })
}

type Raw = { revision: number; from: number; key: string; bytes: Uint8Array<ArrayBuffer> }
export function sendDrawing(session: Session, work: string, { revision, from, key, bytes }: Raw) {
  const form = new FormData()
  form.set('revision', String(revision))
  form.set('from', String(from))
  form.set('key', key)
  form.set('drawing', new Blob([bytes]), 'drawing')
  return session.put(`${work}/drawing`, form)
}

/** Reads a drawing as a page's script does. */
export async function readDrawing(session: Session, path: string) {
  const cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await fetch(new URL(path, session.url), { headers: { cookie } })
  const drawing: Drawing | null = reply.ok ? await decodeDrawing(new Uint8Array(await reply.arrayBuffer())) : null
  return { status: reply.status, drawing, revision: Number(reply.headers.get('x-drawing-revision')) }
}
