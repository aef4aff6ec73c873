import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { learnMember, post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { textLength } from '#ui/text-length.ts'
import { markOf, WRITTEN_ON } from '../../note-mark.ts'
import { NOTE_MAX, NOTE_TOO_LONG } from '../../terms.ts'
import { isWithin } from '../player/pieces.ts'
import type { Note } from '../player/player-data.ts'
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const REST_MS = 1_200
const SHOWN_MS = 3_000
const RETRY_MS = [3_000, 10_000, 30_000, 60_000]

type Props = {
  path: string | null
  /** Whose note it is: in this browser too, nobody else ever sees it. */
  memberId: number | null
  first: Note | null
}

/**
 * One note that saves itself. What was written is kept in the browser until the server has it: a closed tab, a lost
 * network or an ended session loses nothing, and it is sent again by itself.
 */
export function useNote({ path, memberId, first }: Props) {
  const [text, setText] = useState(first?.content ?? '')
  const [sync, setSync] = useState<SyncState | null>(null)
  const now = useRef({
    text,
    saved: text,
    /** What was sent last: where no answer came it may be saved all the same. */
    sent: text,
    /** Texts that were saved from here, by their marks. */
    mine: new Set<number>(),
    flight: null as Promise<void> | null,
    /** Ends with the player: what is not saved then waits as a draft for the next one, and nothing more is sent. */
    life: new AbortController(),
    tries: 0,
    warned: false,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = path !== null && memberId !== null && first !== null ? { path, memberId } : null

  const later = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }
  const isOver = () => now.current.life.signal.aborted
  const isUnsaved = () => place !== null && now.current.text !== now.current.saved
  const keep = () => {
    const { text, saved, sent } = now.current
    if (place) keepDraft(place, { text, bases: [markOf(saved), markOf(sent)] })
  }

  /** Sends what is not saved yet; a second call waits for the first and for what was written since. */
  const save = async (keepalive = false): Promise<void> => {
    const it = now.current
    await it.flight
    if (isOver() || !isUnsaved() || it.flight) return
    clearTimeout(timer.current)
    if (textLength(it.text) > NOTE_MAX) {
      if (!it.warned) window.alert(NOTE_TOO_LONG)
      it.warned = true
      return
    }
    it.flight = send(it.text, keepalive).finally(() => (it.flight = null))
    await it.flight
  }

  const send = async (content: string, keepalive: boolean) => {
    const it = now.current
    const again = () => later(RETRY_MS[Math.min(it.tries++, RETRY_MS.length - 1)]!)
    const member = await learnMember()
    if (isOver()) return
    if (member !== memberId) {
      setSync(member === null ? 'unsaved' : 'other-member')
      return again()
    }
    setSync('saving')
    it.sent = content
    keep()
    const headers = { [WRITTEN_ON]: String(markOf(it.saved)) }
    const reply = await post(place!.path, { content }, { keepalive, headers, signal: it.life.signal })
    if (isOver()) return
    if (!reply.ok) {
      setSync(reply.code === 'other-member' ? 'other-member' : 'unsaved')
      return again()
    }
    it.saved = content
    it.mine.add(markOf(content))
    it.tries = 0
    if (isUnsaved()) {
      keep()
      return later(0)
    }
    forgetDraft(place!)
    setSync('saved')
    timer.current = setTimeout(() => setSync(null), SHOWN_MS)
  }

  const write = (next: string) => {
    now.current.text = next
    if (textLength(next) <= NOTE_MAX) now.current.warned = false
    setText(next)
    if (!place) return
    keep()
    setSync('unsaved')
    later(REST_MS)
  }

  /** A line of its own at the end. */
  const append = (line: string) => {
    const above = now.current.text.replace(/\n+$/, '')
    write(`${above}${above && '\n'}${line}\n`)
  }

  const onRestore = useEffectEvent(() => {
    const draft = place && restoreDraft(place, first!.content)
    if (draft !== null && draft !== now.current.text) write(draft)
  })
  /** Written on from another device: it is taken over, unless something of here is not saved yet. */
  const onNews = useEffectEvent(() => {
    const it = now.current
    if (!first || isUnsaved() || it.flight || it.mine.has(markOf(first.content))) return
    it.text = it.saved = it.sent = first.content
    setText(first.content)
  })
  useEffect(() => {
    const it = now.current
    it.life = new AbortController()
    return () => {
      clearTimeout(timer.current)
      it.life.abort()
    }
  }, [])
  useEffect(() => onRestore(), [path, memberId])
  useEffect(() => onNews(), [first?.content])
  useReturn(() => void save(document.visibilityState === 'hidden'))
  const saveNow = () => save()
  useLeaveGuard({ isUnsaved, saveNow, staysOpen: isWithin })

  return { text, sync, write, append, saveNow }
}

/** The line comes back, or the learner turns to the page or away from it. */
function useReturn(act: () => void) {
  const onReturn = useEffectEvent(act)
  useEffect(() => {
    const back = () => onReturn()
    window.addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])
}

export type NoteState = ReturnType<typeof useNote>
