import { learnMember, post, type CallReply } from '#platform/browser-call.ts'
import { forgetWaiting, keepWaiting, listWaiting, type WaitingLetter } from './kept-letters.ts'
import { mayWait } from './may-wait.ts'

export type Sent =
  | { outcome: 'taken' }
  /** no line or no session: it is sent again by itself */
  | { outcome: 'later'; why: 'line' | 'session' }
  /** `isOfTheMoment` where the same may be taken another time */
  | { outcome: 'refused'; sentence: string | null; isOfTheMoment: boolean }

const formOf = ({ key, fields, pictures }: WaitingLetter) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { name, blob } of pictures) form.append('images[]', blob, name)
  form.set('key', key)
  return form
}

/** Sends one letter and says what became of it; what is to come later stays where it waits. */
export async function sendLetter(letter: WaitingLetter): Promise<Sent> {
  const member = await learnMember()
  if (member !== letter.memberId) return { outcome: 'later', why: 'session' }
  return outcomeOf(await post(letter.path, formOf(letter)))
}

type Reply = Pick<CallReply<object>, 'ok' | 'lost' | 'status' | 'code' | 'body'>

export function outcomeOf({ ok, lost, status, code, body }: Reply): Sent {
  if (ok) return { outcome: 'taken' }
  if (lost) return { outcome: 'later', why: 'line' }
  if (status === 401 || code === 'bad-token' || code === 'other-member') return { outcome: 'later', why: 'session' }
  return { outcome: 'refused', sentence: body?.error ?? null, isOfTheMoment: status === 429 || status >= 500 }
}

const listeners = new Set<(letter: WaitingLetter, sent: Sent) => void>()
/** Tells an open form what became of a letter that waited. */
export function onSent(heed: (letter: WaitingLetter, sent: Sent) => void): () => void {
  listeners.add(heed)
  return () => void listeners.delete(heed)
}

let underWay: Promise<void> | null = null

/** Tries everything of this member that waits, one tab at a time. */
export function sendWaiting(): Promise<void> {
  underWay ??= inOneTab(tryAll).finally(() => (underWay = null))
  return underWay
}

async function tryAll() {
  if (!mayWait()) return
  const member = await learnMember()
  if (member === null) return
  for (const letter of await listWaiting(member)) {
    if (letter.refused !== null) continue
    const sent = await sendLetter(letter)
    if (sent.outcome === 'later' || (sent.outcome === 'refused' && sent.isOfTheMoment)) return
    if (sent.outcome === 'taken') await forgetWaiting(letter.key)
    else await keepWaiting({ ...letter, refused: sent.sentence ?? '送信できませんでした。' })
    for (const heed of listeners) heed(letter, sent)
  }
}

function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('letters', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  ) as Promise<void>
}
