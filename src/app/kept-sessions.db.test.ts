import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePassword } from '#domains/accounts/actions/change-password.ts'
import { signOut } from '#domains/accounts/actions/sign-out.ts'
import { endSessions } from '#domains/accounts/queries.ts'
import { hashPassword } from '#domains/accounts/passwords.ts'
import { closeNotification } from '#domains/notifications/actions/close-notification.ts'
import type { Actor } from '#platform/ask.ts'
import type { Db, OpenDb } from '#platform/db.ts'
import { makePageCache, type PageCache } from '#platform/page-cache.ts'
import { watchStatements } from '#platform/statements.ts'
import { until } from '#scripts/processes.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { openPatiently } from '#test/worlds/fresh-database.ts'
import { keepSessions, type KeptSessions } from './kept-sessions.ts'

const DAY = 86_400_000
let fresh: FreshHouse
/** The sessions of the process that changes something, and of another one. */
let here: KeptSessions
let there: KeptSessions
let other: OpenDb & { pages: PageCache }

beforeAll(async () => {
  fresh = await freshHouse()
  const opened = openPatiently(fresh.databaseUrl, { connections: 3 })
  other = { ...opened, pages: makePageCache(opened.db) }
  other.pages.watch(opened.pool)
  here = keepSessions(fresh.house)
  there = keepSessions(other)
  fresh.house.pages.follow(fresh.house.pool)
  other.pages.follow(other.pool)
  const hears = ({ heardAtOnceSince }: PageCache) => heardAtOnceSince() < Infinity
  await until(() => hears(fresh.house.pages) && hears(other.pages), 5_000)
})
afterAll(async () => {
  other.pages.stop()
  await other.close()
  await fresh.close()
})

async function signedIn({ isStaff = false } = {}) {
  const memberId = await fresh.newMember({ plan: { planId: 2, state: 'will_continue' }, isStaff })
  const now = fresh.clock.now()
  const tokenHash = randomBytes(32)
  const row = { token_hash: tokenHash, member_id: memberId, created_at: now, last_used_at: now }
  await fresh.db.insertInto('sessions').values(row).execute()
  const ask = async (sessions: KeptSessions, lately = true) => {
    const { result, statements } = await watchStatements(() =>
      sessions.whoAsks(tokenHash, fresh.clock.now(), { lately }),
    )
    return { member: result.member, statements: statements.length }
  }
  // Until what was just written about them was heard.
  const known = () => until(async () => (await ask(here)).statements + (await ask(there)).statements === 0, 2_000)
  const actor = async () => {
    const of = await fresh.actorFor(memberId)
    return { ...of, session: { ...of.session, tokenHash } }
  }
  return { memberId, tokenHash, ask, known, actor }
}

it('asks the database once in five seconds, for what only shows, and each time for everything else', async () => {
  const { ask, known, memberId } = await signedIn()
  await known()
  const anew = keepSessions(other)
  expect(await ask(anew)).toMatchObject({ member: { id: memberId }, statements: 1 })
  expect(await ask(anew)).toMatchObject({ member: { id: memberId }, statements: 0 })
  expect(await ask(anew, false)).toMatchObject({ member: { id: memberId }, statements: 1 })
})

describe('who is known here and in another process is asked anew at once', () => {
  type One = Awaited<ReturnType<typeof signedIn>> & { self: Actor }
  const db = () => fresh.db
  const changes: [
    string,
    (one: One) => Promise<unknown>,
    (member: Awaited<ReturnType<One['ask']>>['member']) => unknown,
  ][] = [
    ['signing out', ({ self }) => signOut(self), (member) => member === null],
    [
      'signing out everywhere',
      ({ memberId }) =>
        db()
          .transaction()
          .execute((tx) => endSessions(tx, memberId)),
      (member) => member === null,
    ],
    [
      'a withdrawal',
      ({ memberId }) =>
        db().updateTable('members').set({ withdrawn_at: fresh.clock.now() }).where('id', '=', memberId).execute(),
      (member) => member === null,
    ],
    [
      'the end of a plan',
      ({ memberId }) =>
        db()
          .updateTable('subscriptions')
          .set({ state: 'after_unsubscribe', access_ends_at: fresh.clock.now() })
          .where('member_id', '=', memberId)
          .execute(),
      (member) => member?.state === 'after_unsubscribe',
    ],
    [
      'a plan that is closed because of a debt',
      ({ memberId }) =>
        db()
          .updateTable('subscriptions')
          .set({ closes_at: fresh.clock.now() })
          .where('member_id', '=', memberId)
          .execute(),
      (member) => member!.closesAt !== null,
    ],
    ['an unpaid bill', ({ memberId }) => writeInvoice(db(), memberId, { state: 'unpaid' }), (member) => member!.owes],
    [
      'a role',
      ({ memberId }) =>
        db().insertInto('staff_members').values({ member_id: memberId, granted_at: fresh.clock.now() }).execute(),
      (member) => member!.isStaff,
    ],
    [
      'another name',
      ({ memberId }) => db().updateTable('members').set({ name: '新しい 名' }).where('id', '=', memberId).execute(),
      (member) => member!.name === '新しい 名',
    ],
    [
      'a notification that is put away',
      async ({ self }) => {
        const notification = { title: 'お知らせ', opened_at: fresh.clock.now() }
        const { id } = await db()
          .insertInto('notifications')
          .values(notification)
          .returning('id')
          .executeTakeFirstOrThrow()
        await closeNotification(self, id)
      },
      (member) => member!.closedNotifications.length === 1,
    ],
  ]
  it.each(changes)(
    '%s',
    async (_, change, isSeen) => {
      const one = await signedIn()
      const self = await one.actor()
      expect(await one.known()).toBe(true)
      await change({ ...one, self })
      expect(isSeen((await one.ask(here)).member)).toBe(true)
      const committed = performance.now()
      expect(isSeen((await one.ask(there, false)).member)).toBe(true)
      expect(await until(async () => isSeen((await one.ask(there)).member) as boolean, 2_000)).toBe(true)
      expect(performance.now() - committed).toBeLessThan(1_000)
    },
    30_000,
  )
})

