import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Db, Reader } from './db.ts'

export type CachedPage = {
  headers: Record<string, string>
  plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
  tags: ReadonlySet<string>
  freshUntil: number
  /** the moment of business time at which it is over, whatever is left of its minute */
  turnsAt: Date | null
}

type NewPage = {
  headers: Record<string, string>
  body: string
  tags: Iterable<string>
  turnsAt: Date | null
  /** of `performance.now()` */
  since: number
}

const CHANNEL = 'page_purges'
/** A number is drawn before its transaction commits: so many are looked at again. */
const LATE_COMMITS = 100
const MB = 1024 * 1024
/** What visitors ask for as it is, and what they asked of it beside: no number of questions pushes out a plain page. */
const PLAIN_BYTES = 72 * MB
const ASKED_BYTES = 24 * MB
const MAX_VALUES = 20_000

/** Whole pages as visitors get them, kept in each process and purged in all of them by tag. */
export type PageCache = {
  find(key: string): CachedPage | undefined
  isFresh(page: CachedPage, now: Date): boolean
  /** Keeps a page that was begun at `since`: what was purged meanwhile is not kept. */
  keep(key: string, page: NewPage): CachedPage
  /** A small value that every page shows (open notifications, category names), read once and purged by tag. */
  remember<T>(key: string, tags: string[], load: () => Promise<T>): Promise<T>
  /** Part of the transaction that changes what pages show: they go when it commits, in every process. */
  purge(reader: Reader, ...tags: string[]): Promise<void>
  /** Tells every tag that is purged, for what else is kept in a process. */
  onPurge(heed: (tag: string) => void): void
  follow(pool: pg.Pool): void
  catchUp(): Promise<void>
  stop(): void
}

export async function purgePages(reader: Reader, ...tags: string[]): Promise<void> {
  await sql`insert into page_purges (tag) select unnest(${tags}::text[])`.execute(reader)
  await sql`select pg_notify(${CHANNEL}, '')`.execute(reader)
}

export function makePageCache(db: Db, freshMs = 60_000): PageCache {
  const shelf = (maxSize: number) => new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: sizeOf })
  const [plainPages, askedPages] = [shelf(PLAIN_BYTES), shelf(ASKED_BYTES)]
  const shelfOf = (key: string) => (isPlain(key) ? plainPages : askedPages)
  const values = new Map<string, { value: Promise<unknown>; tags: string[]; until: number }>()
  const purged = new Map<string, number>()
  const heeding: ((tag: string) => void)[] = []
  const seen = new Set<number>()
  let newest: number | null = null
  let timer: NodeJS.Timeout | undefined
  let listener: pg.PoolClient | undefined
  let listening = false
  let stopped = false

  const dropTagged = (tag: string) => {
    purged.delete(tag)
    purged.set(tag, performance.now())
    dropOldest(purged, MAX_VALUES)
    for (const [key, value] of values) if (tag === '*' || value.tags.includes(tag)) values.delete(key)
    for (const pages of [plainPages, askedPages])
      for (const [key, page] of pages.entries()) if (tag === '*' || page.tags.has(tag)) pages.delete(key)
    for (const heed of heeding) heed(tag)
  }
  const wasPurged = (tags: ReadonlySet<string>, since: number) =>
    [...tags, '*'].some((tag) => (purged.get(tag) ?? -1) >= since)
  const catchUp = async () => {
    const rows = await db
      .selectFrom('page_purges')
      .select(['id', 'tag'])
      .where('id', '>', (newest ?? 0) - LATE_COMMITS)
      .orderBy('id', 'desc')
      .limit(newest === null ? LATE_COMMITS : 1000)
      .execute()
    for (const row of rows) {
      if (seen.has(row.id)) continue
      if (newest !== null) dropTagged(row.tag)
      seen.add(row.id)
    }
    newest = Math.max(newest ?? 0, rows[0]?.id ?? 0)
    for (const id of seen) if (id < newest - 2 * LATE_COMMITS) seen.delete(id)
  }
  const listen = async (pool: pg.Pool) => {
    if (listener || listening || stopped) return
    listening = true
    try {
      const client = await pool.connect()
      if (stopped) return client.release(true)
      listener = client
      client.on('notification', () => void catchUp().catch(() => {}))
      client.once('error', () => {
        if (listener !== client) return
        listener = undefined
        client.release(true)
      })
      await client.query(`listen ${CHANNEL}`)
    } finally {
      listening = false
    }
  }

  return {
    find: (key) => shelfOf(key).get(key),
    isFresh: ({ freshUntil, turnsAt }, now) => freshUntil > Date.now() && (turnsAt === null || now < turnsAt),
    keep(key, { headers, body, tags, turnsAt, since }) {
      shelfOf(key).delete(key)
      const plain = Buffer.from(body)
      const page = squeezedWhenAsked({ headers, plain, tags: new Set(tags), freshUntil: Date.now() + freshMs, turnsAt })
      if (wasPurged(page.tags, since)) return page
      shelfOf(key).set(key, page)
      return page
    },
    remember(key, tags, load) {
      const known = values.get(key)
      if (known && known.until > Date.now()) return known.value as ReturnType<typeof load>
      const value = load()
      values.set(key, { value, tags, until: Date.now() + freshMs })
      dropOldest(values, MAX_VALUES)
      value.catch(() => values.delete(key))
      return value
    },
    purge: purgePages,
    onPurge: (heed) => void heeding.push(heed),
    // The wake-up is a courtesy; the look every second is what finds a purge whose wake-up was lost.
    follow(pool) {
      timer = setInterval(() => {
        void catchUp().catch(() => {})
        void listen(pool).catch(() => {})
      }, 1_000)
      timer.unref()
      void catchUp().catch(() => {})
      void listen(pool).catch(() => {})
    },
    catchUp,
    stop() {
      stopped = true
      clearInterval(timer)
      const client = listener
      listener = undefined
      client?.release(true)
    },
  }
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) break
    map.delete(key)
  }
}

/** Squeezing costs as much as rendering, and most visitors' browsers take the same of the two. */
function squeezedWhenAsked(page: Omit<CachedPage, 'gzip' | 'brotli'>): CachedPage {
  const { plain } = page
  let gzip: Buffer | undefined
  let brotli: Buffer | undefined
  return {
    ...page,
    get gzip() {
      return (gzip ??= gzipSync(plain, { level: 6 }))
    },
    get brotli() {
      return (brotli ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
    },
  }
}

/** The address alone, and whether a browser is advised: no query, nothing put away. */
const isPlain = (key: string) => /^[^? ]+ !?$/.test(key)

/** The squeezed forms together take less than half of the plain one. */
function sizeOf(page: CachedPage): number {
  return Math.ceil(page.plain.length * 1.5) + 1
}
