import { boxOfPoints, isTaken, union, type Box } from '../../geometry.ts'
import { cutOut, paintItem, paintLayer, paintPicture, paintStroke } from '../../paint.ts'
import { addOp, sceneOf, takeBack, type Item, type Scene } from '../../scene.ts'
import { layerNames, type LayerName, type Op, type Points, type Stroke } from '../../terms.ts'

type Sheet = { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D }
/** A layer as it stood when it had so many items, and what had last changed its earlier ones. */
type Base = Sheet & { upTo: number; sweep: Op | null }
/** A layer that is painted elsewhere: all of what was asked for, or as far as it has come. */
export type Ground = { name: LayerName; bitmap: CanvasImageSource; isWhole: boolean }

/** Undo goes so far back without painting older lines anew. */
export const KEPT_BACK = 200
const AREA = 2_600_000
const MOST_BASES = 2

/** How many of a canvas' pixels one of the picture takes: sharp for small pictures, bearable for large ones. */
export const densityOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(2, Math.sqrt(AREA / (width * height)))

/** One bitmap for each layer: what is added is painted on top, what is taken back is painted anew where it lay. */
export class LayerSheets {
  readonly sheets: Record<LayerName, Sheet>
  readonly density: number
  #scene: Scene
  #picture: CanvasImageSource
  #bases: Record<LayerName, Base[]> = { picture: [], veil: [], line: [], pen: [] }
  /** Layers of which the older lines are being painted elsewhere. */
  #elsewhere = new Set<LayerName>()
  /** Of each layer what moved or cleared its earlier items, in order. */
  #sweeps: Record<LayerName, Op[]> = { picture: [], veil: [], line: [], pen: [] }

