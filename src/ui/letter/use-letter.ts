import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { learnMember, pageMember } from '#platform/browser-call.ts'
import type { SyncState } from '../sync-line.tsx'
import {
  forgetDraft,
  forgetWaiting,
  keepPictures,
  keepWaiting,
  keepWords,
  listWaiting,
  readDraft,
  type KeptPicture,
  type LetterDraft,
  type WaitingLetter,
} from './kept-letters.ts'
import { useWaitingLetters } from './use-waiting-letters.ts'
import { onSent, sendLetter, type Sent } from './send-waiting.ts'
import { sendOutside } from './send-outside.ts'

type Props = {
  /** Which form it is; what is typed is found again there. */
  slot: string
  path: string
  /** A form service outside that takes it instead of us. */
  outside?: string | null
  /** What goes with the words when they are sent. */
  fieldsOf: (draft: LetterDraft) => Record<string, string>
  /** Said when the school did not take it. */
  failure: string
  firstFields?: Record<string, string>
}

const newDraft = (fields: Record<string, string>): LetterDraft => ({ key: '', body: '', fields, pictures: [] })

/** A form whose words are never lost: kept while they are typed, sent once, and sent again by itself where there was no line. */
export function useLetter({ slot, path, outside = null, fieldsOf, failure, firstFields = {} }: Props) {
  const { draft, latest, sync, setSync, change, renew, reset } = useKeptDraft(slot, firstFields)
  const [isSending, setSending] = useState(false)
  const [isReceived, setReceived] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [needsSignIn, setNeedsSignIn] = useState(false)

  const take = (key: string, sent: Sent) => {
    setSending(false)
    if (key !== latest.current.key) return
    setNeedsSignIn(sent.outcome === 'later' && sent.why === 'session')
    if (sent.outcome === 'taken' || (sent.outcome === 'later' && sent.why === 'line')) {
      reset()
      return setReceived(true)
    }
    if (sent.outcome === 'later') return setSync('unsaved')
    setTrouble(sent.sentence)
    window.alert(failure)
  }
  const send = async () => {
    const { current } = latest
    if (isSending || current.body.trim() === '') return
    setSending(true)
    setTrouble(null)
    const letter: WaitingLetter = {
      ...{ key: current.key, memberId: pageMember() ?? 0, slot, path, refused: null },
      fields: fieldsOf(current),
      pictures: current.pictures,
    }
    if (outside !== null) return take(letter.key, await sendOutside(outside, letter))
    const isKept = await keepWaiting(letter)
    const sent = await sendLetter(letter)
    if (sent.outcome !== 'later') await forgetWaiting(letter.key)
    // Where this browser keeps nothing, it would be lost with the form: it stays there, and its writer hears of it.
    take(
      letter.key,
      isKept || sent.outcome !== 'later' ? sent : { outcome: 'refused', sentence: null, isOfTheMoment: true },
    )
  }
  const { refused, drop } = useRefused(slot, (letter) => {
    if (wordsOf(letter) === latest.current.body) return take(letter.key, { outcome: 'taken' })
    // Went on writing meanwhile: what is new is a letter of its own.
    setNeedsSignIn(false)
    if (letter.key === latest.current.key) renew()
  })
  useWaitingLetters()
  const put = (pictures: KeptPicture[]) => change({ pictures })

  return {
    ...{ draft, sync, isSending, isReceived, trouble, needsSignIn, refused, change },
    send: () => void send(),
    closeReceived: () => setReceived(false),
    addPicture: (picture: Omit<KeptPicture, 'id'>) =>
      put([...latest.current.pictures, { ...picture, id: crypto.randomUUID() }]),
    swapPicture: (id: string, blob: Blob) =>
      put(latest.current.pictures.map((one) => (one.id === id ? { ...one, blob } : one))),
    removePicture: (id: string) => put(latest.current.pictures.filter((one) => one.id !== id)),
    /** A letter that was not taken comes back into the form. */
    takeBack: (letter: WaitingLetter) => {
      drop(letter)
      renew()
      change({ body: wordsOf(letter), pictures: letter.pictures })
    },
  }
}

const wordsOf = ({ fields }: WaitingLetter) => fields.question ?? fields.body ?? ''

/** What lies in the form, as this device keeps it for this member. */
function useKeptDraft(slot: string, firstFields: Record<string, string>) {
  const [draft, setDraft] = useState(() => newDraft(firstFields))
  const latest = useRef(draft)
  const [sync, setSync] = useState<SyncState | null>(null)
  const show = (next: LetterDraft) => {
    latest.current = next
    setDraft(next)
  }
  const keep = async (next: LetterDraft, withPictures: boolean) => {
    const memberId = pageMember() ?? (await learnMember())
    if (memberId === null) return setSync('unsaved')
    const isKept = keepWords({ memberId, slot }, next)
    if (withPictures) setSync('saving')
    const areKept = !withPictures || (await keepPictures({ memberId, slot }, next.pictures))
    setSync(isKept && areKept ? 'saved' : 'unsaved')
  }
  const onBegin = useEffectEvent(async () => {
    const memberId = await learnMember()
    const kept = memberId === null ? null : await readDraft({ memberId, slot })
    if (!kept || latest.current.key !== '') return
    show({ ...kept, fields: { ...firstFields, ...kept.fields } })
    setSync('saved')
  })
  useEffect(() => void onBegin(), [slot])

  return {
    ...{ draft, latest, sync, setSync },
    /** The same words become another letter. */
    renew: () => show({ ...latest.current, key: crypto.randomUUID() }),
    change(part: Partial<Pick<LetterDraft, 'body' | 'fields' | 'pictures'>>) {
      const next = { ...latest.current, ...part, key: latest.current.key || crypto.randomUUID() }
      show(next)
      void keep(next, part.pictures !== undefined)
    },
    reset() {
      const memberId = pageMember()
      show(newDraft(firstFields))
      setSync(null)
      if (memberId !== null) void forgetDraft({ memberId, slot })
    },
  }
}

/** Letters of this form that the school did not take while nobody looked; and those that it took meanwhile. */
function useRefused(slot: string, onTaken: (letter: WaitingLetter) => void) {
  const [refused, setRefused] = useState<WaitingLetter[]>([])
  const heed = useEffectEvent((letter: WaitingLetter, sent: Sent) => {
    if (letter.slot !== slot) return
    if (sent.outcome === 'taken') onTaken(letter)
    if (sent.outcome === 'refused') setRefused((all) => [...all, { ...letter, refused: sent.sentence ?? '' }])
  })
  useEffect(() => {
    let over = false
    const read = async () => {
      const memberId = await learnMember()
      const all = memberId === null ? [] : await listWaiting(memberId)
      if (!over) setRefused(all.filter((letter) => letter.slot === slot && letter.refused !== null))
    }
    void read()
    const stop = onSent((letter, sent) => heed(letter, sent))
    return () => {
      over = true
      stop()
    }
  }, [slot])
  return {
    refused,
    drop(letter: WaitingLetter) {
      void forgetWaiting(letter.key)
      setRefused((all) => all.filter(({ key }) => key !== letter.key))
    },
  }
}

export type Letter = ReturnType<typeof useLetter>