it('ends the other sessions with a new password, and keeps the one in which it was changed', async () => {
  const one = await signedIn()
  const own = await signedIn()
  const { db } = fresh
  await db.updateTable('sessions').set({ member_id: one.memberId }).where('token_hash', '=', own.tokenHash).execute()
  const password_hash = await hashPassword('the password of old')
  await db.updateTable('members').set({ password_hash }).where('id', '=', one.memberId).execute()
  const actor = await own.actor()
  expect([await one.known(), await own.known()]).toEqual([true, true])
  const of = {
    ...actor,
    memberId: one.memberId,
    body: { fields: { current_password: 'the password of old' }, files: {} },
  }
  await changePassword(of, 'quite another one')
  expect([(await one.ask(here)).member, (await own.ask(here)).member?.id]).toEqual([null, one.memberId])
})

it('ends a plan by the clock, though nothing was told', async () => {
  const { ask, known, tokenHash } = await signedIn()
  expect(await known()).toBe(true)
  const later = new Date(fresh.clock.now().getTime() + 15 * DAY)
  expect((await ask(here)).statements).toBe(0)
  expect((await here.whoAsks(tokenHash, later, { lately: true })).member).toBeNull()
})

it('never keeps staff, nor who was staff when they were asked', async () => {
  const { ask } = await signedIn({ isStaff: true })
  for (const _ of [1, 2, 3]) expect((await ask(there)).statements).toBe(1)
})

it('keeps nobody whose change is under way here, whether it is committed or not', async () => {
  const { ask, known, memberId } = await signedIn()
  expect(await known()).toBe(true)
  const rolledBack = fresh.db.transaction().execute(async (tx) => {
    await endSessions(tx, memberId)
    expect(await ask(here)).toMatchObject({ member: { id: memberId }, statements: 1 })
    expect((await ask(here)).statements).toBe(1)
    throw new Error('not after all')
  })
  await expect(rolledBack).rejects.toThrow('not after all')
  expect((await ask(there)).statements).toBe(0)
})

it('does not keep what was read before a change and arrives after it', async () => {
  const { memberId, tokenHash } = await signedIn()
  let arrive = () => {}
  const arriving = new Promise<void>((resolve) => (arrive = resolve))
  let isRead = () => {}
  const read = new Promise<void>((resolve) => (isRead = resolve))
  const executeQuery: Db['executeQuery'] = async (query) => {
    const rows = await other.db.executeQuery(query)
    isRead()
    await arriving
    return rows as never
  }
  const slow = keepSessions({ db: { executeQuery } as Db, pages: other.pages })
  const whoAsks = () => slow.whoAsks(tokenHash, fresh.clock.now(), { lately: true })
  const first = whoAsks()
  await read
  const heard = new Promise<void>((resolve) => other.pages.onMember((id) => id === memberId && resolve()))
  await fresh.db.updateTable('members').set({ name: '新しい 名' }).where('id', '=', memberId).execute()
  await heard
  arrive()
  expect((await first).member!.name).toBe('試験 ひと')
  expect((await whoAsks()).member!.name).toBe('新しい 名')
})

it('notes that a session is used, and asks anew when that is due', async () => {
  const { ask, known, tokenHash } = await signedIn()
  expect(await known()).toBe(true)
  const before = fresh.clock.now()
  fresh.clock.forward(11 * 60_000)
  expect((await ask(here)).statements).toBe(2)
  const row = await fresh.db
    .selectFrom('sessions')
    .select('last_used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  expect(row.last_used_at).toEqual(fresh.clock.now())
  fresh.clock.set(before)
})

it('keeps nobody while the line that tells of changes is down, and nobody from before it was', async () => {
  const { ask, known } = await signedIn()
  expect(await known()).toBe(true)
  const { heardAtOnceSince } = other.pages
  const { rows } = await other.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query in ('listen page_purges', 'select') and datname = current_database()`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(await until(async () => heardAtOnceSince() === Infinity, 3_000)).toBe(true)
  expect((await ask(there)).statements).toBe(1)
  expect(await until(async () => heardAtOnceSince() < Infinity, 5_000)).toBe(true)
  expect([(await ask(there)).statements, (await ask(there)).statements]).toEqual([1, 0])
})
