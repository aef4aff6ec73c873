import { browserStore } from '#platform/browser-store.ts'

/** A picture that is waiting to be sent stays on this device with the words beside it: no reload loses it. */
const STORE = 'files'

const within = browserStore('egaku-reports', 1, (db) => void db.createObjectStore(STORE))

/** A browser that keeps nothing must not stop the sending. */
export const keepFile = (key: string, file: File) =>
  within(STORE, 'readwrite', (store) => store.put(file, key)).then(
    () => true,
    () => false,
  )
export const findFile = (key: string) =>
  within(STORE, 'readonly', (store) => store.get(key) as IDBRequest<File | undefined>).catch(() => undefined)
export const dropFile = (key: string) => within(STORE, 'readwrite', (store) => store.delete(key)).catch(() => {})
