import { LRUCache } from 'lru-cache'
import { frozenSize } from './frozen-size.ts'
import type { Purges } from './purges.ts'

const BYTES = 32 * 1024 * 1024

export type Remembered = {
  /**
   * What is the same for everybody, read once for all who ask and kept frozen until one of its tags is purged, for a
   * minute at most. What a purge overtakes while it is read is handed out and not kept, and neither is a failure.
   */
  remember<T>(key: string, tags: string[], load: () => Promise<T>): Promise<T>
}

type Begun = { tags: string[]; since: number; value: Promise<unknown> }
type Kept = Omit<Begun, 'value'> & { value: unknown; until: number; bytes: number }

export function rememberValues(purges: Purges, freshMs: number, maxSize = BYTES): Remembered {
  const values = new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ bytes }) => bytes })
  const loading = new Map<string, Begun>()
  const holds = ({ tags, since }: Pick<Begun, 'tags' | 'since'>) =>
    purges.isHeardSince(since) && !purges.wasPurged(tags, since)

  async function read<T>(key: string, tags: string[], load: () => Promise<T>): Promise<T> {
    const since = performance.now()
    const until = Date.now() + freshMs
    const value = load()
    const begun: Begun = { tags, since, value }
    loading.set(key, begun)
    try {
      const read = await value
      const bytes = frozenSize(read)
      if (holds(begun) && freshMs > 0) values.set(key, { tags, since, value: read, until, bytes })
      return read
    } finally {
      if (loading.get(key) === begun) loading.delete(key)
    }
  }

  return {
    async remember(key, tags, load) {
      await purges.awake()
      const known = values.get(key)
      if (known && known.until > Date.now() && holds(known)) return known.value as Awaited<ReturnType<typeof load>>
      const begun = loading.get(key)
      if (begun && holds(begun)) return (await begun.value) as Awaited<ReturnType<typeof load>>
      return read(key, tags, load)
    },
  }
}
