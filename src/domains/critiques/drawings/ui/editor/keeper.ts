import type { SyncState } from '#ui/sync-line.tsx'
import { firstLayers, type Layers, type Op } from '../../terms.ts'
import type { Easel } from './easel.ts'
import type { House, Opened } from './house.ts'
import type { KeptStrokes, StrokesHere } from './kept-strokes.ts'
import { merged } from './merge.ts'
import { Store } from './store.ts'

const REST_MS = 1_000
const LONGEST_MS = 4_000
const RETRY_MS = [3_000, 10_000, 30_000]

export type KeeperState = {
  isOpen: boolean
  sync: SyncState | null
  /** A sentence about what cannot be done by itself. */
  trouble: string | null
}
const nothing: Opened = { revision: 0, drawing: null }
type Paper = Pick<Easel, 'history' | 'load' | 'state' | 'isDrawing'>
type Means = { work: string; house: House; here: StrokesHere; tellTabs: (revision: number) => void }

/**
 * A drawing that saves itself. What is drawn is kept in the browser until the house has it, and sent again by itself;
 * what another tab or device drew meanwhile is laid below what was drawn here.
 */
export class DrawingKeeper {
  readonly state = new Store<KeeperState>({ isOpen: false, sync: null, trouble: null })
  #revision = 0
  #key: string | null = null
  /** Under which this page keeps strokes; what others have left is taken over. */
  readonly #id: string
  #paper: Paper
  #means: Means
  #isDirty = false
  #flight: Promise<boolean> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #since: number | null = null
  #tries = 0
  #isOver = false

  constructor(paper: Paper, means: Means) {
    this.#paper = paper
    this.#means = means
    this.#id = `${means.work}:${crypto.randomUUID()}`
  }

  get revision() {
    return this.#revision
  }
  get isUnsaved() {
    return this.#isDirty
  }

  /** Nothing can be drawn before all that is there has been read: half a drawing must never be saved over a whole one. */
  async open(isBegun: boolean): Promise<void> {
    const { house, here, work } = this.#means
    const began = performance.now()
    try {
      const [theirs, kept] = await Promise.all([isBegun ? house.open() : nothing, here.list(work)])
      if (this.#isOver) return
      this.#begin(theirs, kept)
      performance.measure('drawing opened', { start: began })
    } catch {
      if (this.#isOver) return
      this.state.set({ trouble: '描き込みを読み込めませんでした。通信を確かめています…' })
      this.#timer = setTimeout(() => void this.open(isBegun), this.#wait())
    }
  }

  /** What the house has, and over it what pages of this browser have left. */
  #begin(theirs: Opened, [mine, ...others]: readonly KeptStrokes[]) {
    this.#revision = theirs.revision
    const isSame = mine?.revision === theirs.revision
    const ops = theirs.drawing?.ops ?? []
    const ground = isSame ? ops.slice(0, mine.known) : ops
    let all = merged(ground, mine?.ops ?? [])
    for (const other of others) all = merged(all, other.ops)
    this.#key = isSame ? mine.key : null
    const layers = mine?.layers ?? theirs.drawing?.layers ?? firstLayers()
    this.#paper.load(ground, all.slice(ground.length), layers, theirs.bytes)
    this.state.set({ isOpen: true, trouble: null, sync: theirs.drawing ? 'saved' : null })
    if (all.length > ground.length || ground.length < ops.length) this.changed()
    for (const one of mine ? [mine, ...others] : []) void this.#means.here.drop(one.id)
  }

  /** The page is left for another one: what is not saved goes out once more, and stays in this browser until it has arrived. */
  end() {
    clearTimeout(this.#timer)
    if (this.#isDirty && !this.#flight) void this.#send()
    this.#isOver = true
  }

  changed() {
    this.#isDirty = true
    this.#since ??= Date.now()
    this.state.set({ sync: 'unsaved' })
    this.keepHere()
    this.#later(Math.max(0, Math.min(REST_MS, this.#since + LONGEST_MS - Date.now())))
  }

  /** In this browser, at once. */
  keepHere() {
    const { history, state } = this.#paper
    const { layers } = state.look()
    const { known, unsaved: ops } = history
    void this.#means.here.keep({
      ...{ id: this.#id, revision: this.#revision, known, ops, layers, key: this.#key },
    })
  }

  #later(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  #wait() {
    return RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]!
  }

  /** Sends what the house does not have; true when it has everything that was drawn until now. */
  async save(): Promise<boolean> {
    if (this.#flight) await this.#flight
    if (!this.#isDirty || this.#isOver || this.#flight) return !this.#isDirty
    clearTimeout(this.#timer)
    this.#flight = this.#send().finally(() => (this.#flight = null))
    return this.#flight
  }

  /** The line is back, or somebody has signed in again. */
  again() {
    this.#tries = 0
    if (this.#isDirty) void this.save()
  }

  async #send(): Promise<boolean> {
    const { history, state } = this.#paper
    this.#isDirty = false
    this.#since = null
    this.#key ??= crypto.randomUUID()
    const what = { revision: this.#revision, key: this.#key, ops: [...history.ops], known: history.known }
    this.state.set({ sync: 'saving' })
    history.sending()
    const answer = await this.#means.house.save({ ...what, layers: state.look().layers })
    if ('revision' in answer) return this.#arrived(answer.revision)
    this.#isDirty = true
    if (answer.refused === 'newer-draft') return this.#meet()
    if (answer.refused === 'drawing-full') this.state.set({ trouble: answer.said })
    if (this.#isOver) return false
    this.state.set({ sync: answer.refused === 'other-member' ? 'other-member' : 'unsaved' })
    this.#later(this.#wait())
    return false
  }

  #arrived(revision: number): boolean {
    this.#paper.history.arrived()
    this.#revision = revision
    this.#key = null
    this.#tries = 0
    this.#means.tellTabs(revision)
    if (this.#isDirty) {
      this.keepHere()
      this.#later(REST_MS)
      return false
    }
    void this.#means.here.drop(this.#id)
    this.state.set({ sync: 'saved', trouble: null })
    return true
  }

  /** Another tab or device of this teacher has saved something newer. */
  async #meet(): Promise<boolean> {
    const theirs = this.#isOver ? null : await this.#means.house.open().catch(() => null)
    if (this.#isOver) return false
    if (!theirs || this.#paper.isDrawing) {
      this.#later(this.#wait())
      return false
    }
    this.#take(theirs, this.#paper.history.unsaved)
    this.#key = null
    if (this.#isDirty) this.#later(0)
    return false
  }

  #take({ revision, drawing, bytes }: Opened, mine: readonly Op[]) {
    const ops = drawing?.ops ?? []
    const all = merged(ops, mine)
    const layers: Layers = this.#isDirty ? this.#paper.state.look().layers : (drawing?.layers ?? firstLayers())
    this.#revision = revision
    this.#paper.load(ops, all.slice(ops.length), layers, bytes)
    this.#isDirty = all.length > ops.length
    this.state.set({ sync: 'renewed' })
    this.keepHere()
  }

  /** Another tab tells what it has saved. */
  async hear(revision: number): Promise<void> {
    if (revision <= this.#revision || this.#flight || this.#isDirty || !this.state.look().isOpen) return
    const theirs = await this.#means.house.open().catch(() => null)
    if (theirs && !this.#isDirty && !this.#paper.isDrawing && !this.#isOver) this.#take(theirs, [])
  }
}
