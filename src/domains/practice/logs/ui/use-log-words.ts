import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { onOutcome, type Outcome, sendParcel } from '#platform/outbox/outbox.ts'
import { keepParcel, type Parcel, readParcel } from '#platform/outbox/store.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { textLength } from '#ui/text-length.ts'
import { MEMO_MAX, type OwnLog } from '../terms.ts'

type Words = { memo: string; consent: boolean; memo_consent: boolean }
type Sent = Words & { was: string }
const REST_MS = 900
const SHOWN_MS = 3_000

/** Memo and consent of a log that stands: each change saves itself, and waits in this browser while there is no line. */
export function useLogWords(memberId: number, log: OwnLog) {
  const parcel = useRef<Parcel | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [words, setWords] = useState<Words>({ memo: log.memo, consent: log.consents, memo_consent: log.memoConsents })
  const [sync, setSync] = useState<SyncState | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  /** The memo of the house as this page last knew it. */
  const known = useRef(log.memo)
  const other = useOther(parcel, log.memo, sentence)
  const { revalidate } = useRevalidator()
  const id = `practice-words:${log.id}`

  const send = useCallback(() => {
    clearTimeout(timer.current)
    if (!parcel.current) return
    setSync('saving')
    void sendParcel(parcel.current)
  }, [])

  useEffect(() => {
    let isOpen = true
    const hear = (outcome: Outcome) => {
      const kept = parcel.current
      if (outcome.state !== 'sent') {
        setSync('unsaved')
        if (outcome.state === 'refused') void revalidate()
        return setSentence(outcome.sentence)
      }
      known.current = (outcome.fields as Sent).memo
      if (kept && JSON.stringify(kept.fields) !== JSON.stringify(outcome.fields)) {
        parcel.current = { ...kept, fields: { ...kept.fields, was: known.current } }
        return send()
      }
      parcel.current = null
      setSync('saved')
      timer.current = setTimeout(() => setSync(null), SHOWN_MS)
    }
    const stop = onOutcome(id, hear)
    void readParcel(memberId, id)
      .catch(() => undefined)
      .then((kept) => {
        if (!isOpen || !kept || parcel.current) return
        parcel.current = kept
        const { memo, consent, memo_consent, was } = kept.fields as Sent
        known.current = was ?? known.current
        setWords({ memo, consent, memo_consent })
        setSync('unsaved')
        if (textLength(memo) <= MEMO_MAX) send()
      })
    return () => {
      isOpen = false
      stop()
      clearTimeout(timer.current)
    }
  }, [id, memberId, send, revalidate])

  const change = (part: Partial<Words>) => {
    const next = { ...words, ...part }
    if (!next.consent) next.memo_consent = false
    setWords(next)
    setSentence(null)
    setSync('unsaved')
    const isLong = textLength(next.memo) > MEMO_MAX
    const key = parcel.current?.key ?? crypto.randomUUID()
    const fields = { ...next, was: known.current }
    // Too long a memo waits for its writer.
    parcel.current = { ...parcelOf(log, fields), memberId, id, key, state: isLong ? 'draft' : 'waiting' }
    void keepParcel(parcel.current).catch(() => {})
    clearTimeout(timer.current)
    if (!isLong) timer.current = setTimeout(send, part.memo === undefined ? 0 : REST_MS)
  }
  /** Both were read: one of them stands from now on, or both under each other. */
  const settle = (memo: string) => {
    known.current = log.memo
    change({ memo })
  }
  return { words, sync, sentence, change, other, settle }
}

/** What another device wrote, once the house has refused for it. */
function useOther(parcel: RefObject<Parcel | null>, theirs: string, sentence: string | null): string | null {
  const [other, setOther] = useState<string | null>(null)
  useEffect(() => {
    const mine = parcel.current?.fields as Sent | undefined
    setOther(sentence && mine && theirs !== mine.was && theirs !== mine.memo ? theirs : null)
  }, [parcel, theirs, sentence])
  return other
}

const parcelOf = ({ id }: OwnLog, fields: Sent) => ({
  path: callPath('/user_daily_lesson_trainings/:id', { id }),
  ...{ method: 'PATCH' as const, fields, files: {}, sentence: null },
})
