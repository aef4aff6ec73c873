import { Store } from './store.ts'
import { fit, kept, pinch, toPicture, zoomAt, type Extent, type Point, type View } from './view.ts'

export type ViewerState = { view: View; whole: View; isMirrored: boolean }

/** How the picture is looked at: as a whole, from near, as in a mirror. Nothing of it is kept. */
export class Viewer {
  readonly state: Store<ViewerState>
  readonly picture: Extent
  #room: Extent = { width: 1, height: 1 }

  constructor(picture: Extent) {
    this.picture = picture
    const whole = fit(this.#room, picture)
    this.state = new Store({ view: whole, whole, isMirrored: false })
  }

  /** The window has another size; who saw the whole picture sees the whole picture. */
  resize(room: Extent) {
    const { view, whole } = this.state.look()
    const next = fit(room, this.picture)
    const wasWhole = view.zoom <= whole.zoom * 1.001
    const middle = { x: this.#room.width / 2, y: this.#room.height / 2 }
    const moved = { ...view, x: view.x + room.width / 2 - middle.x, y: view.y + room.height / 2 - middle.y }
    this.#room = room
    this.state.set({
      whole: next,
      view: wasWhole ? next : this.#kept({ ...moved, zoom: Math.max(view.zoom, next.zoom) }),
    })
  }

  #kept = (view: View) => kept(view, this.#room, this.picture)

  show(view: View) {
    this.state.set({ view: this.#kept(view) })
  }
  pan(dx: number, dy: number) {
    const { view } = this.state.look()
    this.show({ ...view, x: view.x + dx, y: view.y + dy })
  }
  zoom(factor: number, at: Point = { x: this.#room.width / 2, y: this.#room.height / 2 }) {
    const { view, whole } = this.state.look()
    this.show(zoomAt(view, at, factor, whole))
  }
  pinch(from: View, before: readonly [Point, Point], now: readonly [Point, Point]) {
    this.show(pinch(from, before, now, this.state.look().whole))
  }
  showWhole() {
    this.state.set({ view: this.state.look().whole })
  }
  mirror() {
    this.state.set({ isMirrored: !this.state.look().isMirrored })
  }
  place(point: Point): Point {
    const { view, isMirrored } = this.state.look()
    return toPicture(view, point, isMirrored ? this.picture.width : null)
  }
}
