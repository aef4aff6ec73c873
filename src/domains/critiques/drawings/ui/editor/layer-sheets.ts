import type { Box } from '../../geometry.ts'
import { paintItem, paintLayer, paintPicture, paintStroke } from '../../paint.ts'
import { addOp, sceneOf, takeBack, type Scene } from '../../scene.ts'
import { layerNames, type LayerName, type Op, type Stroke } from '../../terms.ts'

type Sheet = { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D }
/** A layer as it stood when it had so many items, and what had last changed its earlier ones. */
type Base = Sheet & { upTo: number; sweep: Op | null }
export type Grounds = Partial<Record<LayerName, { upTo: number; bitmap: CanvasImageSource }>>

/** Undo goes so far back without painting older lines anew. */
export const KEPT_BACK = 200
const AREA = 4_000_000
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

  #sheet(canvas: HTMLCanvasElement): Sheet {
    canvas.width = Math.round(this.#scene.width * this.density)
    canvas.height = Math.round(this.#scene.height * this.density)
    const ctx = canvas.getContext('2d')!
    ctx.scale(this.density, this.density)
    return { canvas, ctx }
  }

  /** Everything from the beginning; `grounds` are layers that were painted elsewhere, as far as they go. */
  load(ops: readonly Op[], grounds: Grounds = {}) {
    this.#scene = sceneOf(this.#scene, ops)
    for (const name of layerNames) {
      this.#bases[name] = []
      this.#sweeps[name] = ops.filter((op) => op.layer === name && isSweep(op))
    }
    this.lay(grounds)
    if (this.#scene.layers.picture.moves.length > 0) this.#paintPicture()
  }

  /** Takes layers over that were painted elsewhere, and paints what is newer on top of them. */
  lay(grounds: Grounds) {
    for (const name of layerNames) {
      const ground = grounds[name]
      if (name === 'picture') continue
      if (ground) {
        const base = {
          ...this.#sheet(document.createElement('canvas')),
          upTo: ground.upTo,
          sweep: this.#lastSweep(name),
        }
        base.ctx.drawImage(ground.bitmap, 0, 0, this.#scene.width, this.#scene.height)
        this.#keep(name, base)
      }
      this.paint(name)
    }
  }

  add(op: Op) {
    const { layer } = op
    const box = addOp(this.#scene, op)
    if (isSweep(op)) this.#sweeps[layer].push(op)
    if (layer === 'picture') return this.#paintPicture()
    if (isSweep(op)) return this.paint(layer, box)
    paintItem(this.sheets[layer].ctx, this.#scene.layers[layer].items.at(-1)!, this.#scene)
  }

  undo() {
    const back = takeBack(this.#scene)
    if (!back) return
    const { op, box } = back
    if (isSweep(op)) this.#sweeps[op.layer].pop()
    if (op.layer === 'picture') return this.#paintPicture()
    this.paint(op.layer, box)
  }

  /** A part of a layer anew. */
  paint(name: LayerName, box?: Box) {
    const base = this.#baseOf(name)
    const around = box && { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 }
    paintLayer(this.sheets[name].ctx, this.#scene, name, around, base && { from: base.upTo, under: base.canvas })
  }

  /** What the eraser takes away while it is moved. */
  erase(stroke: Stroke) {
    paintStroke(this.sheets[stroke.layer].ctx, stroke)
  }

  #paintPicture() {
    paintPicture(this.sheets.picture.ctx, this.#scene, this.#picture)
  }

  #lastSweep = (name: LayerName) => this.#sweeps[name].at(-1) ?? null

  #baseOf(name: LayerName): Base | undefined {
    const sweep = this.#lastSweep(name)
    const { length } = this.#scene.layers[name].items
    return this.#bases[name].findLast((base) => base.sweep === sweep && base.upTo <= length)
  }

  #keep(name: LayerName, base: Base) {
    this.#bases[name] = [...this.#bases[name], base].slice(-MOST_BASES)
  }

  /** Paints older lines into the ground of undo while nobody draws; true where there is more to do. */
  advance(isTime: () => boolean): boolean {
    for (const name of layerNames) {
      const { items, start } = this.#scene.layers[name]
      const goal = items.length - KEPT_BACK
      if (name === 'picture') continue
      let base = this.#baseOf(name)
      if (goal - (base?.upTo ?? start) < (base ? KEPT_BACK / 2 : 1)) continue
      if (!base) {
        base = { ...this.#sheet(document.createElement('canvas')), upTo: start, sweep: this.#lastSweep(name) }
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

const isSweep = ({ kind }: Op) => kind === 'move' || kind === 'clear'
