import { boxOfPoints, reachOf, type Box, type Matrix } from '../../geometry.ts'
import { lassoPath, paintStroke, type Ctx } from '../../paint.ts'
import type { Points, Stroke } from '../../terms.ts'

/** How the picture is looked at: the canvas' pixels, and where on them one of the picture lies. */
export type WetLook = { width: number; height: number; matrix: Matrix; zoom: number }
/** What is to be seen instead of what was; null for nothing. */
export type WetOrder = { look: WetLook; ink: { stroke: Stroke; alpha: number } | { lasso: Points } } | null

const EDGE = 2

/** A canvas no larger than the window, with one line on it that is painted anew in each frame. */
export class WetSheet {
  readonly #canvas: HTMLCanvasElement | OffscreenCanvas
  readonly #ctx: Ctx
  #matrix = ''
  #box: Box | null = null

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas) {
    this.#canvas = canvas
    this.#ctx = canvas.getContext('2d') as Ctx
  }

  show(order: WetOrder) {
    if (!order) return this.#clear()
    this.#begin(order.look)
    const { ink } = order
    if ('stroke' in ink) this.#paint(ink.stroke, ink.alpha)
    else this.#trace(ink.lasso, order.look.zoom)
  }

  #paint(stroke: Stroke, alpha: number) {
    this.#box = boxOfPoints(stroke, reachOf(stroke) + EDGE)
    this.#ctx.globalAlpha = alpha
    paintStroke(this.#ctx, stroke)
    this.#ctx.globalAlpha = 1
  }

  /** The line that is drawn around a part, before it closes. */
  #trace(lasso: Points, zoom: number) {
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

  #clear() {
    if (!this.#box) return
    const { x, y, width, height } = this.#box
    this.#ctx.clearRect(x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE)
    this.#box = null
  }

  /** What was painted for another look goes whole: a canvas that is measured anew is empty. */
  #begin({ width, height, matrix }: WetLook) {
    const canvas = this.#canvas
    if (this.#matrix === matrix.join() && canvas.width === width && canvas.height === height) return this.#clear()
    Object.assign(canvas, { width, height })
    this.#matrix = matrix.join()
    this.#box = null
    this.#ctx.setTransform(...matrix)
  }
}
