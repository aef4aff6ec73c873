import { type Box, boxOfPoints, matrixOf, moved, reachOf, union } from '../../geometry.ts'
import { type Ctx, paintLayer, paintMove, paintPicture, paintStroke } from '../../paint.ts'
import { addOp, emptyScene, takeBack, type Scene } from '../../scene.ts'
import { layerNames, VEIL, type Drawing, type LayerName, type Op } from '../../terms.ts'
import { shareOf, type Place } from './line.ts'

export type Sheets = Partial<Record<LayerName, OffscreenCanvasRenderingContext2D>>
/** What lay below an operation that is under way, in pixels of the sheet. */
type Under = { index: number; layer: LayerName; x: number; y: number; saved: OffscreenCanvas | null }

/** Paints a drawing's operations one after the other, each layer on a sheet of its own. */
export class Painter {
  readonly #ops: readonly Op[]
  readonly #sheets: Sheets
  readonly #scene: Scene
  readonly #picture: ImageBitmap | null
  #under: Under | null = null
  done = 0

  constructor({ ops, ...head }: Drawing, sheets: Sheets, picture: ImageBitmap | null) {
    this.#ops = ops
    this.#sheets = sheets
    this.#picture = picture
    this.#scene = emptyScene(head)
    this.#begin()
  }

  get sheets(): Sheets {
    return this.#sheets
  }

  /** One operation more. */
  forward(): void {
    const op = this.#ops[this.done]
    if (!op) return
    this.#lift()
    this.done++
    const box = addOp(this.#scene, op)
    const ctx = this.#sheets[op.layer]
    if (!ctx) return
    if (op.kind === 'move')
      return op.layer === 'picture' ? paintMove(ctx, op) : paintLayer(ctx, this.#scene, op.layer, box)
    if ('xs' in op) return paintStroke(ctx, op)
    if (op.layer === 'picture') return this.#begin()
    const { width, height } = this.#scene
    if (op.kind === 'clear') return ctx.clearRect(0, 0, width, height)
    ctx.fillStyle = VEIL
    ctx.fillRect(0, 0, width, height)
  }

  /** The operation that is under way, as far as it has come. */
  show({ done, since }: Place): void {
    const op = this.#ops[done]
    if (!op || since === null || done !== this.done) return this.#lift()
    const ctx = this.#sheets[op.layer]
    const box = boxOf(op)
    if (!ctx || !box) return
    this.#lay(ctx, op, box)
    if (op.kind === 'move') paintMove(ctx, op, shareOf(op, since))
    else if ('xs' in op) paintStroke(ctx, op, { until: since })
  }

  /** As it was after so many operations, from bitmaps of then. */
  restore(done: number, bitmaps: Partial<Record<LayerName, ImageBitmap | null>>): void {
    this.#under = null
    while (this.done > done) {
      takeBack(this.#scene)
      this.done--
    }
    while (this.done < done) addOp(this.#scene, this.#ops[this.done++]!)
    for (const name of layerNames) {
      const ctx = this.#sheets[name]
      if (!ctx) continue
      ctx.save()
      ctx.resetTransform()
      ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
      if (bitmaps[name]) ctx.drawImage(bitmaps[name], 0, 0)
      ctx.restore()
    }
    if (!bitmaps.picture) this.#begin()
  }

  /** The learner's picture, where parts of it were moved. */
  #begin() {
    const { picture } = this.#sheets
    if (picture && this.#picture) paintPicture(picture, { ...this.#scene }, this.#picture)
  }

  /** What lies below is kept, so that the next moment is painted over it and not over this one. */
  #lay(ctx: OffscreenCanvasRenderingContext2D, op: Op, box: Box) {
    if (this.#under?.index === this.done) return this.#giveBack(this.#under)
    this.#lift()
    const { a: scale } = ctx.getTransform()
    const { width: most, height: mostHigh } = ctx.canvas
    const [x, y] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))]
    const width = Math.min(most, Math.ceil((box.x + box.width) * scale)) - x
    const height = Math.min(mostHigh, Math.ceil((box.y + box.height) * scale)) - y
    const saved = width > 0 && height > 0 ? new OffscreenCanvas(width, height) : null
    saved?.getContext('2d')!.drawImage(ctx.canvas, -x, -y)
    this.#under = { index: this.done, layer: op.layer, x, y, saved }
  }

  #lift() {
    if (this.#under) this.#giveBack(this.#under)
    this.#under = null
  }

  #giveBack({ layer, x, y, saved }: Under) {
    const ctx = this.#sheets[layer]
    if (!ctx || !saved) return
    ctx.save()
    ctx.resetTransform()
    ctx.clearRect(x, y, saved.width, saved.height)
    ctx.drawImage(saved, x, y)
    ctx.restore()
  }
}

/** Where an operation under way paints; null for one that comes all at once. */
function boxOf(op: Op): Box | null {
  if (op.kind !== 'move') return 'xs' in op ? boxOfPoints(op, reachOf(op)) : null
  if (op.layer !== 'picture') return null
  const from = boxOfPoints(op.lasso, 2)
  let box = from
  // On its way a part turns and grows: what it sweeps over is where it is in between.
  for (const share of [0.25, 0.5, 0.75, 1]) box = union(box, moved(from, matrixOf(op, share)))
  return box
}

/** A sheet takes pixels of the learner's picture, however large it is itself. */
export function sheetFor(canvas: OffscreenCanvas, width: number, scale: number, height: number) {
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) })
  const ctx = canvas.getContext('2d')!
  ctx.scale(canvas.width / width, canvas.height / height)
  return ctx satisfies Ctx
}
