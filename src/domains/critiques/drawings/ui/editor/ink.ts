import { drawingLimits, EIGHTHS, PRESSURE_MAX, type Stroke } from '../../terms.ts'
import type { Point } from './view.ts'

export type Look = Pick<Stroke, 'kind' | 'layer' | 'shape' | 'colour' | 'size'>
export type Touch = Point & { pressure: number; timeStamp: number }

/** The browser says half where a device knows no pressure. */
export const pressureOf = ({ pointerType, pressure }: { pointerType: string; pressure: number }) =>
  pointerType === 'pen' ? pressure : 0.5

/** A line while it is drawn: quantised once, its times those of the hand. */
export class Ink {
  readonly look: Look
  readonly at: number
  #xs = new Int32Array(256)
  #ys = new Int32Array(256)
  #pressures = new Uint8Array(256)
  #times = new Int32Array(256)
  #count = 0
  #began: number

  constructor(look: Look, at: number, { timeStamp, ...first }: Touch) {
    this.look = look
    this.at = at
    this.#began = timeStamp
    this.add({ ...first, timeStamp })
  }

  get isFull() {
    return this.#count >= drawingLimits.points
  }

  add({ x, y, pressure, timeStamp }: Touch) {
    const i = this.#count
    if (this.isFull) return
    const [px, py, time] = [inEighths(x), inEighths(y), Math.max(this.#lastTime, Math.round(timeStamp - this.#began))]
    const isStraight = this.look.shape !== 'free'
    if (i > 0 && !isStraight && px === this.#xs[i - 1] && py === this.#ys[i - 1]) return
    const at = isStraight && i > 1 ? 1 : i
    if (at === this.#xs.length) this.#widen()
    this.#xs[at] = px
    this.#ys[at] = py
    this.#pressures[at] = Math.round(Math.min(1, Math.max(0, pressure)) * PRESSURE_MAX)
    this.#times[at] = time
    this.#count = at + 1
  }

  get #lastTime() {
    return this.#count > 0 ? this.#times[this.#count - 1]! : 0
  }

  #widen() {
    const wider = <T extends Int32Array | Uint8Array>(values: T, to: T): T => {
      to.set(values)
      return to
    }
    const length = this.#xs.length * 2
    this.#xs = wider(this.#xs, new Int32Array(length))
    this.#ys = wider(this.#ys, new Int32Array(length))
    this.#pressures = wider(this.#pressures, new Uint8Array(length))
    this.#times = wider(this.#times, new Int32Array(length))
  }

  /** What has been drawn so far, as a stroke of its own; points that are only expected are seen and never kept. */
  stroke(expected: readonly Touch[] = []): Stroke {
    const count = this.#count
    if (expected.length > 0) {
      const more = new Ink(this.look, this.at, { x: 0, y: 0, pressure: 0, timeStamp: this.#began })
      more.#take(this)
      for (const touch of expected) more.add(touch)
      return more.stroke()
    }
    return {
      ...this.look,
      at: this.at,
      xs: this.#xs.slice(0, count),
      ys: this.#ys.slice(0, count),
      pressures: this.#pressures.slice(0, count),
      times: this.#times.slice(0, count),
    }
  }

  #take(from: Ink) {
    this.#xs = from.#xs.slice()
    this.#ys = from.#ys.slice()
    this.#pressures = from.#pressures.slice()
    this.#times = from.#times.slice()
    this.#count = from.#count
  }
}

const inEighths = (value: number) =>
  Math.round(Math.min(drawingLimits.coordinate, Math.max(-drawingLimits.coordinate, value * EIGHTHS)))
