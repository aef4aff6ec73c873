import { browserStore } from '#platform/browser-store.ts'
import type { Layers, Op } from '../../terms.ts'

/** What was drawn here and is not known to have reached the house. */
export type KeptStrokes = {
  /** of the member and the work, and of the page: two tabs must not overwrite each other */
  id: string
  /** the revision it rests on, and how many of its operations still stand */
  revision: number
  known: number
  ops: readonly Op[]
  layers: Layers
  /** under which it was sent, where no answer came */
  key: string | null
}

const STORE = 'strokes'

const within = browserStore('egaku-drawings', 1, (db) => void db.createObjectStore(STORE, { keyPath: 'id' }))

/** In the order in which they were asked: what is dropped after it was kept is gone. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(act: () => Promise<T>): Promise<T | undefined> {
  // A browser that keeps nothing must not stop the drawing.
  const turn = last.then(act).catch(() => undefined)
  last = turn
  return turn
}

/** What pages of this work have left here. */
const listAll = (work: string) =>
  within(STORE, 'readonly', (store) => {
    const range = IDBKeyRange.bound(`${work}:`, `${work}:\uffff`)
    return store.getAll(range) as IDBRequest<KeptStrokes[]>
  })

export const strokesHere = {
  list: async (work: string) => (await inTurn(() => listAll(work))) ?? [],
  keep: (kept: KeptStrokes) => inTurn(() => within(STORE, 'readwrite', (store) => store.put(kept))),
  drop: (id: string) => inTurn(() => within(STORE, 'readwrite', (store) => store.delete(id))),
}
export type StrokesHere = typeof strokesHere
