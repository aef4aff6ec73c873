import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { PoolClient } from 'pg'
import type { House } from './house.ts'

/** Every living worker holds this, so that whoever waits for jobs knows whether anybody works. */
const ALIVE = 'a job worker lives'
const LOOK_MS = 15_000
/** A worker that is starting has not shown its sign of life yet. */
const GRACE_SECONDS = 10

/**
 * A worker that was killed leaves its jobs locked, for hours by the queue's own rule. Each living worker therefore
 * holds an advisory lock under its name, which ends with its connection; jobs locked by a name that nobody holds
 * are given free.
 */
export function releaseJobsOfTheDead(house: House) {
  const events: WorkerEvents = new EventEmitter() as WorkerEvents
  const names = new Set<string>()
  const held = new Set<string>()
  let client: PoolClient | null = null
  let working: Promise<void> = Promise.resolve()
  let stopped = false

  async function look() {
    if (stopped) return
    try {
      client ??= await connect()
      if (!held.has(ALIVE)) {
        await client.query('select pg_try_advisory_lock_shared(hashtextextended($1, 0))', [ALIVE])
        held.add(ALIVE)
      }
      for (const name of names) {
        if (held.has(name)) continue
        await client.query('select pg_try_advisory_lock(hashtextextended($1, 0))', [name])
        held.add(name)
      }
      await client.query(RELEASE, [GRACE_SECONDS])
    } catch (failure) {
      house.log.warn({ reason: (failure as Error).message }, 'jobs of dead workers could not be looked for')
      client?.release(true)
      client = null
      // Soon again: until then this process' workers look dead to the others.
      setTimeout(() => void next(), 1_000).unref()
    }
  }
  // A new connection holds nothing of what the lost one held.
  async function connect() {
    held.clear()
    return house.pool.connect()
  }
  const next = () => (working = working.then(look))
  events.on('worker:create', ({ worker }) => {
    names.add(worker.workerId)
    void next()
  })
  events.on('worker:release', ({ worker }) => void names.delete(worker.workerId))
  const timer = setInterval(() => void next(), LOOK_MS)
  timer.unref()

  return {
    events,
    look: next,
    async stop() {
      stopped = true
      clearInterval(timer)
      await working
      client?.release(true)
      client = null
    },
  }
}

const RELEASE = `
  select graphile_worker.force_unlock_workers(array_agg(name))
  from (
    select locked_by as name from graphile_worker.jobs where locked_at < now() - make_interval(secs => $1)
    group by locked_by
  ) as locked
  where not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = hashtextextended(name, 0)
  )
  having count(*) > 0`
