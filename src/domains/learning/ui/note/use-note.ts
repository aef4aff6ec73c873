import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { post } from '#platform/browser-call.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { textLength } from '#ui/text-length.ts'
import { NOTE_MAX, NOTE_TOO_LONG } from '../../terms.ts'
import { isWithin } from '../player/pieces.ts'
import type { Note } from '../player/player-data.ts'
import { forgetDraft, keepDraft, markOf, restoreDraft } from './draft.ts'
import { refreshToken } from './refresh-token.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const REST_MS = 1_200
const SHOWN_MS = 3_000
const RETRY_MS = [3_000, 10_000, 30_000, 60_000]

/**
 * One note that saves itself. What was written is kept in the browser until the server has it: a closed tab, a lost
 * network or an ended session loses nothing, and it is sent again by itself.
 */
export function useNote(path: string | null, first: Note | null) {
  const [text, setText] = useState(first?.content ?? '')
  const [sync, setSync] = useState<SyncState | null>(null)
  const now = useRef({ text, saved: text, flight: null as Promise<void> | null, tries: 0, warned: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const active = path !== null && first !== null

  const later = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }
  const isUnsaved = () => active && now.current.text !== now.current.saved

  /** Sends what is not saved yet; a second call waits for the first and for what was written since. */
  const save = async (keepalive = false): Promise<void> => {
    const it = now.current
    await it.flight
    if (!isUnsaved() || it.flight) return
    clearTimeout(timer.current)
    if (textLength(it.text) > NOTE_MAX) {
      if (!it.warned) window.alert(NOTE_TOO_LONG)
      it.warned = true
      return
    }
    it.flight = send(it.text, keepalive).finally(() => (it.flight = null))
    await it.flight
  }

  const send = async (sent: string, keepalive: boolean) => {
    const it = now.current
    setSync('saving')
    const reply = await post(path!, { content: sent }, { keepalive })
    if (!reply.ok) {
      setSync('unsaved')
      // Another session, or none: the page's token is out of date, and a new one comes with a new sign-in.
      if (reply.status === 401 || reply.status === 403) await refreshToken()
      return later(RETRY_MS[Math.min(it.tries++, RETRY_MS.length - 1)]!)
    }
    it.saved = sent
    it.tries = 0
    if (isUnsaved()) return later(0)
    forgetDraft(path!)
    setSync('saved')
    timer.current = setTimeout(() => setSync(null), SHOWN_MS)
  }

  const write = (next: string) => {
    now.current.text = next
    if (textLength(next) <= NOTE_MAX) now.current.warned = false
    setText(next)
    if (!active) return
    keepDraft(path, { text: next, base: markOf(now.current.saved) })
    setSync('unsaved')
    later(REST_MS)
  }

  /** A line of its own at the end. */
  const append = (line: string) => {
    const above = now.current.text.replace(/\n+$/, '')
    write(`${above}${above && '\n'}${line}\n`)
  }

  const onRestore = useEffectEvent(() => {
    const draft = active ? restoreDraft(path, first.content) : null
    if (draft !== null && draft !== now.current.text) write(draft)
  })
  const onReturn = useEffectEvent(() => void save(document.visibilityState === 'hidden'))
  useEffect(() => onRestore(), [path])
  useEffect(() => {
    const back = () => onReturn()
    window.addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
      clearTimeout(timer.current)
    }
  }, [])
  const saveNow = () => save()
  useLeaveGuard({ isUnsaved, saveNow, staysOpen: isWithin })

  return { text, sync, write, append, saveNow }
}

export type NoteState = ReturnType<typeof useNote>
