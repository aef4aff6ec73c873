/** A picture that is waiting to be sent stays on this device with the words beside it: no reload loses it. */
const STORE = 'files'

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('egaku-outbox', 1)
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(STORE))
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

/** A browser that keeps nothing must not stop the sending. */
export const keepFile = (key: string, file: File) =>
  within('readwrite', (store) => store.put(file, key)).then(
    () => true,
    () => false,
  )
export const findFile = (key: string) =>
  within('readonly', (store) => store.get(key) as IDBRequest<File | undefined>).catch(() => undefined)
export const dropFile = (key: string) => within('readwrite', (store) => store.delete(key)).catch(() => {})
