import { useCallback, useEffect, useRef, useState } from 'react'
import { callPath, pageToken, post } from '#platform/browser-call.ts'
import type { Place, Shortage } from '../../campaigns/terms.ts'

type Reply = Partial<Shortage> & { secondsLeft?: number }
export type Hold = { state: 'asking' | 'lapsed' | 'short' | 'unknown' } | { state: 'held'; until: number; now: number }

const LOOK_MS = 15_000
/** Parts arrive several a second; the house is told of them no more often. */
const TELL_MS = 20_000

/** One after the other, so that what was left gives nothing back that was taken after it. */
let line: Promise<unknown> = Promise.resolve()
function inLine<T>(call: () => Promise<T>): Promise<T> {
  const next = line.then(call)
  line = next
  return next
}

/** Keeps a place while the form is open, longer with every part of a file that arrives, and gives it back when it is left. */
export function useHold({ campaignId, teacherId }: Place, arrivals: number) {
  const [hold, setHold] = useState<Hold>({ state: 'asking' })
  const token = useRef('')
  const path = callPath('/correction_campaigns/:id/hold', { id: campaignId })

  const take = useCallback(async () => {
    token.current = await pageToken()
    const { ok, body } = await inLine(() => post<Reply>(path, { teacher_id: teacherId }))
    const isShort = body?.teacherShortage || body?.campaignShortage
    const next: Hold = ok && body?.secondsLeft ? heldFor(body.secondsLeft) : { state: isShort ? 'short' : 'unknown' }
    setHold(next)
    return next
  }, [path, teacherId])

  useEffect(() => {
    void take()
    const goodbye = () => giveBackFrom(path, teacherId, token.current)
    const back = ({ persisted }: PageTransitionEvent) => persisted && void take()
    window.addEventListener('pagehide', goodbye)
    window.addEventListener('pageshow', back)
    return () => {
      window.removeEventListener('pagehide', goodbye)
      window.removeEventListener('pageshow', back)
      void inLine(() => post(path, { teacher_id: teacherId }, { method: 'DELETE' }))
    }
  }, [path, teacherId, take])

  const isHeld = hold.state === 'held'
  useEffect(() => {
    if (!isHeld) return
    const look = setInterval(() => setHold(lookedAt), LOOK_MS)
    return () => clearInterval(look)
  }, [isHeld])

  const told = useRef({ at: 0, arrivals: 0 })
  useEffect(() => {
    if (!isHeld || arrivals === told.current.arrivals) return
    const lengthen = async () => {
      told.current = { at: Date.now(), arrivals }
      const { ok, body, code } = await inLine(() => post<Reply>(path, { teacher_id: teacherId }, { method: 'PATCH' }))
      if (ok && body?.secondsLeft) setHold(heldFor(body.secondsLeft))
      else if (code === 'hold-lapsed') setHold({ state: 'lapsed' })
    }
    const soon = setTimeout(() => void lengthen(), Math.max(0, told.current.at + TELL_MS - Date.now()))
    return () => clearTimeout(soon)
  }, [isHeld, arrivals, path, teacherId])

  return {
    hold,
    take: () => void take(),
    /** Before a file is sent: whether there is a place for it at all. */
    isFull: async () => (isHeld ? hold : await take()).state === 'short',
  }
}

const heldFor = (seconds: number): Hold => ({ state: 'held', until: Date.now() + seconds * 1000, now: Date.now() })

function lookedAt(hold: Hold): Hold {
  if (hold.state !== 'held') return hold
  const now = Date.now()
  return now >= hold.until ? { state: 'lapsed' } : { ...hold, now }
}

/** A page on its way out sends nothing but this. */
function giveBackFrom(path: string, teacherId: number, token: string) {
  const form = new FormData()
  form.set('_method', 'DELETE')
  form.set('authenticity_token', token)
  form.set('teacher_id', String(teacherId))
  navigator.sendBeacon(path, form)
}
