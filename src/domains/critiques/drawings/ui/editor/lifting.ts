import type { LayerName, Move, Placing, Points } from '../../terms.ts'
import type { EaselState } from './easel.ts'
import type { LayerSheets } from './layer-sheets.ts'
import { isLasso, isMoved, unmoved } from './selection.ts'
import type { Store } from './store.ts'

type Means = {
  state: Store<EaselState>
  sheets: LayerSheets
  lifted: HTMLCanvasElement
  commit: (op: Move) => void
}
const NOTHING_THERE = '囲んだ中に線がありません。線のあるレイヤーを選んでください。'

/** The part of a layer that is in the teacher's hand. */
export class Lifting {
  #means: Means
  #at = 0
  #began = 0

  constructor(means: Means) {
    this.#means = means
  }

  take(layer: LayerName, lasso: Points, at: number) {
    const { lifted, sheets, state } = this.#means
    if (!isLasso(lasso)) return
    const { width, height } = sheets.sheets[layer].canvas
    Object.assign(lifted, { width, height })
    const to = lifted.getContext('2d')!
    to.scale(sheets.density, sheets.density)
    const taken = sheets.lift(layer, lasso, to)
    if (!taken) return this.#clear(NOTHING_THERE)
    this.#at = at
    this.#began = performance.now()
    state.set({ note: null, selection: { layer, lasso, taken, placing: unmoved } })
  }

  place(placing: Placing) {
    const { state } = this.#means
    const { selection } = state.look()
    if (selection) state.set({ selection: { ...selection, placing } })
  }

  putBack() {
    const { sheets, state } = this.#means
    const { selection } = state.look()
    if (!selection) return
    this.#clear()
    sheets.putBack(selection.layer, selection.taken)
  }

  putDown() {
    const { selection } = this.#means.state.look()
    this.putBack()
    if (!selection || !isMoved(selection.placing)) return
    const { layer, lasso, placing } = selection
    const took = Math.round(performance.now() - this.#began)
    this.#means.commit({ kind: 'move', layer, lasso, at: this.#at, took, ...placing })
  }

  /** Nothing is held, and its canvas takes no room. */
  #clear(note: string | null = null) {
    Object.assign(this.#means.lifted, { width: 0, height: 0 })
    this.#means.state.set({ note, selection: null })
  }
}
