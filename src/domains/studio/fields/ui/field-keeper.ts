import { callPath, learnMember, post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import type { Theirs } from '../terms.ts'
import { forgetText, keepText, readText, type FieldOf, type Place } from './kept-text.ts'

const REST_MS = 800
const SHOWN_MS = 4_000
const RETRY_MS = [3_000, 10_000, 30_000, 60_000]

export type FieldView = { text: string; sync: SyncState | null; error: string | null; theirs: Theirs | null }
type Reply = { text?: string; theirs?: Theirs }

/**
 * One field that saves itself. What was typed lies in this browser until the server has it, so that a closed tab, a lost
 * network or an ended session loses nothing; it is sent again by itself. What a colleague saved meanwhile is laid beside
 * it, and nothing is sent before one of the two is chosen.
 */
export class FieldKeeper {
  private place: Place
  private view: FieldView
  /** The text that the server is known to have. */
  private base: string
  private timer: ReturnType<typeof setTimeout> | undefined
  private flight: Promise<void> | null = null
  private life = new AbortController()
  private tries = 0
  private onView: () => void = () => {}
  private onSaved: () => void = () => {}

  constructor(of: FieldOf, first: string) {
    this.place = { ...of, memberId: null }
    this.base = first
    this.view = { text: first, sync: null, error: null, theirs: null }
  }

  readonly subscribe = (listen: () => void) => {
    this.onView = listen
    return () => void (this.onView = () => {})
  }
  readonly look = () => this.view

  /** Opens with the page, and takes up what an earlier one left in this browser. */
  begin(memberId: number | null, onSaved: () => void): void {
    this.place = { ...this.place, memberId }
    this.life = new AbortController()
    this.onSaved = onSaved
    const kept = readText(this.place)
    if (!kept) return
    if (kept.text === this.base) return forgetText(this.place)
    this.base = kept.base
    this.write(kept.text)
  }

  end(): void {
    clearTimeout(this.timer)
    this.life.abort()
  }

  isUnsaved(): boolean {
    return this.view.text !== this.base
  }

  write(text: string): void {
    this.show({ text, error: null, ...(!this.view.theirs && { sync: text === this.base ? null : 'unsaved' }) })
    if (text === this.base) return forgetText(this.place)
    keepText(this.place, { text, base: this.base })
    this.later(REST_MS)
  }

  /** Without waiting: the field was left, or chosen from a list. */
  async save(keepalive = false): Promise<void> {
    await this.flight
    const { text, theirs } = this.view
    if (this.life.signal.aborted || theirs || !this.isUnsaved() || this.flight) return
    clearTimeout(this.timer)
    this.flight = this.send(text, keepalive).finally(() => (this.flight = null))
    await this.flight
  }

  /** Both texts were seen. */
  settle(choice: 'mine' | 'theirs'): void {
    const { theirs, text } = this.view
    if (!theirs) return
    this.base = theirs.text
    this.show({ theirs: null })
    this.write(choice === 'mine' ? text : theirs.text)
    if (choice === 'theirs') this.settled(theirs.text)
    else void this.save()
  }

  private later(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), ms)
  }

  private show(change: Partial<FieldView>): void {
    this.view = { ...this.view, ...change }
    this.onView()
  }

  private async send(text: string, keepalive: boolean): Promise<void> {
    const { courseId, part, partId, field, memberId } = this.place
    const { signal } = this.life
    if ((await learnMember()) !== memberId) return this.again('other-member')
    this.show({ sync: 'saving' })
    const body = { part, part_id: partId, field, text, base: this.base }
    const path = callPath('/staff/courses/:id/fields', { id: courseId })
    const reply = await post<Reply>(path, body, { method: 'PATCH', keepalive, signal })
    if (signal.aborted) return
    const { theirs, text: kept } = reply.body ?? {}
    if (reply.ok) this.answered(text, kept ?? text)
    else if (theirs) this.show({ theirs, sync: 'newer' })
    // What cannot be kept is not sent again before it is changed.
    else if (reply.status === 422) this.show({ error: reply.body?.error ?? null, sync: 'unsaved' })
    else this.again(reply.code === 'other-member' ? 'other-member' : 'unsaved')
  }

  private answered(sent: string, kept: string): void {
    this.tries = 0
    this.base = kept
    if (this.view.text === sent) return this.settled(kept)
    keepText(this.place, { text: this.view.text, base: kept })
    this.later(REST_MS)
  }

  private settled(text: string): void {
    forgetText(this.place)
    clearTimeout(this.timer)
    this.show({ text, sync: 'saved', error: null })
    this.onSaved()
    this.timer = setTimeout(() => this.show({ sync: null }), SHOWN_MS)
  }

  private again(sync: SyncState): void {
    this.show({ sync })
    this.later(RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]!)
  }
}
