type Make = (db: IDBDatabase) => void

/**
 * A database of this browser. Each has a name of its own: under one name the stores of whoever opens it first are made,
 * and nobody else's. It is opened for each question, so that no tab stands in the way of a newer version.
 */
export function browserStore(name: string, version: number, make: Make) {
  function open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(name, version)
    opening.addEventListener('upgradeneeded', () => make(opening.result))
    return answerOf(opening)
  }
  return async function within<T>(
    store: string,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const db = await open()
    try {
      return await answerOf(ask(db.transaction(store, mode).objectStore(store)))
    } finally {
      db.close()
    }
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((give, fail) => {
    request.addEventListener('success', () => give(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('the browser keeps nothing')))
  })
}
