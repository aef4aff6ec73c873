import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CallReply, pageMember, post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { type Draft, type DraftPlace, forgetDraft, keepDraft, keyOf, readDraft } from './draft.ts'
import { dropFile, findFile, keepFile } from './kept-file.ts'

const REST_MS = 300
const AGAIN_MS = 15_000

type Form<Answer> = {
  /** Which form it is, so that each has its own draft. */
  form: string
  first: Record<string, string>
  path: string
  /** The body that the house reads. */
  bodyOf(words: Record<string, string>, file: File | null): FormData
  onSent(answer: Answer): void
  /** Once for a no that asking again does not change. */
  onRefused(reply: CallReply<Answer>): void
  /** Once for each time that somebody sends it and it does not arrive at once, whatever the reason. */
  onFailed?(): void
}
export type Sending = 'idle' | 'sending' | 'waiting' | 'signed-out'

const fresh = (words: Record<string, string>): Draft => ({ words, sendKey: crypto.randomUUID(), isDue: false })

/**
 * A form whose words and picture are kept on this device until the house has them. What was sent and got no answer is
 * sent again by itself — when the line is back, when somebody has signed in again, after a reload — and arrives once.
 */
export function useOutbox<Answer>(it: Form<Answer>) {
  const [words, setWords] = useState(it.first)
  const [file, setFile] = useState<File | null>(null)
  const [sync, setSync] = useState<SyncState | null>(null)
  const [sending, setSending] = useState<Sending>('idle')
  const [isRead, setRead] = useState(false)
  const draft = useRef<Draft | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = (): DraftPlace => ({ memberId: pageMember() ?? 0, form: it.form })
  const current = () => (draft.current ??= fresh(it.first))

  const keep = () => setSync(keepDraft(place(), current()) ? 'saved' : 'unsaved')
  const change = (part: Record<string, string>) => {
    draft.current = { ...current(), words: { ...current().words, ...part } }
    setWords(draft.current.words)
    setSync('unsaved')
    clearTimeout(resting.current)
    resting.current = setTimeout(keep, REST_MS)
  }
  const pick = (picked: File | null) => {
    setFile(picked)
    void (picked ? keepFile(keyOf(place()), picked) : dropFile(keyOf(place())))
  }

  const deliver = async (picture: File | null, byHand = false) => {
    clearTimeout(resting.current)
    draft.current = { ...current(), isDue: true }
    keepDraft(place(), draft.current)
    setSending('sending')
    setSync('saving')
    const body = it.bodyOf(draft.current.words, picture)
    body.set('send_key', draft.current.sendKey)
    const reply = await post<Answer>(it.path, body)
    if (reply.ok && reply.body) return delivered(reply.body)
    const waits = reply.lost || reply.status >= 500
    const signedOut = reply.status === 401 || reply.code === 'bad-token' || reply.code === 'other-member'
    setSending(signedOut ? 'signed-out' : waits ? 'waiting' : 'idle')
    setSync('unsaved')
    if (byHand) it.onFailed?.()
    if (waits || signedOut) return
    draft.current = { ...draft.current, isDue: false }
    keepDraft(place(), draft.current)
    it.onRefused(reply)
  }
  const delivered = (answer: Answer) => {
    forgetDraft(place())
    void dropFile(keyOf(place()))
    draft.current = null
    setWords(it.first)
    setFile(null)
    setSync(null)
    setSending('idle')
    it.onSent(answer)
  }

  const takeUp = useEffectEvent(async () => {
    const kept = readDraft(place())
    const picture = kept ? ((await findFile(keyOf(place()))) ?? null) : null
    if (kept && !draft.current) {
      draft.current = kept
      setWords({ ...it.first, ...kept.words })
      setFile(picture)
      setSync('saved')
      if (kept.isDue) void deliver(picture)
    }
    setRead(true)
  })
  useEffect(() => void takeUp(), [])
  useSendAgain(sending === 'waiting', () => void deliver(file))

  const send = () => {
    if (sending === 'sending') return
    void deliver(file, true)
  }
  return { words, file, sync, sending, isRead, change, pick, send }
}

/** When the line is back, and from time to time where nobody tells of a line. */
function useSendAgain(waits: boolean, again: () => void) {
  const go = useEffectEvent(again)
  useEffect(() => {
    if (!waits) return
    const now = () => go()
    const timer = setInterval(now, AGAIN_MS)
    window.addEventListener('online', now)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', now)
    }
  }, [waits])
}