  constructor(size: { width: number; height: number }, picture: CanvasImageSource, canvases: HTMLCanvasElement[]) {
    this.#scene = sceneOf(size, [])
    this.#picture = picture
    this.density = densityOf(size)
    const sheet = (name: LayerName, i: number) => [name, this.#sheet(canvases[i]!)] as const
    this.sheets = Object.fromEntries(layerNames.map(sheet)) as Record<LayerName, Sheet>
    this.#paintPicture()
  }

  get scene(): Scene {
    return this.#scene
  }

  #newSheet = () => this.#sheet(document.createElement('canvas'))

  #sheet(canvas: HTMLCanvasElement): Sheet {
    canvas.width = Math.round(this.#scene.width * this.density)
    canvas.height = Math.round(this.#scene.height * this.density)
    const ctx = canvas.getContext('2d')!
    ctx.scale(this.density, this.density)
    return { canvas, ctx }
  }

  /** Everything from the beginning; of a drawing that is painted elsewhere only what is newest. */
  load(ops: readonly Op[], { isElsewhere = false } = {}) {
    this.#scene = sceneOf(this.#scene, ops)
    for (const name of layerNames) {
      this.#bases[name] = []
      this.#sweeps[name] = ops.filter((op) => op.layer === name && isSweep(op))
      this.#elsewhere.delete(name)
      if (name === 'picture') continue
      const from = isElsewhere ? this.#scene.layers[name].items.length - KEPT_BACK : 0
      if (from > 0) {
        this.#elsewhere.add(name)
        this.#keep(name, { ...this.#newSheet(), upTo: from, sweep: this.#lastSweep(name) })
      }
      this.paint(name)
    }
    this.#paintPicture()
  }

  /** Takes a layer over that was painted elsewhere, and paints what is newer on top of it. */
  lay({ name, bitmap, isWhole }: Ground) {
    const base = this.#elsewhere.has(name) ? this.#baseOf(name) : undefined
    if (!base) return
    base.ctx.clearRect(0, 0, this.#scene.width, this.#scene.height)
    base.ctx.drawImage(bitmap, 0, 0, this.#scene.width, this.#scene.height)
    if (isWhole) this.#elsewhere.delete(name)
    this.paint(name)
  }

  add(op: Op) {
    const { layer } = op
    const box = addOp(this.#scene, op)
    if (isSweep(op)) this.#sweeps[layer].push(op)
    if (layer === 'picture') return this.#paintPicture()
    if (isSweep(op)) return this.paint(layer, this.#giveUp(layer, false) ? undefined : box)
    paintItem(this.sheets[layer].ctx, this.#scene.layers[layer].items.at(-1)!, this.#scene)
  }

  undo() {
    const back = takeBack(this.#scene)
    if (!back) return
    const { op, box } = back
    if (isSweep(op)) this.#sweeps[op.layer].pop()
    if (op.layer === 'picture') return this.#paintPicture()
    this.paint(op.layer, this.#forget(op.layer) ? undefined : box)
  }

  /** Grounds that hold more than is there any more; true where the whole layer must be painted anew. */
  #forget(name: LayerName): boolean {
    const { length } = this.#scene.layers[name].items
    this.#bases[name] = this.#bases[name].filter(({ upTo }) => upTo <= length)
    return this.#giveUp(name, this.#bases[name].length > 0)
  }

  /** What is painted elsewhere is of no use any more. */
  #giveUp(name: LayerName, isGood: boolean): boolean {
    if (isGood || !this.#elsewhere.has(name)) return false
    return this.#elsewhere.delete(name)
  }

  /** A part of a layer anew. */
  paint(name: LayerName, box?: Box) {
    const base = this.#baseOf(name)
    const around = box && this.#inPixels(box)
    paintLayer(this.sheets[name].ctx, this.#scene, name, around, base && { from: base.upTo, under: base.canvas })
  }

  /** With the edges of pixels, so that none is painted by half. */
  #inPixels({ x, y, width, height }: Box): Box {
    const { density } = this
    const [left, top] = [Math.floor((x - 2) * density) / density, Math.floor((y - 2) * density) / density]
    const right = Math.ceil((x + width + 2) * density) / density
    return { x: left, y: top, width: right - left, height: Math.ceil((y + height + 2) * density) / density - top }
  }

  /** What the eraser takes away while it is moved. */
  erase(stroke: Stroke) {
    paintStroke(this.sheets[stroke.layer].ctx, stroke)
  }

  /** Takes a part off its layer and onto another canvas; null where nothing lies within the lasso. */
  lift(name: LayerName, lasso: Points, to: CanvasRenderingContext2D): Box | null {
    const layer = this.#scene.layers[name]
    const { ctx } = this.sheets[name]
    if (name === 'picture') {
      cutOut(ctx, lasso, to)
      return boxOfPoints(lasso)
    }
    const taken = new Set(layer.items.slice(layer.start).filter((item) => isIn(lasso, item)))
    if (taken.size === 0) return null
    let box = boxOfPoints(lasso)
    for (const item of taken) {
      paintItem(to, item, this.#scene)
      box = union(box, item.box)
    }
    const items = layer.items.filter((item) => !taken.has(item))
    const without = { ...this.#scene, layers: { ...this.#scene.layers, [name]: { ...layer, items } } }
    paintLayer(ctx, without, name, this.#inPixels(box))
    return box
  }

  /** What was lifted lies where it was. */
  putBack(name: LayerName, box: Box) {
    if (name === 'picture') this.#paintPicture()
    else this.paint(name, box)
  }

  #paintPicture() {
    paintPicture(this.sheets.picture.ctx, this.#scene, this.#picture)
  }

  #lastSweep = (name: LayerName) => this.#sweeps[name].at(-1) ?? null

  #baseOf(name: LayerName): Base | undefined {
    const sweep = this.#lastSweep(name)
    return this.#bases[name].findLast((base) => base.sweep === sweep)
  }

  #keep(name: LayerName, base: Base) {
    this.#bases[name] = [...this.#bases[name], base].slice(-MOST_BASES)
  }

  /** Paints older lines into the ground of undo while nobody draws; true where there is more to do. */
  advance(isTime: () => boolean): boolean {
    for (const name of layerNames) {
      const { items, start } = this.#scene.layers[name]
      const goal = items.length - KEPT_BACK
      if (name === 'picture' || this.#elsewhere.has(name)) continue
      let base = this.#baseOf(name)
      if (goal - (base?.upTo ?? start) < (base ? KEPT_BACK / 2 : 1)) continue
      if (!base) {
        base = { ...this.#newSheet(), upTo: start, sweep: this.#lastSweep(name) }
        this.#keep(name, base)
      }
      while (base.upTo < goal) {
        if (!isTime()) return true
        paintItem(base.ctx, items[base.upTo++]!, this.#scene)
      }
    }
    return false
  }
}

const isIn = (lasso: Points, { op, matrix }: Item) => 'xs' in op && isTaken({ lasso }, op, matrix)

const isSweep = ({ kind }: Op) => kind === 'move' || kind === 'clear'
