import { isIPv6 } from 'node:net'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { commonRefusal, Refusal } from './refusal.ts'

export type Limit = { name: string; points: number; seconds: number; sentence?: string }

/** Counters live in the database: they outlast a restart and are one for all processes. */
export type Limits = {
  /** Takes one point, or refuses with 429 and the seconds to wait. */
  take(limit: Limit, key: string): Promise<void>
  /** Refuses when the points are used up, without taking one. */
  check(limit: Limit, key: string): Promise<void>
  /** Gives back a point that was taken before it was known whether it is due. */
  giveBack(limit: Limit, key: string): Promise<void>
  clear(limit: Limit, key: string): Promise<void>
  /** Takes a point of each, or refuses for the first that is used up and takes none: in one statement. */
  takeAll(counters: readonly Counter[]): Promise<void>
  /** Gives points back and clears others, in one statement. */
  settle(it: { givenBack: readonly Counter[]; cleared: readonly Counter[] }): Promise<void>
}
export type Counter = readonly [limit: Limit, key: string]

// A window that ends much later than a whole one from now was begun under a clock that has been put back since. A
// little later is only the order in which requests of the same moment come to the row.
const OVER = '(rate_limits.expire <= $2 or rate_limits.expire > $2 + $3 + 10000)'
// Neither a point nor its giving back need outlast a crash of the database, so nobody waits for the disk.
const TAKE = `
  insert into rate_limits (key, points, expire)
  select $1, 1, $2::bigint + $3 from set_config('synchronous_commit', 'off', true)
  on conflict (key) do update set
    points = case when ${OVER} then 1 else rate_limits.points + 1 end,
    expire = case when ${OVER} then $2 + $3 else rate_limits.expire end
  returning points, expire`
const LOOK = `select points, expire from rate_limits where key = $1 and not ${OVER}`
const GIVE_BACK = 'update rate_limits set points = greatest(points - 1, 0) where key = $1'

// Whoever takes or gives several has them in the order of their keys, so that no two wait for each other.
const TAKE_ALL = `
  with asked as (
    select * from unnest($1::text[], $3::bigint[], $4::integer[]) with ordinality as a (key, ms, points, at)
  ), used_up as (
    select a.at, r.expire from asked a join rate_limits r on r.key = a.key
    where r.points >= a.points and r.expire > $2 and r.expire <= $2 + a.ms + 10000
  ), taken as (
    insert into rate_limits (key, points, expire)
    select key, 1, $2::bigint + ms from asked, set_config('synchronous_commit', 'off', true)
    where not exists (select from used_up) order by key
    on conflict (key) do update set
      points = case when rate_limits.expire <= $2 or rate_limits.expire > excluded.expire + 10000
        then 1 else rate_limits.points + 1 end,
      expire = case when rate_limits.expire <= $2 or rate_limits.expire > excluded.expire + 10000
        then excluded.expire else rate_limits.expire end
    returning key, points, expire
  )
  select (a.at - 1)::integer as at, coalesce(u.expire, t.expire) as expire
  from asked a left join used_up u on u.at = a.at left join taken t on t.key = a.key
  where u.at is not null or t.points > a.points order by a.at limit 1`
const CLEAR = `delete from rate_limits using set_config('synchronous_commit', 'off', true) where key = $1`
const SETTLE = `
  with held as (
    select key from rate_limits, set_config('synchronous_commit', 'off', true)
    where key = any($1::text[] || $2::text[]) order by key for update of rate_limits
  ),
  cleared as (delete from rate_limits r using held h where r.key = h.key and r.key = any($2))
  update rate_limits r set points = greatest(r.points - 1, 0) from held h where r.key = h.key and r.key = any($1)`

type Count = { points: number; expire: number }

/** A window begins with its first point and is as long as the limit says, by the house's clock. */
export function makeLimits(pool: pg.Pool, clock: Pick<Clock, 'now'>): Limits {
  const ask = async (statement: string, limit: Limit, key: string) => {
    const now = clock.now().getTime()
    const { rows } = await pool.query<Count>(statement, [nameOf(limit, key), now, limit.seconds * 1000])
    return rows[0] && { points: rows[0].points, msLeft: rows[0].expire - now }
  }
  return {
    async take(limit, key) {
      const count = await ask(TAKE, limit, key)
      if (count && count.points > limit.points) throw tooMany(limit, count.msLeft)
    },
    async check(limit, key) {
      const count = await ask(LOOK, limit, key)
      if (count && count.points >= limit.points) throw tooMany(limit, count.msLeft)
    },
    async giveBack(limit, key) {
      await pool.query(GIVE_BACK, [nameOf(limit, key)])
    },
    async clear(limit, key) {
      await pool.query(CLEAR, [nameOf(limit, key)])
    },
    async takeAll(counters) {
      const now = clock.now().getTime()
      const limits = counters.map(([limit]) => limit)
      const { rows } = await pool.query<{ at: number; expire: number }>(TAKE_ALL, [
        namesOf(counters),
        now,
        limits.map(({ seconds }) => seconds * 1000),
        limits.map(({ points }) => points),
      ])
      if (rows[0]) throw tooMany(limits[rows[0].at]!, rows[0].expire - now)
    },
    async settle({ givenBack, cleared }) {
      await pool.query(SETTLE, [namesOf(givenBack), namesOf(cleared)])
    },
  }
}

const nameOf = (limit: Limit, key: string) => `${limit.name}:${key.split('/').map(networkOf).join('/')}`

const namesOf = (counters: readonly Counter[]) => counters.map(([limit, key]) => nameOf(limit, key))

/** A line has one IPv4 address, but 2^64 of IPv6: what counts is their network. Whatever is no address stays as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const mapped = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(hostname)
  if (mapped)
    return mapped
      .slice(1)
      .flatMap((part) => [Number(`0x${part}`) >> 8, Number(`0x${part}`) & 255])
      .join('.')
  const [before = '', after] = hostname.slice(1, -1).split('::')
  const groups = before ? before.split(':') : []
  const rest = after ? after.split(':') : []
  const all =
    after === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
  return `${all.slice(0, 4).join(':')}::`
}

function tooMany(limit: Limit, msLeft: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msLeft / 1000))
  return new Refusal('too-many', 429, limit.sentence ?? commonRefusal('too-many').message, { retryAfter })
}

/** Windows that are over count nothing any more. */
export async function forgetOldLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}
