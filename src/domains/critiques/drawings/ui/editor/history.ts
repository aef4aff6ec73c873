import type { Op } from '../../terms.ts'

/** Pauses longer than this are no part of drawing time. */
const LONGEST_PAUSE_MS = 5_000

/** What was drawn, what was taken back, and how much of it the house is known to have. */
export class History {
  ops: Op[] = []
  #undone: Op[] = []
  /** So many operations from the first on are the house's, too. */
  #known = 0
  /** The same, should what is on its way arrive. */
  #sent: number | null = null

  /** What the house has, and on top of it what it does not have yet. */
  begin(theirs: readonly Op[], more: readonly Op[] = []) {
    this.ops = [...theirs, ...more]
    this.#known = theirs.length
    this.#sent = null
    this.#undone = []
  }

  get known() {
    return this.#known
  }
  get unsaved(): readonly Op[] {
    return this.ops.slice(this.#known)
  }
  get canUndo() {
    return this.ops.length > 0
  }
  get canRedo() {
    return this.#undone.length > 0
  }

  add(op: Op) {
    this.ops.push(op)
    this.#undone = []
  }

  undo(): Op | null {
    const op = this.ops.pop()
    if (!op) return null
    this.#undone.push(op)
    this.#known = Math.min(this.#known, this.ops.length)
    if (this.#sent !== null) this.#sent = Math.min(this.#sent, this.ops.length)
    return op
  }

  redo(): Op | null {
    const op = this.#undone.pop()
    if (!op) return null
    this.ops.push(op)
    return op
  }

  sending() {
    this.#sent = this.ops.length
  }
  arrived() {
    this.#known = this.#sent ?? this.#known
    this.#sent = null
  }
}

/** Drawing time: the hand's own, without long pauses, and never before what was drawn last. */
export class DrawingClock {
  #at: number
  #since: number | null = null

  constructor(at: number) {
    this.#at = at
  }

  /** When something begins that the hand began at this moment. */
  begin(timeStamp: number): number {
    const pause = this.#since === null ? 1_000 : Math.max(0, timeStamp - this.#since)
    this.#at += Math.round(Math.min(pause, LONGEST_PAUSE_MS))
    this.#since = timeStamp
    return this.#at
  }

  /** It was over after so many milliseconds. */
  end(took: number) {
    this.#at += took
    this.#since = (this.#since ?? 0) + took
  }
}
