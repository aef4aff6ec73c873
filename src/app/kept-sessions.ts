import { LRUCache } from 'lru-cache'
import type { House } from '#platform/house.ts'
import { askerOf, findSession, mayBeKept, nobody, type Asker, type Session } from './who-asks.ts'

/** So long a process may know who asks without asking the database. */
const KEPT_MS = 5_000
const MOST = 20_000
const BYTES = 24 * 1024 * 1024
/** A row beside its texts, as objects. */
const ROW_BYTES = 700

/** `facts` is what a statement that writes has to compare; null where the database was asked just now. */
export type Known = Asker & { facts: string | null }
type Kept = { row: Session; askedAt: number }

/**
 * Who asks, kept for seconds in each process. What changes it is told by the database (triggers named `…_ask_anew`), to
 * the process that changes it before that goes on. A process that does not hear keeps nobody.
 */
export function keepSessions({ db, pages }: Pick<House, 'db' | 'pages'>) {
  const kept = new LRUCache<string, Kept>({ max: MOST, maxSize: BYTES, sizeCalculation: sizeOf })
  const changed = new Map<number, number>()
  /** Whose change came up to here may have been forgotten. */
  let forgotten = -Infinity

  pages.onMember((id) => {
    changed.delete(id)
    changed.set(id, performance.now())
    const [oldest] = changed
    if (changed.size <= MOST || !oldest) return
    changed.delete(oldest[0])
    forgotten = oldest[1]
  })

  const find = (key: string, now: Date): Session | null => {
    const one = kept.get(key)
    if (!one || !mayBeKept(one.row, now) || pages.isChanging(one.row.id)) return null
    const { row, askedAt } = one
    const since = Math.max(performance.now() - KEPT_MS, pages.heardAtOnceSince(), changed.get(row.id) ?? forgotten)
    return askedAt > since ? row : null
  }

  return {
    /** `lately`: it may be known from seconds ago. */
    async whoAsks(tokenHash: Buffer | null, now: Date, { lately }: { lately: boolean }): Promise<Known> {
      if (!tokenHash) return { ...nobody, facts: null }
      const key = tokenHash.toString('latin1')
      const known = lately ? find(key, now) : null
      if (known) return { ...(await askerOf(db, known, now)), facts: known.facts }
      const askedAt = performance.now()
      const row = await findSession(db, tokenHash)
      if (row && mayBeKept(row, now)) kept.set(key, { row, askedAt })
      else kept.delete(key)
      return { ...(await askerOf(db, row, now)), facts: null }
    },
  }
}
export type KeptSessions = ReturnType<typeof keepSessions>

const sizeOf = ({ row }: Kept) => ROW_BYTES + 2 * (row.facts.length + row.name.length + row.email.length)
