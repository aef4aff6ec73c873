import { browserStore } from '#platform/browser-store.ts'
import type { NotePlace } from './draft.ts'

/** A scene that was caught for a note; pictures stay in this browser, the note's line goes with the learner. */
export type Snapshot = { id: number; memberId: number; note: string; label: string; picture: Blob }

const STORE = 'snapshots'

const within = browserStore('egaku-note', 2, (db) => {
  // Scenes of former days do not tell whose they are, and must be shown to nobody.
  if (db.objectStoreNames.contains(STORE)) db.deleteObjectStore(STORE)
  const store = db.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true })
  store.createIndex('owner', ['memberId', 'note'])
})

export const listSnapshots = ({ memberId, path }: NotePlace) =>
  within(STORE, 'readonly', (store) => store.index('owner').getAll([memberId, path]) as IDBRequest<Snapshot[]>)
export const keepSnapshot = (snapshot: Omit<Snapshot, 'id'>) =>
  within(STORE, 'readwrite', (store) => store.add(snapshot))
export const dropSnapshot = (id: number) => within(STORE, 'readwrite', (store) => store.delete(id))
