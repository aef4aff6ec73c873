import { randomBytes } from 'node:crypto'
import { runOnce } from 'graphile-worker'
import { inject } from 'vitest'
import { jobs } from '#app/all-jobs.ts'
import { findAsker } from '#app/who-asks.ts'
import { wire } from '#app/wire.ts'
import type { Actor, Ask, Member, SubscriptionState } from '#platform/ask.ts'
import type { Clock } from '#platform/clock.ts'
import type { House } from '#platform/house.ts'
import { makeLimits } from '#platform/limits.ts'
import { openCardProvider } from '#test/money/card-provider.ts'
import { openWalletProvider } from '#test/money/wallet-provider.ts'
import { freshDatabase, PATIENCE_MS } from '#test/worlds/fresh-database.ts'

type Plan = { planId: number; state: Exclude<SubscriptionState, 'before_subscribe'>; accessEndsAt?: Date | null }
export type FreshHouse = Awaited<ReturnType<typeof freshHouse>>

type Wanted = { now?: Date; env?: Record<string, string>; withWallet?: boolean }

let people = 0

/** A whole house on an own empty database, with a clock that the test sets. `close` it after the file's tests. */
export async function freshHouse({ now = new Date(), env = {}, withWallet = false }: Wanted = {}) {
  const database = await freshDatabase()
  const clock = testClock(now)
  const cards = await openCardProvider(() => clock.now())
  const wallet = withWallet ? await openWalletProvider(() => clock.now()) : null
  const wired = await wire({
    DATABASE_URL: database.url,
    SECRET: 'a secret for tests, of thirty-two characters or more',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    ...inject('outside'),
    ...cards.env,
    ...wallet?.env,
    ...env,
  })
  wired.pool.options.connectionTimeoutMillis = PATIENCE_MS
  const house: House = { ...wired, clock, limits: makeLimits(wired.pool, clock) }
  const { db } = house

  /** Somebody new; without a plan a person is `before_subscribe`. */
  async function newMember({
    name = '試験 ひと',
    plan,
    isStaff = false,
  }: { name?: string; plan?: Plan; isStaff?: boolean } = {}) {
    const email = `person${++people}@example.com`
    const { id } = await db
      .insertInto('members')
      .values({ email, email_key: email, name, joined_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (plan) {
      const { planId: plan_id, state, accessEndsAt: access_ends_at = null } = plan
      await db
        .insertInto('subscriptions')
        .values({ member_id: id, plan_id, state, started_at: clock.now(), access_ends_at })
        .execute()
    }
    if (isStaff) await db.insertInto('staff_members').values({ member_id: id, granted_at: clock.now() }).execute()
    return id
  }

  /** What a page or call would hand to an action if this member asked now. */
  async function actorFor(memberId: number, more: Partial<Ask> = {}): Promise<Actor> {
    const member = await readMember(memberId)
    return { ...askOf(house, member), ...more, member, memberId }
  }

  async function readMember(memberId: number): Promise<Member> {
    const token_hash = randomBytes(32)
    const row = { token_hash, member_id: memberId, created_at: clock.now(), last_used_at: clock.now() }
    await db.insertInto('sessions').values(row).execute()
    const { member } = await findAsker(db, token_hash, clock.now())
    await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
    if (!member) throw new Error(`there is no member ${memberId}`)
    return member
  }

  return {
    db,
    house,
    clock,
    /** The card provider, for this house alone. */
    cards,
    /** Amazon Pay, for this house alone, where it was asked for. */
    get wallet() {
      if (!wallet) throw new Error('this house was opened without a wallet')
      return wallet
    },
    databaseUrl: database.url,
    newMember,
    actorFor,
    visitor: (more: Partial<Ask> = {}): Ask => ({ ...askOf(house, null), ...more }),
    /** Runs every job that is due, and those that they enqueue, until none is left. */
    workOff: () => runOnce({ pgPool: house.pool, noHandleSignals: true, taskList: tasksOf(house) }),
    async close() {
      await wired.close()
      await cards.close()
      await wallet?.close()
      await database.drop()
    },
  }
}

const tasksOf = (house: House) =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(house, payload as never)]),
  )

function testClock(start: Date): Clock & { set(to: Date): void; forward(milliseconds: number): void } {
  let at = start
  return {
    now: () => at,
    set: (to) => void (at = to),
    forward: (milliseconds) => void (at = new Date(at.getTime() + milliseconds)),
    refresh: async () => {},
    stop: () => {},
  }
}

const askOf = (house: House, member: Member | null): Ask => ({
  house,
  db: house.db,
  now: house.clock.now(),
  member,
  viewer: null,
  ip: '127.0.0.1',
  agent: 'test',
  requestId: 'test',
  url: new URL('/', house.settings.origin),
  method: 'GET',
  cookies: {},
  csrfToken: 'test',
  nonce: 'test',
  body: { fields: {}, files: {} },
  session: { begin: () => {}, end: () => {}, tokenHash: null, facts: null },
  pageTags: new Set(),
  pageTurns: [],
  failure: null,
  answerHeaders: {},
  setCookie: () => {},
})
