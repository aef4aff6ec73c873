import type { Adapter, AdapterPayload } from 'oidc-provider'

const MOST = 5_000

/** The latest few thousand of something. */
export function keepSome<Value>() {
  const map = new Map<string, Value>()
  return {
    map,
    get: (key: string) => map.get(key),
    set(key: string, value: Value) {
      map.set(key, value)
      if (map.size > MOST) map.delete(map.keys().next().value!)
    },
  }
}

export type Shelf = (kind: string) => Adapter

/** What the issuers remember: visits, grants, codes. It outlives a change of their keys and ends with the process. */
export function openShelf(): Shelf {
  const { map, set } = keepSome<{ payload: AdapterPayload; until: number }>()
  const read = (key: string) => {
    const found = map.get(key)
    return found && Date.now() < found.until ? found.payload : undefined
  }
  const search = (kind: string, fits: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of map) if (key.startsWith(`${kind}:`) && fits(payload)) return read(key)
    return undefined
  }
  return (kind) => ({
    upsert: async (id, payload, seconds) =>
      set(`${kind}:${id}`, { payload, until: Date.now() + (seconds ?? Infinity) * 1_000 }),
    find: async (id) => read(`${kind}:${id}`),
    findByUid: async (uid) => search(kind, (payload) => payload.uid === uid),
    findByUserCode: async (code) => search(kind, ({ userCode }) => userCode === code),
    async consume(id) {
      const payload = read(`${kind}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
    },
    destroy: async (id) => void map.delete(`${kind}:${id}`),
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of map) if (payload.grantId === grantId) map.delete(key)
    },
  })
}
