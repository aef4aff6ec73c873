import { boxOfPoints, reachOf, type Box } from '../../geometry.ts'
import { lassoPath, paintStroke } from '../../paint.ts'
import type { Layer, Points, Stroke } from '../../terms.ts'
import type { View } from './view.ts'
import type { Viewer } from './viewer.ts'

const MOST_DENSE = 2
const EDGE = 2

/**
 * The line under the hand, before it is dry: painted anew in each frame on a canvas no larger than the window, so that
 * no layer is touched before the line is done.
 */
export class WetInk {
  readonly #ctx: CanvasRenderingContext2D
  readonly #viewer: Viewer
  #view: View | null = null
  #box: Box | null = null

  constructor(canvas: HTMLCanvasElement, viewer: Viewer) {
    this.#ctx = canvas.getContext('2d')!
    this.#viewer = viewer
  }

  paint(stroke: Stroke, { isShown, opacity }: Layer) {
    this.#begin()
    this.#box = boxOfPoints(stroke, reachOf(stroke) + EDGE)
    this.#ctx.globalAlpha = isShown ? opacity / 100 : 0
    paintStroke(this.#ctx, stroke)
    this.#ctx.globalAlpha = 1
  }

  /** The line that is drawn around a part, before it closes. */
  trace(lasso: Points) {
    this.#begin()
    const { zoom } = this.#view!
    const path = lassoPath(lasso)
    this.#box = boxOfPoints(lasso, 4 / zoom)
    this.#ctx.lineWidth = 2 / zoom
    this.#ctx.strokeStyle = '#ffffff'
    this.#ctx.stroke(path)
    this.#ctx.setLineDash([6 / zoom, 6 / zoom])
    this.#ctx.strokeStyle = '#1e2230'
    this.#ctx.stroke(path)
    this.#ctx.setLineDash([])
  }

  clear() {
    if (!this.#box) return
    const { x, y, width, height } = this.#box
    this.#ctx.clearRect(x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE)
    this.#box = null
  }

  /** As the picture is looked at now; what was painted for another look goes whole. */
  #begin() {
    const { view, isMirrored } = this.#viewer.state.look()
    const { canvas } = this.#ctx
    const dense = Math.min(MOST_DENSE, window.devicePixelRatio)
    const [width, height] = [Math.round(canvas.clientWidth * dense), Math.round(canvas.clientHeight * dense)]
    if (this.#view === view && canvas.width === width && canvas.height === height) return this.clear()
    // A canvas that is measured anew is empty.
    Object.assign(canvas, { width, height })
    this.#view = view
    this.#box = null
    const scale = view.zoom * dense
    const side = isMirrored ? -1 : 1
    const left = view.x + (isMirrored ? this.#viewer.picture.width * view.zoom : 0)
    this.#ctx.setTransform(side * scale, 0, 0, scale, left * dense, view.y * dense)
  }
}
