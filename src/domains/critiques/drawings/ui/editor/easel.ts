import { boxOfPoints, reachOf, type Box } from '../../geometry.ts'
import { paintStroke } from '../../paint.ts'
import { drawingLimits, firstLayers, type Layer, type LayerName, type Layers, type Op } from '../../terms.ts'
import { DrawingClock, History } from './history.ts'
import { Ink, type Touch } from './ink.ts'
import { LayerSheets, type Grounds } from './layer-sheets.ts'
import { endOf } from './merge.ts'
import { Store } from './store.ts'
import { sizeOf, type Tool } from './tools.ts'
import type { Extent } from './view.ts'

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
}

export const newState = () =>
  new Store<EaselState>({
    ...{ tool: 'pen', layer: 'pen', colour: 0, width: 2, layers: firstLayers() },
    ...{ canUndo: false, canRedo: false, isFull: false },
  })

export type Canvases = { layers: HTMLCanvasElement[]; wet: HTMLCanvasElement }

/** The picture with its layers under the teacher's hand: what is drawn, taken back and shown. */
export class Easel {
  readonly history = new History()
  readonly size: Extent
  readonly state = newState()
  /** Told after each change that must be saved. */
  onChange: () => void = () => {}
  readonly #sheets: LayerSheets
  readonly #wet: CanvasRenderingContext2D
  #clock = new DrawingClock(0)
  #isLoaded = false
  #ink: Ink | null = null
  #wetBox: Box | null = null
  #frame = 0
  #expected: readonly Touch[] = []
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(size: Extent, picture: CanvasImageSource, { layers, wet }: Canvases) {
    this.size = size
    this.#sheets = new LayerSheets(size, picture, layers)
    const { canvas } = this.#sheets.sheets.pen
    Object.assign(wet, { width: canvas.width, height: canvas.height })
    this.#wet = wet.getContext('2d')!
    this.#wet.scale(this.#sheets.density, this.#sheets.density)
  }

  get canvases() {
    return this.#sheets.sheets
  }
  get isDrawing() {
    return this.#ink !== null
  }

  /** What the house has, and what this browser has beside it. */
  load(theirs: readonly Op[], more: readonly Op[], layers: Layers, grounds?: Grounds) {
    this.dropStroke()
    this.#isLoaded = true
    this.history.begin(theirs, more)
    this.#sheets.load(this.history.ops, grounds)
    this.#clock = new DrawingClock(endOf(this.history.ops))
    this.#told({ layers })
  }

  end() {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#idle)
  }

  begin(touch: Touch, tool: Tool = this.state.look().tool) {
    const { layer, colour, width, isFull } = this.state.look()
    if (!this.#isLoaded || isFull || layer === 'picture') return
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
    this.#clock.end(stroke.times.at(-1)!)
    if (stroke.kind === 'erase') this.#sheets.paint(stroke.layer, boxOfPoints(stroke, reachOf(stroke)))
    this.commit(stroke)
  }

  /** What was begun was no line: a palm, or the first of two fingers. */
  dropStroke() {
    const ink = this.#ink
    if (!ink) return
    this.#still()
    const stroke = ink.stroke()
    if (stroke.kind === 'erase') this.#sheets.paint(stroke.layer, boxOfPoints(stroke, reachOf(stroke)))
  }

  #still() {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#ink = null
    this.#expected = []
    this.#clearWet()
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
    if (stroke.kind === 'erase') return this.#sheets.erase(stroke)
    this.#clearWet()
    this.#wetBox = boxOfPoints(stroke, reachOf(stroke) + 2)
    paintStroke(this.#wet, stroke)
  }

  #clearWet() {
    if (!this.#wetBox) return
    const { x, y, width, height } = this.#wetBox
    this.#wet.clearRect(x, y, width, height)
    this.#wetBox = null
  }

  commit(op: Op) {
    if (!this.#isLoaded) return
    this.history.add(op)
    this.#sheets.add(op)
    this.#changed()
  }

  undo() {
    if (this.isDrawing) return this.dropStroke()
    if (!this.history.undo()) return
    this.#sheets.undo()
    this.#changed()
  }

  redo() {
    const op = this.isDrawing ? null : this.history.redo()
    if (!op) return
    this.#sheets.add(op)
    this.#changed()
  }

  /** All of a layer covered, or gone. */
  sweep(kind: 'fill' | 'clear', layer: LayerName) {
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
    }, 100)
  }
}
