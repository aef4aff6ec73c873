import { callPath, post } from '#platform/browser-call.ts'
import { decodeDrawing, encodeBlocks, encodeHead, joinKept } from '../../format.ts'
import { BLOCK_OPS, type Drawing, type Layers, type Op } from '../../terms.ts'

export type Opened = { revision: number; drawing: Drawing | null; bytes?: Uint8Array<ArrayBuffer> }
export type Save = { revision: number; key: string; ops: readonly Op[]; known: number; layers: Layers }
export type Saved = { revision: number } | { refused: string | null; said: string | null }

/** The house, as far as a drawing goes: it gives what it has, and takes what is new. */
export type House = {
  open(): Promise<Opened>
  save(what: Save): Promise<Saved>
}

export function houseOf(workId: number, size: { width: number; height: number }): House {
  const path = callPath('/user_corrected_works/:id/drawing', { id: workId })
  return {
    async open() {
      const reply = await fetch(path)
      if (reply.status === 404) return { revision: 0, drawing: null }
      if (!reply.ok) throw new Error(`the house said ${reply.status}`)
      const bytes = new Uint8Array(await reply.arrayBuffer())
      const drawing = await decodeDrawing(bytes)
      return { revision: Number(reply.headers.get('x-drawing-revision')), drawing, bytes }
    },
    async save({ revision, key, ops, known, layers }) {
      const from = Math.floor(known / BLOCK_OPS)
      const bytes = joinKept({ head: encodeHead({ ...size, layers }), blocks: await encodeBlocks(ops, from) })
      const form = new FormData()
      form.set('revision', String(revision))
      form.set('from', String(from))
      form.set('key', key)
      form.set('drawing', new Blob([bytes]), 'drawing')
      const { ok, code, body } = await post<{ revision: number }>(path, form, { method: 'PUT' })
      return ok && body ? { revision: body.revision } : { refused: code, said: body?.error ?? null }
    },
  }
}

/** The same house, asked at once for what will be opened first: it comes while the picture does. */
export function askedAhead(house: House): House {
  let first: Promise<Opened> | null = house.open()
  // Who opens it hears of it.
  first.catch(() => {})
  return {
    save: house.save,
    open() {
      const opened = first ?? house.open()
      first = null
      return opened
    },
  }
}
