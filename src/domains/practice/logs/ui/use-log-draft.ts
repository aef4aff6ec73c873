import { useCallback, useEffect, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { onOutcome, sendParcel, sendWaiting, type Outcome } from '#platform/outbox/outbox.ts'
import { keepParcel, type Parcel, readParcel } from '#platform/outbox/store.ts'
import type { SyncState } from '#ui/sync-line.tsx'
import { BAD_PICTURE, FAILED, PICTURE_BYTES, PICTURE_TYPES } from '../terms.ts'

type Draft = { memo: string; consent: boolean; memo_consent: boolean }
type Of = { memberId: number; lessonId: number; stepId: number | null }
type Taken = { name: string; url: string; size: number }

const EMPTY: Draft = { memo: '', consent: false, memo_consent: false }
const REST_MS = 400
const isTaken = (type: string) => PICTURE_TYPES.some((one) => one === type)

const newParcel = ({ memberId, lessonId, stepId }: Of): Parcel => ({
  memberId,
  id: `practice-log:${lessonId}`,
  key: crypto.randomUUID(),
  path: callPath('/user_daily_lesson_trainings/create'),
  method: 'POST',
  fields: { ...EMPTY, id: String(lessonId), ...(stepId !== null && { step_id: String(stepId) }) },
  files: {},
  state: 'draft',
  sentence: null,
})

/** The draft of one lesson's log: in this browser from the first letter on, and on its way once it was posted. */
export function useLogDraft(of: Of) {
  const navigate = useNavigate()
  const parcel = useRef<Parcel | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState(EMPTY)
  const [picked, setPicked] = useState<Taken | null>(null)
  const [sync, setSync] = useState<SyncState | null>(null)
  const [posting, setPosting] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)
  const [waits, setWaits] = useState(false)
  const { memberId, lessonId, stepId } = of
  const id = `practice-log:${lessonId}`

  useEffect(() => () => void (picked && URL.revokeObjectURL(picked.url)), [picked])

  const own = () => (parcel.current ??= newParcel({ memberId, lessonId, stepId }))
  const keep = useCallback(async (asTyped: boolean) => {
    clearTimeout(timer.current)
    if (!parcel.current) return
    const isKept = await keepParcel(parcel.current).then(
      () => true,
      () => false,
    )
    if (asTyped) setSync(isKept && parcel.current.state === 'draft' ? 'saved' : 'unsaved')
  }, [])

  const hear = useCallback(
    async (outcome: Outcome) => {
      const kept = parcel.current
      if (outcome.state !== 'sent') {
        if (kept) parcel.current = { ...kept, state: outcome.state, sentence: outcome.sentence }
        setWaits(outcome.state === 'waiting')
        setSync('unsaved')
        return setSentence(outcome.sentence)
      }
      // What was written while it was on its way goes after it, before the page is left.
      const isOlder = kept && kept.key === outcome.key && JSON.stringify(kept.fields) !== JSON.stringify(outcome.fields)
      if (isOlder) return void sendParcel(kept)
      clearTimeout(timer.current)
      parcel.current = null
      setSync('saved')
      await navigate(`${href('/user_daily_lesson_trainings/post_complete')}?id=${String(outcome.body.id)}`)
    },
    [navigate],
  )

  useEffect(() => {
    let isOpen = true
    const stop = onOutcome(id, (outcome) => void hear(outcome))
    void readParcel(memberId, id)
      .catch(() => undefined)
      .then((kept) => {
        if (!isOpen || !kept || parcel.current) return
        parcel.current = kept
        const { memo, consent, memo_consent } = { ...EMPTY, ...kept.fields } as Draft
        setDraft({ memo, consent, memo_consent })
        setPicked(takenOf(kept))
        setSync(kept.state === 'draft' ? 'saved' : 'unsaved')
        setWaits(kept.state === 'waiting')
        setSentence(kept.sentence)
        if (kept.state === 'waiting') void sendWaiting()
      })
    return () => {
      isOpen = false
      stop()
      if (timer.current !== undefined && parcel.current) void keepParcel(parcel.current).catch(() => {})
      clearTimeout(timer.current)
    }
  }, [id, memberId, hear])

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    if (!next.consent) next.memo_consent = false
    setDraft(next)
    setSync('unsaved')
    const kept = own()
    const state = kept.state === 'refused' ? 'draft' : kept.state
    parcel.current = { ...kept, state, fields: { ...kept.fields, ...next } }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(true), REST_MS)
  }
  const show = (files: Parcel['files']) => {
    // Another picture is another post, whatever became of the one before.
    parcel.current = { ...own(), key: crypto.randomUUID(), files, state: 'draft', sentence: null }
    setPicked(takenOf(parcel.current))
    setWaits(false)
    setSentence(null)
    void keep(false)
  }
  const pick = (file: File) => {
    const isGood = isTaken(file.type) && file.size <= PICTURE_BYTES
    show(isGood ? { image: { name: file.name, content: file } } : {})
    if (!isGood) window.alert(BAD_PICTURE)
  }
  const post = async () => {
    setPosting(true)
    setSync('saving')
    setSentence(null)
    clearTimeout(timer.current)
    const outcome = await sendParcel(own()).catch((): Outcome => ({ state: 'refused', sentence: null }))
    setPosting(false)
    if (outcome.state !== 'sent') window.alert(FAILED)
  }
  return {
    draft,
    picked,
    sync,
    posting,
    waits,
    sentence,
    pick,
    removePicture: () => show({}),
    change,
    post: () => void post(),
  }
}

function takenOf({ files: { image } }: Parcel): Taken | null {
  return image ? { name: image.name, url: URL.createObjectURL(image.content), size: image.content.size } : null
}
