import type { Layer, Points, Stroke } from '../../terms.ts'
import type { Viewer } from './viewer.ts'
import { WetSheet, type WetLook, type WetOrder } from './wet-sheet.ts'
import type { Handed } from './wet.worker.ts'

const MOST_DENSE = 2

/**
 * The line under the hand, before it is dry: on a canvas of its own, so that no layer is touched before the line is
 * done, and painted beside the page where the browser can, so that the hand is never waited for.
 */
export class WetInk {
  readonly #canvas: HTMLCanvasElement
  readonly #viewer: Viewer
  #worker: Worker | null
  #sheet: WetSheet | null = null
  #isWet = false
  #drying = 0

  constructor(canvas: HTMLCanvasElement, viewer: Viewer) {
    this.#canvas = canvas
    this.#viewer = viewer
    this.#worker = painterOf(canvas)
    if (!this.#worker) this.#sheet = new WetSheet(canvas)
    this.#worker?.addEventListener('error', () => this.#paintHere())
  }

  #show(order: WetOrder) {
    if (this.#sheet) this.#sheet.show(order)
    else this.#worker?.postMessage(order satisfies Handed, [])
  }

  /** The painter never came, and a canvas that was given away does not come back: the page paints on another one. */
  #paintHere() {
    this.#worker?.terminate()
    this.#worker = null
    const own = Object.assign(document.createElement('canvas'), { className: this.#canvas.className })
    this.#canvas.after(own)
    this.#sheet = new WetSheet(own)
  }

  paint(stroke: Stroke, { isShown, opacity }: Layer) {
    this.#wet({ look: this.#look(), ink: { stroke, alpha: isShown ? opacity / 100 : 0 } })
  }

  /** The line that is drawn around a part, before it closes. */
  trace({ xs, ys }: Points) {
    this.#wet({ look: this.#look(), ink: { lasso: { xs, ys } } })
  }

  clear() {
    if (!this.#isWet) return
    this.#isWet = false
    if (!this.#worker) return this.#show(null)
    // What is painted beside the page may be seen before the page is: until the dry line is, the wet one stays.
    this.#drying = requestAnimationFrame(() => {
      this.#drying = requestAnimationFrame(() => this.#show(null))
    })
  }

  end() {
    cancelAnimationFrame(this.#drying)
    this.#worker?.terminate()
  }

  #wet(order: WetOrder) {
    cancelAnimationFrame(this.#drying)
    this.#isWet = true
    this.#show(order)
  }

  /** As the picture is looked at now. */
  #look(): WetLook {
    const { view, isMirrored } = this.#viewer.state.look()
    const { clientWidth, clientHeight } = this.#canvas
    const dense = Math.min(MOST_DENSE, window.devicePixelRatio)
    const scale = view.zoom * dense
    const left = view.x + (isMirrored ? this.#viewer.picture.width * view.zoom : 0)
    return {
      width: Math.round(clientWidth * dense),
      height: Math.round(clientHeight * dense),
      matrix: [isMirrored ? -scale : scale, 0, 0, scale, left * dense, view.y * dense],
      zoom: view.zoom,
    }
  }
}

function painterOf(canvas: HTMLCanvasElement): Worker | null {
  if (!('transferControlToOffscreen' in canvas)) return null
  const own = canvas.transferControlToOffscreen()
  const worker = new Worker(new URL('wet.worker.ts', import.meta.url), { type: 'module' })
  worker.postMessage(own satisfies Handed, [own])
  return worker
}
