import { learnMember, post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { textLength } from '#ui/text-length.ts'
import { markOf } from '../mark.ts'
import { NOTE_MAX, NOTE_TOO_LONG, type Note } from '../terms.ts'
import { join } from './difference.ts'
import { forgetDraft, forgetNobodys, keepDraft, readDraft, type NotePlace } from './draft.ts'

const REST_MS = 1_200
/** Who writes without a rest is saved all the same, so that another device learns of it. */
const LONGEST_MS = 4_000
const SHOWN_MS = 3_000
const RETRY_MS = [3_000, 10_000, 30_000, 60_000]
const MOST_ASIDES = 5

export type NoteView = {
  text: string
  sync: SyncState | null
  /** What another device has saved while something of here was not. */
  theirs: Note | null
  /** Both lie before the learner. */
  choosing: boolean
}
export type NoteChoice = 'both' | 'mine' | 'theirs'

/**
 * One note that saves itself. What was written is kept in the browser until the server has it: a closed tab, a lost
 * network or an ended session loses nothing, and it is sent again by itself. What another device saved meanwhile is
 * taken over where nothing of here is unsaved; else the learner joins or chooses, and nothing is sent before.
 */
export class NoteKeeper {
  readonly place: NotePlace | null
  private view: NoteView
  /** The kept note as far as it is known here; without a text where a draft only tells its version. */
  private saved: { content: string | null; version: number }
  /** What was sent and not answered: it may be saved all the same. */
  private sent = new Set<number>()
  private asides: string[] = []
  private flight: Promise<void> | null = null
  /** Ends with the player: what is not saved then waits as a draft for the next one, and nothing more is sent. */
  private life = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined
  private unsavedSince: number | null = null
  private tries = 0
  private warned = false
  /** The version about which the learner was asked. */
  private asked: number | null = null
  private onView: () => void = () => {}

  constructor(place: NotePlace | null, first: Note | null) {
    this.place = place
    this.saved = { content: first?.content ?? '', version: first?.version ?? 0 }
    this.view = { text: first?.content ?? '', sync: null, theirs: null, choosing: false }
  }

  readonly subscribe = (listen: () => void) => {
    this.onView = listen
    return () => void (this.onView = () => {})
  }
  readonly look = () => this.view

  /** Opens with the player, and takes up what an earlier one left in this browser. */
  begin(first: Note | null): void {
    this.life = new AbortController()
    forgetNobodys()
    const draft = this.place && readDraft(this.place)
    if (!draft || !first) return
    if (draft.text === this.view.text && draft.asides.length === 0)
      return this.isUnsaved() ? this.later(0) : forgetDraft(this.place!, draft.text)
    this.sent = new Set(draft.sent)
    this.asides = draft.asides
    if (draft.version !== first.version) this.saved = { content: null, version: draft.version }
    this.write(draft.text)
    if (draft.version !== first.version) this.meet(first)
  }

  end(): void {
    clearTimeout(this.timer)
    this.life.abort()
  }

  /** The newest version that is known here. */
  get version(): number {
    return (this.view.theirs ?? this.saved).version
  }

  isUnsaved(): boolean {
    return this.place !== null && (this.view.text !== this.saved.content || this.asides.length > 0)
  }

  write(text: string): void {
    this.show({ text })
    if (textLength(text) <= NOTE_MAX) this.warned = false
    if (!this.place) return
    this.keep()
    this.unsavedSince ??= Date.now()
    this.show({ sync: this.view.theirs ? 'newer' : 'unsaved' })
    this.later(Math.max(0, Math.min(REST_MS, this.unsavedSince + LONGEST_MS - Date.now())))
  }

  /** A line of its own at the end. */
  append(line: string): void {
    const above = this.view.text.replace(/\n+$/, '')
    this.write(`${above}${above && '\n'}${line}\n`)
  }

  /** Sends what is not saved yet; a second call waits for the first and for what was written since. */
  async save(keepalive = false): Promise<void> {
    await this.flight
    if (this.life.signal.aborted || this.view.theirs || !this.isUnsaved() || this.flight) return
    clearTimeout(this.timer)
    const { text } = this.view
    if (textLength(text) > NOTE_MAX) return this.warn()
    this.flight = this.send(text, keepalive).finally(() => (this.flight = null))
    await this.flight
  }

  /** Another version than the one known here: our own after a lost answer, one to take over, or one to choose from. */
  meet(note: Note): void {
    if (note.version <= this.saved.version && this.saved.content !== null) return
    const { text } = this.view
    if (note.content === text && this.asides.length === 0) return this.settled(note)
    if (this.sent.has(markOf(note.content))) {
      this.saved = note
      return this.later(0)
    }
    if (text === this.saved.content && this.asides.length === 0) {
      this.saved = note
      return this.say('renewed', { text: note.content, theirs: null })
    }
    this.show({ theirs: note, sync: 'newer' })
    this.keep()
    this.later(REST_MS)
  }

  /** The learner has seen both; what is not in the note any more is kept among its former versions. */
  settle(choice: NoteChoice): void {
    const { theirs, text: mine } = this.view
    if (!theirs) return
    const text = { both: join(mine, theirs.content), mine, theirs: theirs.content }[choice]
    if (textLength(text) > NOTE_MAX || textLength(mine) > NOTE_MAX) return window.alert(NOTE_TOO_LONG)
    this.saved = theirs
    if (choice !== 'both') this.layAside(choice === 'mine' ? theirs.content : mine)
    this.show({ theirs: null, choosing: false })
    this.write(text)
    void this.save()
  }

  /** A former version becomes the note again; the present text takes its place among them. */
  bringBack(content: string): void {
    this.layAside(this.view.text)
    this.write(content)
    void this.save()
  }

  choose(choosing: boolean): void {
    this.show({ choosing: choosing && this.view.theirs !== null })
  }

  private layAside(text: string): void {
    if (text) this.asides = [...this.asides, text].slice(-MOST_ASIDES)
  }

  private later(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.view.theirs ? this.ask() : void this.save()), ms)
  }

  /** Once for each text that came; who closes it goes on writing, and finds the way back beside the note. */
  private ask(): void {
    const { version } = this.view.theirs!
    if (version !== this.asked) this.choose(true)
    this.asked = version
  }

  private keep(): void {
    const { text } = this.view
    const { version } = this.saved
    if (this.place) keepDraft(this.place, { text, version, sent: [...this.sent], asides: this.asides })
  }

  private warn(): void {
    if (!this.warned) window.alert(NOTE_TOO_LONG)
    this.warned = true
  }

  private show(change: Partial<NoteView>): void {
    this.view = { ...this.view, ...change }
    this.onView()
  }

  private async send(content: string, keepalive: boolean): Promise<void> {
    const { place, asides } = this
    const { signal } = this.life
    const member = await learnMember()
    if (signal.aborted) return
    if (member !== place!.memberId) return this.again(member === null ? 'unsaved' : 'other-member')
    this.show({ sync: 'saving' })
    this.unsavedSince = null
    this.sent.add(markOf(content))
    this.keep()
    const body = { content, version: this.saved.version, ...(asides.length > 0 && { asides }) }
    const reply = await post<{ version?: number; note?: Note }>(place!.path, body, { keepalive, signal })
    if (signal.aborted) return
    if (reply.ok) this.answered(content, reply.body!.version!, asides)
    else if (reply.body?.note) this.refused(content, reply.body.note)
    else this.again(reply.code === 'other-member' ? 'other-member' : 'unsaved')
  }

  private answered(content: string, version: number, asides: string[]): void {
    this.tries = 0
    this.sent.clear()
    this.asides = this.asides.filter((text) => !asides.includes(text))
    const note = { content, version, savedAt: null }
    if (this.view.text === content && this.asides.length === 0) return this.settled(note)
    this.saved = note
    this.keep()
    this.later(0)
  }

  private refused(content: string, newer: Note): void {
    this.sent.delete(markOf(content))
    this.show({ sync: 'unsaved' })
    this.meet(newer)
  }

  private settled(note: Note): void {
    this.saved = note
    this.sent.clear()
    forgetDraft(this.place!, this.view.text)
    this.say('saved', { theirs: null, choosing: false })
  }

  private say(sync: SyncState, change: Partial<NoteView>): void {
    this.show({ ...change, sync })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.show({ sync: null }), SHOWN_MS)
  }

  private again(sync: SyncState): void {
    this.show({ sync })
    this.later(RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]!)
  }
}
