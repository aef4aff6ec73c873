import { boxOfPoints, reachOf } from '../../geometry.ts'
import {
  drawingLimits,
  firstLayers,
  type Layer,
  type LayerName,
  type Layers,
  type Op,
  type Placing,
} from '../../terms.ts'
import { DrawingClock, History } from './history.ts'
import { Ink, type Touch } from './ink.ts'
import { KEPT_BACK, LayerSheets } from './layer-sheets.ts'
import { Lifting } from './lifting.ts'
import { endOf } from './merge.ts'
import type { Order, Painted } from './painter.worker.ts'
import { Store } from './store.ts'
import type { Selection } from './selection.ts'
import { sizeOf, type Tool } from './tools.ts'
import type { Extent } from './view.ts'
import type { Viewer } from './viewer.ts'
import { WetInk } from './wet-ink.ts'

export type EaselState = {
  tool: Tool
  layer: LayerName
  colour: number
  width: number
  layers: Layers
  canUndo: boolean
  canRedo: boolean
  /** What cannot be drawn any more, as the drawing is full. */
  isFull: boolean
  /** The part that the lasso took. */
  selection: Selection | null
  /** Why nothing happened. */
  note: string | null
}

export const newState = () =>
  new Store<EaselState>({
    ...{ tool: 'pen', layer: 'pen', colour: 0, width: 2, layers: firstLayers() },
    ...{ canUndo: false, canRedo: false, isFull: false, selection: null, note: null },
  })

/** One for each layer, one for what the lasso took, and the window's own for ink that is still wet. */
export type Canvases = { layers: HTMLCanvasElement[]; lifted: HTMLCanvasElement; wet: HTMLCanvasElement }

/** Drawings of more operations are painted beside the page. */
const MANY = 1_000

/** The picture with its layers under the teacher's hand: what is drawn, taken back and shown. */
export class Easel {
  readonly history = new History()
  readonly size: Extent
  readonly state = newState()
  /** Told after each change that must be saved. */
  onChange: () => void = () => {}
  readonly #sheets: LayerSheets
  readonly #wet: WetInk
  readonly #lifting: Lifting
  #clock = new DrawingClock(0)
  #isLoaded = false
  #isLasso = false
  #painter: Worker | null = null
  /** When all of the drawing is in sight. */
  painted: Promise<void> = Promise.resolve()
  #ink: Ink | null = null
  #frame = 0
  #expected: readonly Touch[] = []
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(viewer: Viewer, picture: CanvasImageSource, { layers, lifted, wet }: Canvases) {
    this.size = viewer.picture
    this.#sheets = new LayerSheets(this.size, picture, layers)
    this.#wet = new WetInk(wet, viewer)
    const commit = (move: Op) => {
      this.#clock.end('took' in move ? move.took : 0)
      this.commit(move)
    }
    this.#lifting = new Lifting({ state: this.state, sheets: this.#sheets, lifted, commit })
  }

  get canvases() {
    return this.#sheets.sheets
  }
  get isDrawing() {
    return this.#ink !== null
  }

  /** What the house has, as it came if it is much, and what this browser has beside it. */
  load(theirs: readonly Op[], more: readonly Op[], layers: Layers, bytes?: Uint8Array<ArrayBuffer>) {
    this.dropStroke()
    this.putBack()
    this.#isLoaded = true
    this.history.begin(theirs, more)
    this.#painter?.terminate()
    this.#painter = null
    const isElsewhere = bytes !== undefined && more.length < KEPT_BACK && theirs.length > MANY
    this.#sheets.load(this.history.ops, { isElsewhere })
    this.painted = isElsewhere ? this.#paintElsewhere({ bytes, count: theirs.length }) : Promise.resolve()
    this.#clock = new DrawingClock(endOf(this.history.ops))
    this.#told({ layers })
  }

