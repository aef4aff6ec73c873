import { browserStore } from '#platform/browser-store.ts'
import { FLAG } from './may-wait.ts'

/** A picture as it lies in a form that was not sent yet. */
export type KeptPicture = { id: string; name: string; blob: Blob }

/** What somebody has typed into a form and brought for it: kept on this device until the school has it. */
export type LetterDraft = {
  /** Made with the first word, so that the same letter is sent once however often it is tried. */
  key: string
  body: string
  fields: Record<string, string>
  pictures: KeptPicture[]
}

/** A letter on its way: it waits here for a line, a session or a better moment. */
export type WaitingLetter = {
  key: string
  memberId: number
  slot: string
  path: string
  fields: Record<string, string>
  pictures: KeptPicture[]
  /** why the school did not take it, in its own words; it is not tried again by itself */
  refused: string | null
}

const DRAFTS = 'drafts'
const WAITING = 'waiting'

const within = browserStore('egaku-letters', 1, (db) => {
  db.createObjectStore(DRAFTS)
  db.createObjectStore(WAITING, { keyPath: 'key' }).createIndex('memberId', 'memberId')
})

/** A browser may be used by several members; each finds only what is their own. */
export type LetterPlace = { memberId: number; slot: string }
const nameOf = ({ memberId, slot }: LetterPlace) => `letter:${memberId}:${slot}`

/** Words are kept at once and survive a page that goes at the next moment. */
export function keepWords(place: LetterPlace, { key, body, fields }: Omit<LetterDraft, 'pictures'>): boolean {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify({ key, body, fields }))
    return true
  } catch {
    return false
  }
}

export const keepPictures = (place: LetterPlace, pictures: KeptPicture[]) =>
  within(DRAFTS, 'readwrite', (store) => store.put(pictures, nameOf(place))).then(
    () => true,
    () => false,
  )

export async function readDraft(place: LetterPlace): Promise<LetterDraft | null> {
  const words = localStorage.getItem(nameOf(place))
  if (words === null) return null
  const pictures = await within<KeptPicture[] | undefined>(DRAFTS, 'readonly', (store) =>
    store.get(nameOf(place)),
  ).catch(() => undefined)
  return { ...(JSON.parse(words) as Omit<LetterDraft, 'pictures'>), pictures: pictures ?? [] }
}

export async function forgetDraft(place: LetterPlace): Promise<void> {
  localStorage.removeItem(nameOf(place))
  await within(DRAFTS, 'readwrite', (store) => store.delete(nameOf(place))).catch(() => {})
}

export async function keepWaiting(letter: WaitingLetter): Promise<boolean> {
  try {
    await within(WAITING, 'readwrite', (store) => store.put(letter))
    localStorage.setItem(FLAG, '1')
    return true
  } catch {
    return false
  }
}

export const listWaiting = (memberId: number): Promise<WaitingLetter[]> =>
  within<WaitingLetter[]>(WAITING, 'readonly', (store) => store.index('memberId').getAll(memberId)).catch(() => [])

export async function forgetWaiting(key: string): Promise<void> {
  await within(WAITING, 'readwrite', (store) => store.delete(key)).catch(() => {})
  const left = await within(WAITING, 'readonly', (store) => store.count()).catch(() => 1)
  if (left === 0) localStorage.removeItem(FLAG)
}
