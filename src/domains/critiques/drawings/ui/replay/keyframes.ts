import { layerNames, type LayerName } from '../../terms.ts'
import type { Painter } from './painter.ts'

type Bitmaps = Partial<Record<LayerName, ImageBitmap | null>>
type Frame = { index: number; sheets: Partial<Record<LayerName, Blob>> }

const MOST = 48
const LEAST_BETWEEN = 64

/** Pictures of a drawing every so many operations, packed: from the nearest it is not far to any moment. */
export class Keyframes {
  readonly #painter: Painter
  readonly #layerAt: (index: number) => LayerName
  readonly #count: number
  readonly #between: number
  readonly #frames: Frame[] = [{ index: 0, sheets: {} }]

  constructor(painter: Painter, layers: (index: number) => LayerName, count: number) {
    this.#painter = painter
    this.#layerAt = layers
    this.#count = count
    this.#between = Math.max(LEAST_BETWEEN, Math.ceil(count / MOST))
  }

  get isWhole(): boolean {
    return this.#frames.at(-1)!.index >= this.#count
  }

  /** Paints on for so many milliseconds, and keeps what is due. */
  async make(ms: number): Promise<void> {
    const until = performance.now() + ms
    const next = Math.min(this.#count, this.#frames.at(-1)!.index + this.#between)
    while (this.#painter.done < next && performance.now() < until) this.#painter.forward()
    if (this.#painter.done === next) this.#frames.push(await this.#take(next))
  }

  async #take(index: number): Promise<Frame> {
    const before = this.#frames.at(-1)!
    const sheets = { ...before.sheets }
    const touched = new Set<LayerName>()
    for (let i = before.index; i < index; i++) touched.add(this.#layerAt(i))
    for (const name of touched) {
      const canvas = this.#painter.sheets[name]?.canvas
      if (canvas) sheets[name] = await canvas.convertToBlob({ type: 'image/png' })
    }
    return { index, sheets }
  }

  /** How many operations the nearest picture before shows. */
  before(done: number): number {
    return this.#nearest(done).index
  }

  async open(done: number): Promise<Bitmaps> {
    const { sheets } = this.#nearest(done)
    const opened = layerNames.map(async (name) => [name, sheets[name] ? await createImageBitmap(sheets[name]) : null])
    return Object.fromEntries(await Promise.all(opened))
  }

  #nearest = (done: number) => this.#frames.findLast(({ index }) => index <= done)!
}
