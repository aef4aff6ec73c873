import { callPath } from '#platform/browser-call.ts'
import { onOutcome, type Outcome, sendParcel, sendWaiting } from '#platform/outbox/outbox.ts'
import { keepParcel, type Parcel, readParcel } from '#platform/outbox/store.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { PICTURE_BYTES, PICTURE_TYPES } from '../terms.ts'

export type Words = { memo: string; consent: boolean; memo_consent: boolean }
export type DraftOf = { memberId: number; lessonId: number; stepId: number | null }
export type DraftView = Words & {
  picked: { name: string; url: string; size: number } | null
  sync: SyncState | null
  posting: boolean
  /** It goes out by itself when there is a line. */
  waits: boolean
  /** Why the house refused it. */
  sentence: string | null
}

const NO_WORDS: Words = { memo: '', consent: false, memo_consent: false }
const REST_MS = 400
export const isGoodPicture = ({ type, size }: File) =>
  PICTURE_TYPES.some((one) => one === type) && size <= PICTURE_BYTES
const wordsOf = ({ fields }: Parcel): Words => {
  const { memo, consent, memo_consent } = { ...NO_WORDS, ...fields } as Words
  return { memo, consent, memo_consent }
}

/** The draft of one lesson's log: in this browser from the first letter on, and on its way once it was posted. */
export class LogDraft {
  private view: DraftView = { ...NO_WORDS, picked: null, sync: null, posting: false, waits: false, sentence: null }
  private parcel: Parcel
  private isTouched = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private onView: () => void = () => {}

  constructor({ memberId, lessonId, stepId }: DraftOf) {
    this.parcel = {
      ...{ memberId, id: `practice-log:${lessonId}`, key: crypto.randomUUID(), method: 'POST', files: {} },
      path: callPath('/user_daily_lesson_trainings/create'),
      fields: { ...NO_WORDS, id: String(lessonId), ...(stepId !== null && { step_id: String(stepId) }) },
      ...{ state: 'draft', sentence: null },
    }
  }

  readonly subscribe = (listen: () => void) => {
    this.onView = listen
    return () => void (this.onView = () => {})
  }
  readonly look = () => this.view

  /** Takes up what was left in this browser; what it answers ends it. */
  begin(onPosted: (id: string) => void): () => void {
    const { memberId, id } = this.parcel
    const stop = onOutcome(id, (outcome) => this.hear(outcome, onPosted))
    void readParcel(memberId, id).then(
      (kept) => kept && !this.isTouched && this.takeUp(kept),
      () => {},
    )
    return () => {
      stop()
      if (this.timer !== undefined) void this.keep()
      this.showPicture({})
    }
  }

  write(part: Partial<Words>): void {
    this.isTouched = true
    const words = { ...wordsOf(this.parcel), ...part }
    if (!words.consent) words.memo_consent = false
    const state = this.parcel.state === 'refused' ? 'draft' : this.parcel.state
    this.parcel = { ...this.parcel, state, fields: { ...this.parcel.fields, ...words } }
    this.show({ ...words, sync: 'unsaved' })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.keep(), REST_MS)
  }

  /** Another picture is another post, whatever became of the one before; none takes it away. */
  choose(file: File | null): void {
    this.isTouched = true
    const files: Parcel['files'] = file ? { image: { name: file.name, content: file } } : {}
    this.parcel = { ...this.parcel, key: crypto.randomUUID(), files, state: 'draft', sentence: null }
    this.showPicture(files)
    this.show({ waits: false, sentence: null })
    void this.keep()
  }

  /** Whether the house has it. */
  async post(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.parcel = { ...this.parcel, state: 'waiting', sentence: null }
    this.show({ posting: true, sync: 'saving', sentence: null })
    const outcome = await sendParcel(this.parcel)
    this.show({ posting: false })
    return outcome.state === 'sent'
  }

  private takeUp(kept: Parcel): void {
    this.parcel = kept
    this.showPicture(kept.files)
    const { state, sentence } = kept
    this.show({
      ...wordsOf(kept),
      sync: state === 'draft' ? 'saved' : 'unsaved',
      waits: state === 'waiting',
      sentence,
    })
    if (state === 'waiting') void sendWaiting()
  }

  private hear(outcome: Outcome, onPosted: (id: string) => void): void {
    if (outcome.state !== 'sent') {
      this.parcel = { ...this.parcel, state: outcome.state, sentence: outcome.sentence }
      return this.show({ waits: outcome.state === 'waiting', sync: 'unsaved', sentence: outcome.sentence })
    }
    // A post that another picture has taken the place of is not this one.
    if (outcome.key !== this.parcel.key) return
    clearTimeout(this.timer)
    this.timer = undefined
    // What was written while it was on its way goes after it, before the page is left.
    const isOlder = JSON.stringify(outcome.fields) !== JSON.stringify(this.parcel.fields)
    if (isOlder) return void sendParcel(this.parcel)
    this.show({ sync: 'saved', waits: false })
    onPosted(String(outcome.body.id))
  }

  private async keep(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const isKept = await keepParcel(this.parcel).then(
      () => true,
      () => false,
    )
    this.show({ sync: isKept && this.parcel.state === 'draft' ? 'saved' : 'unsaved' })
  }

  private showPicture({ image }: Parcel['files']): void {
    if (this.view.picked) URL.revokeObjectURL(this.view.picked.url)
    const picked = image && { name: image.name, url: URL.createObjectURL(image.content), size: image.content.size }
    this.show({ picked: picked ?? null })
  }

  private show(change: Partial<DraftView>): void {
    this.view = { ...this.view, ...change }
    this.onView()
  }
}