  /** A long drawing comes into sight by and by, while its newest lines are there at once and more can be drawn. */
  #paintElsewhere(order: Pick<Order, 'bytes' | 'count'>): Promise<void> {
    const painter = new Worker(new URL('painter.worker.ts', import.meta.url), { type: 'module' })
    this.#painter = painter
    const began = performance.now()
    return new Promise((done) => {
      painter.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
        this.#sheets.lay(data)
        data.bitmap.close()
        if (!data.isLast) return
        painter.terminate()
        performance.measure('drawing painted', { start: began })
        done()
      })
      painter.addEventListener('error', () => {
        this.#sheets.load(this.history.ops)
        done()
      })
      painter.postMessage({ ...order, density: this.#sheets.density, left: KEPT_BACK } satisfies Order, [])
    })
  }

  end() {
    this.#painter?.terminate()
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#idle)
    this.#wet.end()
  }

  begin(touch: Touch, tool: Tool = this.state.look().tool) {
    this.putDown()
    const { layer, colour, width, isFull } = this.state.look()
    if (!this.#isLoaded || isFull || (layer === 'picture' && tool !== 'lasso')) return
    this.#isLasso = tool === 'lasso'
    const shape = tool === 'line' || tool === 'arrow' ? tool : 'free'
    const kind = tool === 'eraser' ? 'erase' : 'stroke'
    const look = { kind, layer, shape, colour, size: sizeOf(width, tool, this.size) } as const
    this.#ink = new Ink(look, this.#clock.begin(touch.timeStamp), touch)
    this.#later()
  }

  draw(touches: readonly Touch[], expected: readonly Touch[] = []) {
    if (!this.#ink) return
    for (const touch of touches) {
      if (this.#ink.isFull) this.#goOn(touch)
      this.#ink.add(touch)
    }
    this.#expected = this.#ink.look.kind === 'erase' ? [] : expected
    this.#later()
  }

  /** A line that has more points than a stroke may have goes on as another one. */
  #goOn(touch: Touch) {
    const { look } = this.#ink!
    this.endStroke()
    this.#ink = new Ink(look, this.#clock.begin(touch.timeStamp), touch)
  }

  endStroke() {
    const ink = this.#ink
    if (!ink) return
    const stroke = ink.stroke()
    this.#still()
    if (this.#isLasso) return this.#lifting.take(stroke.layer, stroke, stroke.at)
    this.#clock.end(stroke.times.at(-1)!)
    if (stroke.kind === 'erase') this.#sheets.paint(stroke.layer, boxOfPoints(stroke, reachOf(stroke)))
    this.commit(stroke)
  }

  /** What was begun was no line: a palm, or the first of two fingers. */
  dropStroke() {
    const ink = this.#ink
    if (!ink) return
    this.#still()
    if (this.#isLasso) return
    const stroke = ink.stroke()
    if (stroke.kind === 'erase') this.#sheets.paint(stroke.layer, boxOfPoints(stroke, reachOf(stroke)))
  }

  #still() {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#ink = null
    this.#expected = []
    this.#wet.clear()
  }

  /** Where the part that the lasso took is to lie. */
  place(placing: Placing) {
    this.#lifting.place(placing)
  }
  putDown() {
    this.#lifting.putDown()
  }
  putBack() {
    this.#lifting.putBack()
  }
  /** Another tool, layer, colour or width in the hand. */
  choose(part: Partial<Pick<EaselState, 'tool' | 'layer' | 'colour' | 'width'>>) {
    if (part.tool !== undefined || part.layer !== undefined) this.putDown()
    this.state.set({ note: null, ...part })
  }

  #later() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#paintWet()
    })
  }

  #paintWet() {
    if (!this.#ink) return
    const stroke = this.#ink.stroke(this.#expected)
    if (this.#isLasso) this.#wet.trace(stroke)
    else if (stroke.kind === 'erase') this.#sheets.erase(stroke)
    else this.#wet.paint(stroke, this.state.look().layers[stroke.layer])
  }

  commit(op: Op) {
    if (!this.#isLoaded) return
    this.history.add(op)
    this.#sheets.add(op)
    this.#changed()
  }

  undo() {
    if (this.state.look().selection) return this.putBack()
    if (this.isDrawing) return this.dropStroke()
    if (!this.history.undo()) return
    this.#sheets.undo()
    this.#changed()
  }

  redo() {
    this.putDown()
    const op = this.isDrawing ? null : this.history.redo()
    if (!op) return
    this.#sheets.add(op)
    this.#changed()
  }

  /** All of a layer covered, or gone. */
  sweep(kind: 'fill' | 'clear', layer: LayerName) {
    this.putDown()
    this.commit({ kind, layer, at: this.#clock.begin(performance.now()) })
  }

  setLayer(name: LayerName, part: Partial<Layer>) {
    const { layers } = this.state.look()
    this.#changed({ layers: { ...layers, [name]: { ...layers[name], ...part } } })
  }

  #changed(part: Partial<EaselState> = {}) {
    this.#told(part)
    this.onChange()
    this.#rest()
  }

  #told(part: Partial<EaselState>) {
    const { canUndo, canRedo, ops } = this.history
    this.state.set({ ...part, canUndo, canRedo, isFull: ops.length >= drawingLimits.ops })
  }

  /** While the hand rests, older lines are made ready for undo. */
  #rest() {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      const until = performance.now() + 6
      const isMore = !this.isDrawing && this.#sheets.advance(() => performance.now() < until)
      if (isMore || this.isDrawing) this.#rest()
    }, 30)
  }
}
