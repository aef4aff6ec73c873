import { decodeDrawing } from '../../format.ts'
import type { Drawing, LayerName } from '../../terms.ts'
import { Keyframes } from './keyframes.ts'
import { lineOf, placeAt, steppedFrom, type Line } from './line.ts'
import { Painter, sheetFor, type Sheets } from './painter.ts'
import type { Canvases, News } from './words.ts'

/** More than a screen shows of a picture, and few enough to be painted in time. */
const MOST_PIXELS = 2_000_000
const SLICE_MS = 10
const TELL_MS = 80

type Tell = (news: News) => void

/** Plays a drawing back on the canvases that it was given: one moment after the other, or from any moment on. */
export class Player {
  readonly #painter: Painter
  readonly #keyframes: Keyframes
  readonly #line: Line
  readonly #tell: Tell
  #at = 0
  #running: { speed: number; length: number; from: number; since: number } | null = null
  #goal = 0
  #toldAt = 0

  constructor(
    drawing: Drawing,
    { canvases, picture, tell }: { canvases: Canvases; picture: ImageBitmap | null; tell: Tell },
  ) {
    const { ops, width, height, layers } = drawing
    const used = usedOf(drawing)
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))
    const sheetsOn = (canvasOf: (name: LayerName) => OffscreenCanvas): Sheets =>
      Object.fromEntries(used.map((name) => [name, sheetFor(canvasOf(name), width, scale, height)]))
    this.#tell = tell
    this.#line = lineOf(ops)
    this.#painter = new Painter(
      drawing,
      sheetsOn((name) => canvases[name]),
      picture,
    )
    const beside = new Painter(
      drawing,
      sheetsOn(() => new OffscreenCanvas(1, 1)),
      picture,
    )
    this.#keyframes = new Keyframes(beside, (index) => ops[index]!.layer, ops.length)
    tell({ say: 'opened', size: { width, height }, layers, used, length: this.#line.length, count: ops.length })
    void this.#makeKeyframes()
  }

  play(speed: number, length: number): void {
    if (this.#at >= length) this.#at = 0
    const begins = this.#running === null
    this.#running = { speed, length, from: this.#at, since: performance.now() }
    if (begins) requestAnimationFrame(this.#frame)
  }

  pause(): void {
    this.#running = null
    void this.#goTo(this.#at)
  }

  seek(at: number): void {
    this.#at = at
    if (this.#running) this.#running = { ...this.#running, from: at, since: performance.now() }
    else void this.#goTo(at)
  }

  step(by: -1 | 1): void {
    this.#running = null
    this.seek(steppedFrom(this.#line, this.#at, by))
  }

  #frame = async () => {
    const run = this.#running
    if (!run) return
    this.#at = Math.min(run.length, run.from + (performance.now() - run.since) * run.speed)
    if (this.#at >= run.length) this.#running = null
    await this.#goTo(this.#at)
    if (this.#running) requestAnimationFrame(this.#frame)
  }

  /** Paints what a moment shows; whoever asks for another meanwhile is the one who is heard. */
  async #goTo(at: number): Promise<void> {
    const goal = ++this.#goal
    const place = placeAt(this.#line, at)
    const painter = this.#painter
    const near = this.#keyframes.before(place.done)
    if (place.done < painter.done || near > painter.done) {
      const bitmaps = await this.#keyframes.open(place.done)
      if (goal !== this.#goal) return
      painter.restore(near, bitmaps)
    }
    let rests = performance.now() + SLICE_MS
    while (painter.done < place.done) {
      painter.forward()
      if (performance.now() < rests) continue
      await breath()
      if (goal !== this.#goal) return
      rests = performance.now() + SLICE_MS
    }
    painter.show(place)
    this.#say(at, place.done)
  }

  #say(at: number, done: number) {
    const plays = this.#running !== null
    const now = performance.now()
    if (plays && now - this.#toldAt < TELL_MS) return
    this.#toldAt = now
    this.#tell({ say: 'shown', at, done, plays })
  }

  async #makeKeyframes() {
    while (!this.#keyframes.isWhole) {
      await this.#keyframes.make(this.#running ? SLICE_MS / 2 : 2 * SLICE_MS)
      await breath()
    }
  }
}

const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The picture itself is painted only where parts of it were moved. */
function usedOf({ ops, layers }: Drawing): LayerName[] {
  const touched = new Set(ops.map(({ layer }) => layer))
  return (Object.keys(layers) as LayerName[]).filter((name) => touched.has(name) && layers[name].isShown)
}

export async function openPlayer(order: { drawing: string; picture: string; canvases: Canvases }, tell: Tell) {
  const drawing = await decodeDrawing(new Uint8Array(await (await fetched(order.drawing)).arrayBuffer()))
  const needsPicture = usedOf(drawing).includes('picture')
  const picture = needsPicture ? await createImageBitmap(await (await fetched(order.picture)).blob()) : null
  return new Player(drawing, { canvases: order.canvases, picture, tell })
}

async function fetched(url: string): Promise<Response> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`the house said ${reply.status}`)
  return reply
}
