import { sql } from 'kysely'
import type pg from 'pg'
import type { Db, Reader } from './db.ts'
import { memberChanges } from './member-changes.ts'

const CHANNEL = 'page_purges'
/** A number is drawn before its transaction commits: so many are looked at again. */
const LATE_COMMITS = 100
const MOST_AT_ONCE = 1_000
const MAX_TAGS = 20_000

/** What has changed, told by tag to every process: whoever keeps something compares the moment at which it was begun. */
export type Purges = {
  /** Part of the transaction that makes the change: it is told when that commits, in every process. */
  purge(reader: Reader, ...tags: string[]): Promise<void>
  /** Tells every tag that is purged, for what is kept by other means. */
  onPurge(heed: (tag: string) => void): void
  /** Whether one of the tags was purged since this moment of `performance.now()`. */
  wasPurged(tags: Iterable<string>, since: number): boolean
  /** Whether every purge since this moment has been heard; none is before the first look at them. */
  isHeardSince(since: number): boolean
  /** Whether all up to this number is heard; what is not is looked at. */
  isHeard(newest: number | null): Promise<boolean>
  follow(pool: pg.Pool): void
  /** The look that a change has woken us for, until it is done. */
  awake(): Promise<void> | null
  catchUp(): Promise<void>
  /**
   * Tells whose session or rights were changed: by a transaction of this process before whoever wrote it goes on, by
   * another as soon as it is heard of. The database says so itself (triggers named `…_ask_anew`).
   */
  onMember(heed: (memberId: number) => void): void
  /** Whether a transaction of this process is changing them right now. */
  isChanging(memberId: number): boolean
  watch(pool: pg.Pool): void
  /** Since when no such commit can have been missed, of `performance.now()`; Infinity while the line is not heard. */
  heardAtOnceSince(): number
  stop(): void
}

const MEMBER = 'member:'

export async function purgePages(reader: Reader, ...tags: string[]): Promise<void> {
  await sql`insert into page_purges (tag) select unnest(${tags}::text[])`.execute(reader)
  await sql`select pg_notify(${CHANNEL}, '')`.execute(reader)
}

export function hearPurges(db: Db): Purges {
  const purged = new Map<string, number>()
  const heeding: ((tag: string) => void)[] = []
  const heedingMembers: ((memberId: number) => void)[] = []
  const seen = new Set<number>()
  let newest: number | null = null
  let heardSince = Infinity
  /** What was purged up to here may have been forgotten. */
  let forgotten = -1
  let woken: Promise<void> | null = null

  const tell = (tag: string) => {
    purged.delete(tag)
    purged.set(tag, performance.now())
    const [oldest] = purged
    if (purged.size > MAX_TAGS && oldest) {
      forgotten = oldest[1]
      purged.delete(oldest[0])
    }
    for (const heed of heeding) heed(tag)
  }
  const catchUp = oneAfterAnother(async () => {
    const most = newest === null ? LATE_COMMITS : MOST_AT_ONCE
    const rows = await db
      .selectFrom('page_purges')
      .select(['id', 'tag'])
      .where('id', '>', (newest ?? 0) - LATE_COMMITS)
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    if (newest === null) heardSince = performance.now()
    // So many were missed that older ones are not among them.
    else if (rows.length === most) tell('*')
    for (const row of rows) {
      if (newest !== null && !seen.has(row.id)) tell(row.tag)
      seen.add(row.id)
    }
    newest = Math.max(newest ?? 0, rows[0]?.id ?? 0)
    for (const id of seen) if (id < newest - 2 * LATE_COMMITS) seen.delete(id)
  })
  const wake = () => {
    const look: Promise<void> = catchUp()
      .catch(() => {})
      .finally(() => {
        if (woken === look) woken = null
      })
    woken = look
  }
  const tellMember = (memberId: number) => {
    for (const heed of heedingMembers) heed(memberId)
  }
  const hear = (tag: string) => (tag.startsWith(MEMBER) ? tellMember(Number(tag.slice(MEMBER.length))) : wake())
  const changes = memberChanges(tellMember)
  const listener = keepListening(hear, catchUp)

  return {
    purge: purgePages,
    onPurge: (heed) => void heeding.push(heed),
    wasPurged: (tags, since) => since <= forgotten || [...tags, '*'].some((tag) => (purged.get(tag) ?? -1) >= since),
    isHeardSince: (since) => since >= heardSince,
    async isHeard(id) {
      if (id === null || (newest !== null && id <= newest)) return true
      await catchUp()
      return false
    },
    follow(pool) {
      void catchUp().catch(() => {})
      listener.follow(pool)
    },
    awake: () => woken,
    catchUp,
    onMember: (heed) => void heedingMembers.push(heed),
    ...changes,
    heardAtOnceSince: listener.heardSince,
    stop: listener.stop,
  }
}

/** A look that began before it was asked for can have missed what it was asked for: so there is one more after it. */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const run = (): Promise<void> => (running = work().finally(() => (running = null)))
  return () => {
    if (!running) return run()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return run()
      })
    return next
  }
}

/** A line that does not answer is none, whatever it looks like. */
const SILENT_MS = 3_000

/** The wake-up is a courtesy; the look every second is what finds a purge whose wake-up was lost. */
function keepListening(hear: (payload: string) => void, look: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let listener: pg.PoolClient | undefined
  let listening = false
  let stopped = false
  let since = Infinity
  let answered = -Infinity
  const drop = (client: pg.PoolClient) => {
    if (listener !== client) return
    listener = undefined
    since = Infinity
    client.release(true)
  }
  const listen = async (pool: pg.Pool) => {
    if (listener || listening || stopped) return
    listening = true
    try {
      const client = await pool.connect()
      if (stopped) return client.release(true)
      listener = client
      client.on('notification', ({ payload = '' }) => hear(payload))
      client.once('error', () => drop(client))
      client.once('end', () => drop(client))
      await client.query(`listen ${CHANNEL}`).catch((failure: unknown) => {
        drop(client)
        throw failure
      })
      since = answered = performance.now()
    } finally {
      listening = false
    }
  }
  /** What was told before this was asked has been heard when it is answered. */
  const knock = async () => {
    const client = listener
    if (!client || since === Infinity) return
    const asked = performance.now()
    await client.query('select').catch(() => drop(client))
    if (listener === client) answered = Math.max(answered, asked)
  }
  return {
    heardSince: () => (performance.now() - answered < SILENT_MS ? since : Infinity),
    follow(pool: pg.Pool) {
      timer = setInterval(() => {
        void look().catch(() => {})
        void listen(pool).catch(() => {})
        void knock()
      }, 1_000)
      timer.unref()
      void listen(pool).catch(() => {})
    },
    stop() {
      stopped = true
      clearInterval(timer)
      if (listener) drop(listener)
    },
  }
}
