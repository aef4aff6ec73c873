import type { Easel } from './easel.ts'
import { isKeptWhenCancelled, SECOND_FINGER_MS, taskOf, type Hands, type Task } from './hands.ts'
import { pressureOf, type Touch } from './ink.ts'
import { drawingTools } from './tools.ts'
import type { Point, View } from './view.ts'
import type { Viewer } from './viewer.ts'

type Held = { id: number; type: string; task: Task; began: number; first: Point; at: Point }
type Options = {
  easel: Easel
  viewer: Viewer
  hands: () => Hands
  /** A pen was seen for the first time. */
  onPen: () => void
  /** The picture was pressed with the pin in hand, in its own pixels. */
  onPress: (at: Point) => void
}

const STILL = 6

/** What pointers do on the window in which the picture lies. */
export class Pointers {
  #window: HTMLElement
  #with: Options
  #held = new Map<number, Held>()
  #isPenDown = false
  #grip: { view: View; points: [Point, Point] } | null = null
  #left = new AbortController()

  constructor(window: HTMLElement, options: Options) {
    this.#window = window
    this.#with = options
    const { signal } = this.#left
    window.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    window.addEventListener('pointermove', (event) => this.#move(event), { signal })
    window.addEventListener('pointerup', (event) => this.#up(event), { signal })
    window.addEventListener('pointercancel', (event) => this.#cancel(event), { signal })
    window.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false })
    // A tablet's handwriting keyboard takes quick strokes away unless touches are the page's own.
    window.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    })
    window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  }

  end() {
    this.#left.abort()
  }

  get #hands(): Hands {
    const hands = this.#with.hands()
    const isPanning = hands.isPanning || this.#with.easel.state.look().tool === 'hand'
    return { ...hands, isPanning, isPenDown: this.#isPenDown }
  }

  #here(event: { clientX: number; clientY: number }): Point {
    const { left, top } = this.#window.getBoundingClientRect()
    return { x: event.clientX - left - this.#window.clientLeft, y: event.clientY - top - this.#window.clientTop }
  }

  #touch(event: PointerEvent): Touch {
    const at = this.#with.viewer.place(this.#here(event))
    return { ...at, pressure: pressureOf(event), timeStamp: event.timeStamp }
  }

  #down(event: PointerEvent) {
    if (isPiece(event.target)) return
    const { pointerType, pointerId } = event
    const { easel } = this.#with
    if (pointerType === 'pen') this.#penDown(pointerId)
    let task = taskOf({ pointerType, button: event.button, isMain: this.#held.size === 0 }, this.#hands)
    if (task === 'nothing') return
    if (pointerType === 'touch' && task === 'pan') task = this.#secondFinger(event.timeStamp)
    if (task === 'nothing') return
    if (task !== 'pan' && easel.isDrawing) return
    const at = this.#here(event)
    this.#held.set(pointerId, { id: pointerId, type: pointerType, task, began: event.timeStamp, first: at, at })
    this.#capture(pointerId)
    this.#regrip()
    const { tool } = easel.state.look()
    if (task === 'erase') easel.begin(this.#touch(event), 'eraser')
    if (task === 'draw' && drawingTools.includes(tool)) easel.begin(this.#touch(event))
  }

  /** Wherever it goes, where it is lifted is told here. */
  #capture(pointerId: number) {
    if (this.#window.isConnected) this.#window.setPointerCapture(pointerId)
  }

  /** The hand that holds the pen touches the picture first: what it moved is put back, what it drew was no line. */
  #penDown(pointerId: number) {
    const { easel, viewer, onPen } = this.#with
    onPen()
    const touches = [...this.#held.values()].filter(({ type }) => type === 'touch')
    if (touches.some(({ task }) => task === 'draw')) easel.dropStroke()
    if (touches.length > 0 && this.#grip) viewer.show(this.#grip.view)
    for (const { id } of touches) this.#held.delete(id)
    this.#grip = null
    this.#isPenDown = true
    // Also one that does nothing, with its button pressed: fingers wait until it is lifted, beside the picture too.
    this.#capture(pointerId)
  }

  #secondFinger(now: number): Task {
    const first = [...this.#held.values()].find(({ task }) => task === 'draw')
    if (!first) return 'pan'
    if (now - first.began > SECOND_FINGER_MS) return 'nothing'
    this.#with.easel.dropStroke()
    first.task = 'pan'
    return 'pan'
  }

  get #pans() {
    return [...this.#held.values()].filter(({ task }) => task === 'pan')
  }

  #regrip() {
    const [a, b] = this.#pans
    const view = this.#with.viewer.state.look().view
    this.#grip = a ? { view, points: [a.at, (b ?? a).at] } : null
  }

  #move(event: PointerEvent) {
    const held = this.#held.get(event.pointerId)
    if (!held) return
    held.at = this.#here(event)
    const { easel, viewer } = this.#with
    if (held.task === 'pan') {
      const [a, b] = this.#pans
      if (!this.#grip || !a) return
      if (b) return viewer.pinch(this.#grip.view, this.#grip.points, [a.at, b.at])
      const { view, points } = this.#grip
      return viewer.show({ ...view, x: view.x + a.at.x - points[0].x, y: view.y + a.at.y - points[0].y })
    }
    if (!easel.isDrawing) return
    const events = event.getCoalescedEvents?.() ?? []
    const soon = event.pointerType === 'pen' ? (event.getPredictedEvents?.() ?? []) : []
    const touches = (events.length > 0 ? events : [event]).map((one) => this.#touch(one))
    easel.draw(
      touches,
      soon.slice(0, 2).map((one) => this.#touch(one)),
    )
  }

  #up(event: PointerEvent) {
    const held = this.#let(event)
    if (!held) return
    const { easel, viewer, onPress } = this.#with
    if (held.task === 'pan') this.#regrip()
    else if (easel.isDrawing) {
      easel.draw([this.#touch(event)])
      return easel.endStroke()
    }
    const way = Math.hypot(held.at.x - held.first.x, held.at.y - held.first.y)
    if (easel.state.look().tool === 'pin' && way < STILL) onPress(viewer.place(held.at))
  }

  #cancel(event: PointerEvent) {
    const held = this.#let(event)
    if (!held) return
    if (held.task === 'pan') return this.#regrip()
    if (isKeptWhenCancelled(held.type)) this.#with.easel.endStroke()
    else this.#with.easel.dropStroke()
  }

  #let({ pointerId, pointerType }: PointerEvent): Held | undefined {
    if (pointerType === 'pen') this.#isPenDown = false
    const held = this.#held.get(pointerId)
    this.#held.delete(pointerId)
    return held
  }

  /** Turned with Ctrl, or by a pad's pinch, the wheel brings the picture nearer; a page that is scrolled goes on. */
  #wheel(event: WheelEvent) {
    const { viewer } = this.#with
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      return viewer.zoom(Math.exp(-event.deltaY / (event.deltaMode === 0 ? 200 : 6)), this.#here(event))
    }
    const { view, whole } = viewer.state.look()
    if (view.zoom <= whole.zoom * 1.001) return
    event.preventDefault()
    viewer.pan(-event.deltaX, -event.deltaY)
  }
}

const isPiece = (target: EventTarget | null) => target instanceof Element && target.closest('button, input') !== null
