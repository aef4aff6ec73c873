import { learnMember, post } from '../browser-call.ts'
import { markOf } from './mark.ts'
import { dropParcel, keepParcel, listParcels, type Parcel, readParcel } from './store.ts'

export type Outcome =
  | { state: 'sent'; key: string; fields: Parcel['fields']; body: Record<string, unknown> }
  | { state: 'waiting' | 'refused'; sentence: string | null }

const RETRY_MS = [3_000, 10_000, 30_000, 60_000]
const heard = new EventTarget()
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined
let watching = false

/** Tells what becomes of one parcel, whoever sent it; the answer ends the telling. */
export function onOutcome(id: string, hear: (outcome: Outcome) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<Outcome>).detail)
  heard.addEventListener(id, listen)
  return () => heard.removeEventListener(id, listen)
}

/** Keeps it for as long as it takes and sends it at once; without a line it goes out by itself when there is one. */
export async function sendParcel(parcel: Parcel): Promise<Outcome> {
  const waiting: Parcel = { ...parcel, state: 'waiting', sentence: null }
  const isKept = await keepParcel(waiting).then(
    () => true,
    () => false,
  )
  watchLine()
  // A browser that keeps nothing sends it all the same, this once.
  return isKept ? sendKept(parcel.memberId, parcel.id) : tell(parcel.id, await deliver(waiting))
}

/** Sends everything of this member that waits, one after another. */
export async function sendWaiting(): Promise<void> {
  const memberId = await learnMember()
  if (memberId === null) return
  const waiting = (await listParcels(memberId)).filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) return localStorage.removeItem(markOf(memberId))
  for (const { id } of waiting) await sendKept(memberId, id)
}

/** From now on, as long as the page lives: at once, when the line returns, and now and then. */
export function watchLine(): void {
  if (watching) return
  watching = true
  window.addEventListener('online', () => void sendWaiting())
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && sendWaiting()))
}

/** Two tabs of one browser never send the same: who comes second finds it gone. */
async function sendKept(memberId: number, id: string): Promise<Outcome> {
  const outcome = await alone(async () => {
    const parcel = await readParcel(memberId, id)
    return parcel?.state === 'waiting' ? deliver(parcel) : null
  })
  if (!outcome) return { state: 'waiting', sentence: null }
  if (outcome.state === 'waiting') again()
  else tries = 0
  return tell(id, outcome)
}

function tell(id: string, outcome: Outcome): Outcome {
  heard.dispatchEvent(new CustomEvent(id, { detail: outcome }))
  return outcome
}

const keptOf = ({ memberId, id }: Parcel) => readParcel(memberId, id).catch(() => undefined)

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('egaku-outbox', work) as Promise<T>) : work()

async function deliver(parcel: Parcel): Promise<Outcome> {
  // What one member left here is never sent for another.
  if ((await learnMember()) !== parcel.memberId) return { state: 'waiting', sentence: null }
  const { memberId, id, key, path, method, fields } = parcel
  const reply = await post<Record<string, unknown>>(path, bodyOf(parcel), { method })
  if (reply.ok) {
    // What was written meanwhile stays.
    const kept = await keptOf(parcel)
    if (kept?.key === key && JSON.stringify(kept.fields) === JSON.stringify(fields)) await dropParcel(memberId, id)
    return { state: 'sent', key, fields, body: reply.body ?? {} }
  }
  if (mayComeThrough(reply)) return { state: 'waiting', sentence: null }
  const sentence = reply.body?.error ?? null
  await keepParcel({ ...((await keptOf(parcel)) ?? parcel), state: 'refused', sentence }).catch(() => {})
  return { state: 'refused', sentence }
}

function bodyOf({ key, fields, files }: Parcel): FormData | object {
  if (Object.keys(files).length === 0) return { ...fields, key }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, key })) form.set(name, String(value))
  for (const [name, { name: fileName, content }] of Object.entries(files)) form.set(name, content, fileName)
  return form
}

/** Nobody decided about it: the line, the session or the house was away. */
const mayComeThrough = ({ lost, status, code }: { lost: boolean; status: number; code: string | null }) =>
  lost || [401, 408, 429].includes(status) || status >= 500 || code === 'bad-token' || code === 'other-member'

function again() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendWaiting(), RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)])
}
