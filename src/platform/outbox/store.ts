import { browserStore } from '../browser-store.ts'
import { markOf } from './mark.ts'

/** What somebody wrote or drew and the house does not have yet, kept in this browser. */
export type Parcel = {
  /** A browser may be used by several members; each finds only what is their own. */
  memberId: number
  /** What it is for, one at a time: 「practice-log:12」. */
  id: string
  /** By which the house knows it again when an answer was lost. */
  key: string
  path: string
  method: 'POST' | 'PATCH'
  fields: Record<string, string | boolean>
  files: Record<string, { name: string; content: Blob }>
  /** A draft waits for its writer, the others for a line; what was refused stays for the writer to mend. */
  state: 'draft' | 'waiting' | 'refused'
  /** Why it was refused. */
  sentence: string | null
}

const STORE = 'parcels'

const within = browserStore('egaku-parcels', 1, (db) => db.createObjectStore(STORE, { keyPath: ['memberId', 'id'] }))

export const readParcel = (memberId: number, id: string) =>
  within<Parcel | undefined>(STORE, 'readonly', (store) => store.get([memberId, id]))
export const listParcels = (memberId: number) =>
  within<Parcel[]>(STORE, 'readonly', (store) => store.getAll(IDBKeyRange.bound([memberId], [memberId, []])))

/** Keeps it, and leaves a mark by which every page knows that something waits without opening the store. */
export async function keepParcel(parcel: Parcel): Promise<void> {
  await within(STORE, 'readwrite', (store) => store.put(parcel))
  if (parcel.state === 'waiting') localStorage.setItem(markOf(parcel.memberId), '1')
}

export const dropParcel = (memberId: number, id: string) =>
  within(STORE, 'readwrite', (store) => store.delete([memberId, id]))
