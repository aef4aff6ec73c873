import type { NotePlace } from './draft.ts'

/** A scene that was caught for a note; pictures stay in this browser, the note's line goes with the learner. */
export type Snapshot = { id: number; memberId: number; note: string; label: string; picture: Blob }

const STORE = 'snapshots'

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('egaku-note', 2)
  opening.addEventListener('upgradeneeded', () => {
    const db = opening.result
    // Scenes of former days do not tell whose they are, and must be shown to nobody.
    if (db.objectStoreNames.contains(STORE)) db.deleteObjectStore(STORE)
    const store = db.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true })
    store.createIndex('owner', ['memberId', 'note'])
  })
  return answerOf(opening)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((give, fail) => {
    request.addEventListener('success', () => give(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('the browser keeps nothing')))
  })
}

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open()
  try {
    return await answerOf(ask(db.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    db.close()
  }
}

export const listSnapshots = ({ memberId, path }: NotePlace) =>
  within('readonly', (store) => store.index('owner').getAll([memberId, path]) as IDBRequest<Snapshot[]>)
export const keepSnapshot = (snapshot: Omit<Snapshot, 'id'>) => within('readwrite', (store) => store.add(snapshot))
export const dropSnapshot = (id: number) => within('readwrite', (store) => store.delete(id))
