import { type FormEvent, useEffect, useRef, useState } from 'react'
import { post } from '#platform/browser-call.ts'
import { codeRefusals, LOCKED, lockedWords, LOST, otherSetWords } from '../../terms.ts'

export type Configuration = {
  checkUrl: string
  createUrl: string
  limit: number
  errors: { serialCode: string | null; course: string | null }
}

type Answer = { result?: boolean; error?: string; url?: string }

/** A code as it is typed: it is asked first, and only what the person confirms is sent. */
export function useSerialCode({ checkUrl, errors }: Configuration, isComplete: boolean) {
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState(errors.serialCode)
  const [other, setOther] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'checking' | 'confirming' | 'sending'>('idle')
  const asked = useRef(false)
  const mayReceive = isComplete && code.trim() !== ''
  useWhenBack(() => setState('idle'))

  const refused = (sentence: string | null, alerts?: string) => {
    setCode('')
    setTrouble(sentence)
    setState('idle')
    if (alerts) window.alert(alerts)
  }
  const check = async () => {
    if (asked.current) return
    asked.current = true
    setState('checking')
    setTrouble(null)
    setOther(null)
    const { status, body, lost } = await post<Answer>(checkUrl, { serial_code: code })
    asked.current = false
    if (status === 200 && body?.result) return setState('confirming')
    const error = status === 429 ? LOCKED : (body?.error ?? '')
    if (error === LOCKED) return refused(null, lockedWords)
    if (error === 'other_set') {
      setOther(body?.url ?? null)
      return refused(otherSetWords)
    }
    if (error in codeRefusals) return refused(codeRefusals[error as keyof typeof codeRefusals])
    refused(null, lost || !body?.error ? LOST : body.error)
  }
  /** Without a script the form goes to the server as it is, which asks everything again. */
  const onSubmit = (event: FormEvent) => {
    if (state === 'sending' || (state !== 'confirming' && !mayReceive)) return event.preventDefault()
    if (state === 'confirming') return setState('sending')
    event.preventDefault()
    if (state === 'idle') void check()
  }
  const cancel = () => setState((now) => (now === 'confirming' ? 'idle' : now))
  return { code, setCode, trouble, other, state, mayReceive, onSubmit, cancel }
}

/** A page that the browser kept and shows again is not sending any more. */
function useWhenBack(act: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && act()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  })
}
